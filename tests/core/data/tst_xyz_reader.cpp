// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/data/file_format.h"
#include "core/data/table_reader.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

class TestXyzReader : public QObject {
  Q_OBJECT

 private:
  TemporaryText files_;

  Dataset read(const QByteArray& content, const ReadControl& control = {}) const {
    return read_table(files_.write("frames.xyz", content), {}, control);
  }
  QString refusal(const QByteArray& content) const {
    return message_of([&] { (void)read(content); });
  }

 private Q_SLOTS:
  void frames_become_samples_and_atoms_groups_of_columns() {
    const Dataset dataset =
        read("2\nwater, almost\nO 0 0.5 1\nH  1.0 2e0 -3 0.1\n2\n\nO 4 5 6\n H 7 8 9\n\n");
    QVERIFY(dataset.values == (Matrix(2, 6) << 0, 0.5, 1, 1, 2, -3, 4, 5, 6, 7, 8, 9).finished());
    QCOMPARE(dataset.columns[0].name, std::string("O1_x"));
    QCOMPARE(dataset.columns[5].name, std::string("H2_z"));
    QCOMPARE(dataset.columns[5].group, std::string("H2"));
    QCOMPARE(dataset.columns[5].unit, std::string("angstrom"));
    QVERIFY(dataset.warnings.empty());
  }

  void extended_frames_say_where_the_positions_stand() {
    const Dataset dataset = read(
        "1\nLattice=\"9 0 0 0 9 0 0 0 9\" Properties=id:I:1:species:S:1:forces:R:3:pos:R:3 e=1\n"
        "7 C 9 9 9 1 2 3\n");
    QVERIFY(dataset.values == (Matrix(1, 3) << 1, 2, 3).finished());
    QCOMPARE(dataset.columns[0].name, std::string("C1_x"));
    QCOMPARE(dataset.columns[0].period, 0.0);
    QCOMPARE(dataset.warnings.size(), 1U);
    QCOMPARE(dataset.warnings[0].id, std::string("table.lattice"));
  }

  void refuses_what_it_cannot_read_data() {
    QTest::addColumn<QByteArray>("rest");
    QTest::addColumn<QString>("named");
    QTest::newRow("other element") << QByteArray("1\n\nN 1 2 3\n") << "line 6, frame 2: atom 1";
    QTest::newRow("more atoms") << QByteArray("2\n\nC 1 2 3\nC 1 2 3\n") << "frame 2";
    QTest::newRow("cut off") << QByteArray("1\n\n") << "frame 2: the frame is cut off";
    QTest::newRow("short line") << QByteArray("1\n\nC 1 2\n") << "line 6, frame 2";
    QTest::newRow("text") << QByteArray("1\n\nC 1 x 3\n") << "'x' is not a finite number";
    QTest::newRow("infinite") << QByteArray("1\n\nC 1 2 inf\n") << "line 6, frame 2: 'inf'";
    QTest::newRow("no count") << QByteArray("one\n\nC 1 2 3\n") << "'one' is not a number of atoms";
    QTest::newRow("2^60 atoms") << QByteArray("1152921504606846976\n\nC 1 2 3\n")
                                << "too short for 1152921504606846976";
    QTest::newRow("zero byte") << QByteArray("1\n\0\nC 1 2 3\n", 12) << "binary";
  }
  void refuses_what_it_cannot_read() {
    QFETCH(QByteArray, rest);
    QFETCH(QString, named);
    const QString message = refusal("1\nfirst\nC 0 0 0\n" + rest);
    QVERIFY2(message.contains(named) && message.contains("Accepted: "), qPrintable(message));
  }

  void text_with_a_number_first_is_not_taken_for_a_trajectory() {
    QCOMPARE(file_format(files_.write("a", "3\n1\n2\n")).id, std::string_view("delimited"));
    QCOMPARE(file_format(files_.write("b", "3\na\n1 2 3\n")).id, std::string_view("delimited"));
    QCOMPARE(file_format(files_.write("c", "1\n\nC 1 2 3\n")).id, std::string_view("xyz"));
  }

  void many_frames_arrive_in_their_order_and_progress_runs_to_the_end() {
    QByteArray text;
    for (int frame = 0; frame < 60000; ++frame) {
      text += "2\nframe\nC 0.25 0 " + QByteArray::number(frame) + "\nH 1 2 3\n";
    }
    std::vector<double> seen;
    const Dataset dataset = read(text, {[&](double done) { seen.push_back(done); }, {}});
    QVERIFY(dataset.values.col(2) == Vector::LinSpaced(60000, 0.0, 59999.0));
    QVERIFY(std::is_sorted(seen.begin(), seen.end()) && seen.back() == 1.0);
  }

  void can_be_cancelled() {
    std::stop_source source;
    source.request_stop();
    QVERIFY(message_of([&] {
              (void)read("1\n\nC 1 2 3\n", {{}, source.get_token()});
            }).contains("cancelled"));
  }
};

QTEST_GUILESS_MAIN(TestXyzReader)
#include "tst_xyz_reader.moc"
