// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/data/file_format.h"
#include "core/data/table_reader.h"
#include "core/data/target_roles.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;

class TestXyzReader : public QObject {
  Q_OBJECT

 private:
  TemporaryText files_;

  Dataset read(const QByteArray& content, const ReadControl& control = {}) const {
    return read_table(files_.write("frames.xyz", content), {}, control);
  }
  static Dataset of_case(const char* name) {
    return read_table(tests::fixtures_dir() + "/tables/" + name + "/t.xyz", {}, {});
  }
  static Index position(const Dataset& dataset, const char* name) {
    return dataset.column_named(name).value_or(-1);
  }
  static const Column& column(const Dataset& dataset, const char* name) {
    return dataset.columns.at(static_cast<std::size_t>(position(dataset, name)));
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
    QVERIFY(dataset.values == (Matrix(1, 4) << 1, 2, 3, 1).finished());
    QCOMPARE(dataset.columns[0].name, std::string("C1_x"));
    QCOMPARE(dataset.columns[0].period, 0.0);
    QCOMPARE(dataset.columns[3].name, std::string("e"));
    QCOMPARE(dataset.warnings.size(), 2U);
    QCOMPARE(dataset.warnings[0].id, std::string("table.lattice"));
    QVERIFY(in_words(dataset.warnings[1]).find("id, forces") != std::string::npos);
  }

  void refuses_what_it_cannot_read_data() {
    QTest::addColumn<QByteArray>("rest");
    QTest::addColumn<QString>("named");
    QTest::newRow("other element") << QByteArray("1\n\nN 1 2 3\n") << "line 6, frame 2: atom 1";
    QTest::newRow("more atoms") << QByteArray("2\n\nC 1 2 3\nC 1 2 3\n") << "frame 2";
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

  /// charnley/rmsd issue 48
  void numbers_of_the_comment_are_columns_and_the_energy_is_the_ground_truth() {
    Dataset dataset = of_case("91_extxyz_energy");
    QCOMPARE(dataset.samples(), Index{40});
    QCOMPARE(std::ssize(dataset.columns), Index{3 * 3 + 5});
    QCOMPARE(dataset.values(0, position(dataset, "energy")), -10.0);
    QCOMPARE(dataset.values(39, position(dataset, "dipole_z")), 3.9);
    QCOMPARE(dataset.values(39, position(dataset, "H3_y")), -0.89597);
    QCOMPARE(column(dataset, "dipole_x").group, std::string("dipole"));
    QCOMPARE(dataset.warnings.size(), 1U);
    QVERIFY(in_words(dataset.warnings[0]).find("forces") != std::string::npos);
    ask_by_default(dataset);
    QVERIFY(dataset.columns_with(Role::truth) == std::vector<Index>{position(dataset, "energy")});
    QVERIFY(!column(dataset, "dipole_z").roles.has(Role::input));
    QVERIFY(column(dataset, "O1_x").roles.has(Role::input));
  }

  void numbers_that_a_frame_does_not_give_are_missing() {
    const Dataset dataset = read(
        "1\ni = 5, time = 0.5, E = -17.25, note=\"a b\"\nC 1 2 3\n"
        "1\nE = -1e1, i = 6\nC 1 2 3\n1\ni=T\nC 1 2 3\n");
    QCOMPARE(std::ssize(dataset.columns), Index{6});
    QCOMPARE(dataset.values(0, position(dataset, "E")), -17.25);
    QCOMPARE(dataset.values(1, position(dataset, "E")), -10.0);
    QCOMPARE(dataset.values(1, position(dataset, "i")), 6.0);
    QVERIFY(std::isnan(dataset.values(1, position(dataset, "time"))));
    QVERIFY(std::isnan(dataset.values(2, position(dataset, "i"))));
    QVERIFY(column(dataset, "E").roles.has(Role::truth));
  }

  void a_stress_in_brackets_has_nine_columns() {
    const Dataset dataset =
        read("1\nstress=[[1, 2, 3], [4, 5, 6], [7, 8, 9.5]] pbc=\"1 1 1\"\nC 1 2 3\n");
    QCOMPARE(std::ssize(dataset.columns), Index{12});
    QCOMPARE(dataset.values(0, position(dataset, "stress_9")), 9.5);
  }

  void atomic_numbers_stand_for_elements() {
    const Dataset dataset =
        read("2\n\n8 0.5 1.0 2.0\n1 1.0 2.0 3.0\n2\n\n8 0.5 1.0 2.0\n1 1.0 2.0 3.0\n");
    QCOMPARE(dataset.samples(), Index{2});
    QCOMPARE(dataset.columns[0].name, std::string("O1_x"));
    QCOMPARE(dataset.columns[3].name, std::string("H2_x"));
    const Dataset numbers = read("1\nProperties=Z:I:1:pos:R:3\n118 1.5 2 3\n");
    QCOMPARE(numbers.columns[0].name, std::string("Og1_x"));
  }

  /// pyscf issues 3103 and 3104
  void a_cut_last_frame_is_left_out() {
    const Dataset dataset = of_case("95_xyz_cut");
    QCOMPARE(dataset.samples(), Index{40});
    QCOMPARE(dataset.warnings.size(), 1U);
    QCOMPARE(dataset.warnings[0].id, std::string("xyz.cut_frame"));
    QVERIFY(in_words(dataset.warnings[0]).find("line 201") != std::string::npos);
    QCOMPARE(std::ssize(dataset.columns), Index{9});
    QCOMPARE(dataset.values(39, 0), 0.9638);
    QCOMPARE(dataset.values(39, 8), 0.59);
  }
  void a_last_frame_is_left_out_wherever_it_is_cut_data() {
    QTest::addColumn<QByteArray>("rest");
    QTest::newRow("count") << QByteArray("1");
    QTest::newRow("line of the count") << QByteArray("12\n");
    QTest::newRow("comment") << QByteArray("12\nsec");
    QTest::newRow("atom") << QByteArray("12\n\nC 0.500");
    QTest::newRow("lines") << QByteArray("12\n\nC 0.500 0.500 0.500\n");
    QTest::newRow("last number") << QByteArray("12\n\n") +
                                        QByteArray("C 0.500 0.500 0.500\n").repeated(11) +
                                        "C 0.500 0.500 0.5";
  }
  void a_last_frame_is_left_out_wherever_it_is_cut() {
    QFETCH(QByteArray, rest);
    const QByteArray frame = "12\n\n" + QByteArray("C 0.250 0.500 1.000\n").repeated(12);
    const Dataset dataset = read(frame + frame + rest);
    QCOMPARE(dataset.samples(), Index{2});
    QCOMPARE(dataset.warnings.size(), 1U);
    QVERIFY(refusal(frame.chopped(10)).contains("frame 1"));
  }

  void text_with_a_number_first_is_not_taken_for_a_trajectory() {
    QCOMPARE(file_format(files_.write("a", "3\n1\n2\n")).id, std::string_view("delimited"));
    QCOMPARE(file_format(files_.write("b", "3\na\n1 2 3\n")).id, std::string_view("delimited"));
    QCOMPARE(file_format(files_.write("d", "4\na\n1 2 3 4\n")).id, std::string_view("delimited"));
    QCOMPARE(file_format(files_.write("e", "1\na\n1 2.5 3 4\n2 1.5 1 1\n")).id,
             std::string_view("delimited"));
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
