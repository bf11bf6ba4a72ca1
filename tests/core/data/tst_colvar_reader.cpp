// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <numbers>

#include "core/data/colvar_header.h"
#include "core/data/colvar_reader.h"
#include "core/data/table_reader.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

class TestColvarReader : public QObject {
  Q_OBJECT

 private:
  TemporaryText files_;

  Dataset read(const QByteArray& content, const ReadControl& control = {}) const {
    return read_table(files_.write("COLVAR", content), {}, control);
  }
  static Dataset of_case(const char* name) {
    return read_table(tests::fixtures_dir() + "/tables/" + name + "/COLVAR", {}, {});
  }
  static QString notes_of(const Dataset& dataset) {
    QStringList notes;
    for (const std::string& note : in_words(dataset.warnings)) {
      notes << QString::fromStdString(note);
    }
    return notes.join('\n');
  }
  QString refusal(const QByteArray& content) const {
    return message_of([&] { (void)read(content); });
  }

 private Q_SLOTS:
  void fields_and_bounds_become_names_and_periods() {
    const Dataset dataset = read(
        "#! FIELDS time phi d1 box\n#! SET min_phi -pi\n#! SET max_phi pi\n"
        "#! SET min_box 0\n#! SET max_box 4.5\n#! SET kernel gaussian\n"
        " 0.000000 -1.5 0.25 1\n 1.000000 3.0 nan 2\n");
    QCOMPARE(dataset.samples(), Index{2});
    QCOMPARE(dataset.columns[1].name, std::string("phi"));
    QCOMPARE(dataset.columns[1].period, 2.0 * std::numbers::pi);
    QCOMPARE(dataset.columns[1].truth_period, 2.0 * std::numbers::pi);
    QCOMPARE(dataset.columns[2].period, 0.0);
    QCOMPARE(dataset.columns[3].period, 4.5);
    QVERIFY(dataset.columns[0].roles.has(Role::time) && dataset.columns[1].roles.empty());
    QCOMPARE(dataset.values(1, 1), 3.0);
    QVERIFY(std::isnan(dataset.values(1, 2)));
    QVERIFY(dataset.warnings.empty());
  }

  void comments_may_stand_above_the_fields() {
    const Dataset dataset =
        read("# made by a program\n\n#! FIELDS time phi\n 0.0 1.25\n 0.2 -nan\n 0.4 2.5\n");
    QCOMPARE(dataset.columns[1].name, std::string("phi"));
    QCOMPARE(dataset.samples(), Index{3});
    QVERIFY(std::isnan(dataset.values(1, 1)));
    QCOMPARE(dataset.values(2, 1), 2.5);
  }

  void bounds_are_numbers_with_or_without_pi() {
    constexpr double pi = std::numbers::pi;
    QCOMPARE(*parse_bound("-pi"), -pi);
    QCOMPARE(*parse_bound("+pi"), pi);
    QCOMPARE(*parse_bound("2pi"), 2.0 * pi);
    QCOMPARE(*parse_bound("2*pi"), 2.0 * pi);
    QCOMPARE(*parse_bound("-pi/2"), -pi / 2.0);
    QCOMPARE(*parse_bound("0"), 0.0);
    QCOMPARE(*parse_bound("-3.14"), -3.14);
    for (const char* text : {"", "-", "--1", "pipi", "pi/0", "inf", "nan", "two"}) {
      QVERIFY2(!parse_bound(text), text);
    }
  }

  void a_restart_may_repeat_the_header() {
    const QByteArray header = "#! FIELDS time phi\n#! SET min_phi 0\n#! SET max_phi 2pi\n";
    const Dataset dataset = read(header + " 0 1\n 1 2\n" + header + " 2 3\n");
    QCOMPARE(dataset.samples(), Index{3});
    QCOMPARE(dataset.values(2, 1), 3.0);
    QCOMPARE(dataset.warnings.size(), 1U);
    QVERIFY(refusal(header + " 0 1\n#! FIELDS time psi\n 1 2\n").contains("line 5"));
    QVERIFY(refusal(header + " 0 1\n#! SET max_phi 7\n 1 2\n").contains("line 5"));
  }

  /// plumed2 issue 37: rows 50 to 59, of the times 10 to 11.8, come twice.
  void times_that_come_again_are_said() {
    const Dataset dataset = of_case("40_colvar_restart");
    QCOMPARE(dataset.samples(), Index{120});
    QCOMPARE(std::ssize(dataset.columns), Index{4});
    QVERIFY(!dataset.values.array().isNaN().any());
    QCOMPARE(dataset.warnings.size(), 1U);
    QVERIFY2(notes_of(dataset).contains("the times from 10 to 11.8 come again: 10 rows"),
             qPrintable(notes_of(dataset)));
  }

  /// plumed2 issues 726 and 727
  void a_cut_last_line_is_left_out() {
    const Dataset dataset = of_case("42_colvar_truncated");
    QCOMPARE(dataset.samples(), Index{60});
    QCOMPARE(dataset.values(59, 0), 11.8);
    QVERIFY2(notes_of(dataset).contains("line 64 is left out"), qPrintable(notes_of(dataset)));
  }

  /// plumed2 issue 726: " 12.000000 -0.35#! FIELDS time phi psi d"
  void a_line_that_a_restart_cut_is_left_out() {
    const Dataset dataset = of_case("43_colvar_midline");
    QCOMPARE(dataset.samples(), Index{100});
    QCOMPARE(dataset.values(59, 0), 11.8);
    QCOMPARE(dataset.values(60, 1), -1.609719);
    const QString notes = notes_of(dataset);
    QVERIFY2(notes.contains("1 line is left out") && notes.contains("line 64"), qPrintable(notes));
    QVERIFY2(notes.contains("no time comes twice"), qPrintable(notes));
  }

  void a_short_row_before_a_later_header_is_left_out() {
    const QByteArray header = "#! FIELDS time phi\n";
    const Dataset dataset = read(header + "0 1\n1\n\n" + header + "1 2\n2 3\n");
    QCOMPARE(dataset.samples(), Index{3});
    QCOMPARE(dataset.values(1, 1), 2.0);
    QVERIFY(notes_of(dataset).contains("line 3"));
    // The lines after it keep their numbers.
    QVERIFY(refusal(header + "0 1\n1\n" + header + "1 2\n2 x\n").contains("line 6, column 'phi'"));
    // What is not certain is refused: two rows in one, or a short row among others.
    QVERIFY(refusal(header + "0 1\n1 0.2 1\n" + header + "1 2\n").contains("line 3"));
    QVERIFY(refusal(header + "0 1\n1\n2 3\n" + header + "4 2\n").contains("line 3"));
    QVERIFY(refusal(header + "0 #! FIELDS time phi\n").contains("whole row"));
  }

  void a_last_number_without_its_digits_is_left_out() {
    const QByteArray rows = "#! FIELDS time phi\n 0.000000 1.500000\n 0.200000 1.750000\n";
    const Dataset cut = read(rows + " 0.400000 1.99");
    QCOMPARE(cut.samples(), Index{2});
    QVERIFY(notes_of(cut).contains("line 4 is left out"));
    QCOMPARE(read(rows + " 0.400000 1.999999").samples(), Index{3});
    QCOMPARE(read(rows + " 0.4 1.99").samples(), Index{3});
    QCOMPARE(read(rows + "#! FIELDS ti").samples(), Index{2});
  }

  void refuses_what_it_cannot_read_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("named");
    QTest::newRow("ragged") << QByteArray("#! FIELDS a b\n1 2\n3\n") << "line 3";
    QTest::newRow("wider than its header")
        << QByteArray("#! FIELDS a b\n1 2 3\n") << "line 2: the row has 3 cells where line 1 has 2";
    QTest::newRow("text") << QByteArray("#! FIELDS a b\n1 2\n3 x\n") << "line 3, column 'b'";
    QTest::newRow("infinite") << QByteArray("#! FIELDS a b\n1 -inf\n") << "line 2, column 'b'";
    QTest::newRow("no row") << QByteArray("#! FIELDS a b\n") << "no rows";
    QTest::newRow("no bound") << QByteArray("#! FIELDS a\n#! SET min_a x\n1\n") << "line 2";
    QTest::newRow("bounds the wrong way")
        << QByteArray("#! FIELDS a\n#! SET min_a 1\n#! SET max_a -1\n1\n") << "max_a";
    QTest::newRow("zero byte") << QByteArray("#! FIELDS a\n1\n\0\n", 16) << "binary";
    QTest::newRow("empty") << QByteArray() << "empty";
  }
  void refuses_what_it_cannot_read() {
    QFETCH(QByteArray, content);
    QFETCH(QString, named);
    const QString message = refusal(content);
    QVERIFY2(message.contains(named) && message.contains("Accepted: "), qPrintable(message));
  }

  void can_be_cancelled() {
    std::stop_source source;
    source.request_stop();
    QVERIFY(message_of([&] {
              (void)read("#! FIELDS a\n1\n2\n", {{}, source.get_token()});
            }).contains("cancelled"));
  }

  void tells_of_its_progress_once_to_the_end() {
    std::vector<double> seen;
    QByteArray text = "#! FIELDS a b\n";
    for (int row = 0; row < 400000; ++row) {
      text += " 0.125 " + QByteArray::number(row) + "\n";
    }
    const Dataset dataset = read(text, {[&](double done) { seen.push_back(done); }, {}});
    QCOMPARE(dataset.values(399999, 1), 399999.0);
    QVERIFY(std::is_sorted(seen.begin(), seen.end()));
    QVERIFY(seen.size() <= 205 && seen.back() == 1.0);
  }
};

QTEST_GUILESS_MAIN(TestColvarReader)
#include "tst_colvar_reader.moc"
