// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <array>
#include <cmath>
#include <utility>

#include "tests/support/csv_rows.h"
#include "tests/support/program.h"

using namespace steelyard;
using namespace steelyard::tests;

/// Rankings of recorded runs tried on samples that were not learned from, as it is typed.
class TestHeldOut : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  QString path(const QString& name) const { return folder_.filePath(name); }
  /// What is none is no small number.
  static double number(const QString& text) {
    bool isNumber = false;
    const double value = text.toDouble(&isNumber);
    return isNumber ? value : std::nan("");
  }
  void record(const QString& name, const QStringList& settings) const {
    const Ended ended =
        runProgram(QStringList{"run", path("t.csv"), "--inputs", "a,b,c", "--truth", "t",
                               "--no-plots", "--quiet", "--preserve", "--out", path(name)} +
                   settings);
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
  }

 private Q_SLOTS:
  void initTestCase() {
    QFile table(path("t.csv"));
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write("a,b,c,t\n");
    for (int row = 0; row < 60; ++row) {
      table.write(QByteArray::number(row * 37 % 61) + ',' + QByteArray::number(row * 29 % 67) +
                  ',' + QByteArray::number(row * 43 % 59) + ',' +
                  QByteArray::number(2 * (row * 29 % 67) + 1) + '\n');
    }
    table.close();
    record("features", {"--method", "pcov-cur", "--set", "count=3", "--set", "mixing=0"});
    record("samples", {"--method", "fps", "--set", "select=samples", "--set", "count=30"});
  }

  void the_truth_is_in_the_first_feature() {
    const Ended ended = runProgram(
        {"held-out", path("features/record.json"), "--csv", path("errors.csv"), "--seed", "3"});
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    QVERIFY2(ended.out.startsWith("ranking"), qPrintable(ended.out));
    QVERIFY2(ended.error.contains("at random (seed 3)"), qPrintable(ended.error));
    QVERIFY2(ended.error.contains("1 knows no more than the mean"), qPrintable(ended.error));
    QVERIFY2(ended.error.contains("but the rankings come from all samples"),
             qPrintable(ended.error));
    const auto rows = csvRows(path("errors.csv"));
    QCOMPARE(rows.size(), 4U);
    QCOMPARE(rows[0][2], QString("held_out_error"));
    QCOMPARE(rows[1][0], QString("features"));
    QCOMPARE(rows[1][1], QString("1"));
    QVERIFY(number(rows[1][2]) < 1e-6);    // t is b alone
    QVERIFY(rows[1][3].toDouble() > 0.2);  // by chance it is another
  }

  /// Not even --force writes over a table that the record was made from.
  void the_tables_of_a_record_are_not_written_over() {
    QFile truth(path("truth.csv"));
    QVERIFY(truth.open(QIODevice::WriteOnly));
    truth.write("t\n");
    for (int row = 0; row < 60; ++row) {
      truth.write(QByteArray::number(2 * (row * 29 % 67) + 1) + '\n');
    }
    truth.close();
    const Ended made = runProgram({"run", path("t.csv"), "--inputs", "a,b,c", "--truth-data",
                                   path("truth.csv"), "--no-plots", "--quiet", "--no-check",
                                   "--method", "pcov-cur", "--out", path("two files")});
    QVERIFY2(made.code == 0, qPrintable(made.error));
    for (const char* table : {"t.csv", "truth.csv"}) {
      const Ended ended =
          runProgram({"held-out", path("two files/record.json"), "--csv", path(table), "--force"});
      QVERIFY2(ended.code == 2, qPrintable(ended.error));
      QVERIFY2(ended.error.contains("would be lost"), qPrintable(ended.error));
    }
  }

  void inputs_are_given_back_by_all_of_them() {
    const Ended ended = runProgram(
        {"held-out", path("features/record.json"), "--by", "gfre", "--csv", path("inputs.csv")});
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    const auto rows = csvRows(path("inputs.csv"));
    QVERIFY(rows[1][2].toDouble() > 0.5);
    QVERIFY(number(rows[3][2]) < 1e-6);
  }

  void samples_are_tried_beside_features() {
    const Ended ended = runProgram({"held-out", path("features/record.json"),
                                    path("samples/record.json"), "--csv", path("both.csv")});
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    QCOMPARE(csvRows(path("both.csv")).back()[0], QString("samples"));
  }

  void constant_columns_are_left_out_and_named() {
    QFile table(path("flat.csv"));
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write("a,b,flat\n");
    for (int row = 0; row < 60; ++row) {
      table.write(QByteArray::number(row * 37 % 61) + ',' + QByteArray::number(row * 29 % 67) +
                  ",3\n");
    }
    table.close();
    const Ended ran = runProgram({"run", path("flat.csv"), "--unsupervised", "--no-plots",
                                  "--method", "cur", "--set", "count=2", "--out", path("flat")});
    QVERIFY2(ran.code == 0, qPrintable(ran.error));
    for (const char* measure : {"ridge", "kernel-ridge", "gfre", "gfrd", "lfre"}) {
      const Ended ended = runProgram({"held-out", path("flat/record.json"), "--by", measure});
      QVERIFY2(ended.code == 0, qPrintable(ended.error));
      QVERIFY2(ended.error.contains("constant") && ended.error.contains(": flat"),
               qPrintable(ended.error));
    }
  }

  void what_cannot_be_is_refused() {
    const Ended measure = runProgram({"held-out", path("features/record.json"), "--by", "luck"});
    QCOMPARE(measure.code, 2);
    QVERIFY2(measure.error.contains("gfre"), qPrintable(measure.error));
    QFile whole(path("features/record.json"));
    QVERIFY(whole.open(QIODevice::ReadOnly));
    QByteArray text = whole.readAll();
    const qsizetype at = text.indexOf("\"selection\": [");
    QVERIFY(at > 0);
    QFile edited(path("edited.json"));
    QVERIFY(edited.open(QIODevice::WriteOnly));
    edited.write(text.insert(at + 14, "99,"));
    edited.close();
    const Ended others = runProgram({"held-out", path("edited.json")});
    QVERIFY2(others.code == 2, qPrintable(others.out + others.error));
    QVERIFY2(others.error.contains("not there"), qPrintable(others.error));
  }

  void selections_that_keep_distances_and_covariances_are_written() {
    const auto columns = csvRows(path("features/distances.csv"));
    QCOMPARE(columns.size(), 61U);
    QCOMPARE(columns[0].size(), 3);
    QVERIFY(columns[0][0].endsWith("~"));
    const auto rows = csvRows(path("samples/covariances.csv"));
    QCOMPARE(rows.size(), 31U);
    QVERIFY(!QFile::exists(path("features/covariances.csv")));
  }

  /// A file that is tested on says the same as its samples in the record's own table, whatever the
  /// order of its columns; and nothing is learned from it.
  void another_file_is_tested_on() {
    const auto line = [](int row, int sign) {
      const int a = row * 37 % 61;
      const int b = row * 29 % 67;
      return std::array<QByteArray, 3>{QByteArray::number(a), QByteArray::number(b),
                                       QByteArray::number(sign * (3 * b + a % 5))};
    };
    QFile both(path("both.csv"));
    QFile first(path("first.csv"));
    QFile second(path("second.csv"));
    QVERIFY(both.open(QIODevice::WriteOnly) && first.open(QIODevice::WriteOnly) &&
            second.open(QIODevice::WriteOnly));
    both.write("a,b,t,part\n");
    first.write("a,b,t\n");
    second.write("t,b,a\n");
    for (int row = 0; row < 60; ++row) {
      const bool tested = row >= 45;
      const auto [a, b, t] = line(row, tested ? -1 : 1);
      both.write(a + ',' + b + ',' + t + (tested ? ",late\n" : ",early\n"));
      tested ? second.write(t + ',' + b + ',' + a + '\n')
             : first.write(a + ',' + b + ',' + t + '\n');
    }
    for (QFile* file : {&both, &first, &second}) {
      file->close();
    }
    for (const char* name : {"both", "first"}) {
      const Ended made =
          runProgram({"run", path(name) + ".csv", "--inputs", "b,a", "--truth", "t", "--method",
                      "pcov-cur", "--no-plots", "--quiet", "--no-check", "--out", path(name)});
      QVERIFY2(made.code == 0, qPrintable(made.error));
    }
    const Ended where = runProgram({"held-out", path("both/record.json"), "--test-where",
                                    "part = late", "--csv", path("where.csv")});
    QVERIFY2(where.code == 0 && where.error.contains("had seen them"), qPrintable(where.error));
    const Ended file = runProgram({"held-out", path("first/record.json"), "--test-data",
                                   path("second.csv"), "--csv", path("file.csv")});
    QVERIFY2(file.code == 0 && file.error.contains("Learned from first.csv, tested on second.csv"),
             qPrintable(file.error));
    const auto byFile = csvRows(path("file.csv"));
    const auto byPart = csvRows(path("where.csv"));
    QCOMPARE(byFile.size(), 3U);
    QCOMPARE(byFile.back().mid(1), byPart.back().mid(1));  // of all columns
    QVERIFY(number(byFile.back()[2]) > 1.0);               // the slope has the other sign there
    const Ended chosen = runProgram({"held-out", path("first/record.json"), "--test-data",
                                     path("second.csv"), "--test-where", "b > 30"});
    QVERIFY2(chosen.code == 0 && chosen.error.contains("second.csv, where b > 30."),
             qPrintable(chosen.error));
  }

  void what_cannot_be_tested_on_is_refused() {
    const auto refusal = [this](const QStringList& options) {
      const Ended ended =
          runProgram(QStringList{"held-out", path("features/record.json")} + options);
      return ended.code == 2 ? ended.error : QString("accepted");
    };
    QFile lacking(path("lacking.csv"));
    QVERIFY(lacking.open(QIODevice::WriteOnly));
    lacking.write("a,b,c\n1,2,3\n4,5,6\n");
    lacking.close();
    QVERIFY(refusal({"--test-data", path("lacking.csv")}).contains("there is no column 't'"));
    QVERIFY(refusal({"--test-data", path("nowhere.csv")}).contains("no such file"));
    QVERIFY(refusal({"--test-where", "a > 1000"}).contains("no sample is tested"));
    QVERIFY(refusal({"--test-where", "a >= 0"}).contains("no sample is left to learn from"));
    QVERIFY(refusal({"--test-where", "z = 1"}).contains("there is no column 'z'"));
    QVERIFY(refusal({"--test-where", ""}).contains("no condition is given"));
    QVERIFY(refusal({"--neighbours", "5"}).contains("--by lfre"));
    // A step that leaves samples out says from which ones to learn.
    record("some", {"--method", "f-test", "--prepare", "filter:condition=a < 30"});
    const Ended some = runProgram({"held-out", path("some/record.json"), "--test-data",
                                   path("t.csv"), "--test-where", "a >= 30"});
    QVERIFY2(some.code == 0 && !some.error.contains("had seen"), qPrintable(some.error));
    QVERIFY2(some.error.contains("not applied to t.csv"), qPrintable(some.error));
  }

  /// Steps that change values are done to a file by what the record's table says. The file then
  /// says the same as its samples in a table that was prepared as a whole, where both are prepared
  /// alike.
  void another_file_follows_the_steps() {
    const std::array<QByteArray, 4> colours{"red", "blue", "green", "blue"};
    const std::array<QByteArray, 3> sizes{"low", "medium", "high"};
    QByteArray both("a,colour,size,t,part\n");
    QByteArray first("a,colour,size,t\n");
    QByteArray second("t,size,a,colour\n");
    for (int row = 0; row < 80; ++row) {
      const bool tested = row >= 60;
      const std::size_t size = static_cast<std::size_t>(row) * 7 % 3;
      const QByteArray a = QByteArray::number(1 + row * 37 % 61);
      const QByteArray colour = colours.at(static_cast<std::size_t>(row) % 4);
      const QByteArray t = QByteArray::number((tested ? -9 : 9) * static_cast<int>(size) +
                                              (colour == "red" ? 5 : 0) + row % 3);
      both += a + ',' + colour + ',' + sizes.at(size) + ',' + t + (tested ? ",late\n" : ",early\n");
      tested ? second += t + ',' + sizes.at(size) + ',' + a + ',' + colour + '\n'
             : first += a + ',' + colour + ',' + sizes.at(size) + ',' + t + '\n';
    }
    for (const auto& [name, text] : {std::pair{"whole.csv", both}, std::pair{"learned.csv", first},
                                     std::pair{"followed.csv", second}}) {
      QFile file(path(name));
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write(text);
    }
    const auto errorsOf = [&](const QString& table, const QStringList& steps,
                              const QStringList& tested) {
      const Ended made =
          runProgram(QStringList{"run", path(table), "--inputs", "a,colour,size", "--truth", "t",
                                 "--method", "pcov-cur", "--no-plots", "--quiet", "--no-check",
                                 "--force", "--out", path("followed")} +
                     steps);
      const Ended ended = runProgram(
          QStringList{"held-out", path("followed/record.json"), "--csv", path("f.csv"), "--force"} +
          tested);
      return made.code == 0 && ended.code == 0
                 ? csvRows(path("f.csv")).back().mid(1) + QStringList{ended.error}
                 : QStringList{made.error + ended.error};
    };
    const QStringList steps{"--prepare",
                            "log:columns=a"};  // it learns nothing, nor do encoded words
    QStringList byFile = errorsOf("learned.csv", steps, {"--test-data", path("followed.csv")});
    QStringList byPart = errorsOf("whole.csv", steps, {"--test-where", "part = late"});
    QVERIFY2(byFile.size() > 1 && byFile.back().contains("were applied to followed.csv"),
             qPrintable(byFile.back()));
    byFile.removeLast();
    byPart.removeLast();
    QCOMPARE(byFile, byPart);  // of all columns
    QVERIFY(number(byFile[1]) > 1.0);
    // What the condition asks is in the file, if not among the prepared columns.
    const QStringList some =
        errorsOf("learned.csv", steps,
                 {"--test-data", path("followed.csv"), "--test-where", "colour = blue"});
    QVERIFY2(some.size() > 1, qPrintable(some.back()));
    // What a step learns, it learns from the record's table: a mean of the file would be another.
    const QStringList scaled = errorsOf("learned.csv", {"--prepare", "scale:columns=a"},
                                        {"--test-data", path("followed.csv")});
    QVERIFY2(scaled.size() > 1, qPrintable(scaled.back()));
  }

  /// Medians would be those of the tested samples, too; and a gap is named by its row in the file.
  void gaps_are_not_filled_by_what_is_tested() {
    const auto write = [this](const QString& name, int rows, int gap) {
      QFile file(path(name));
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write("a,b,t\n");
      for (int row = 0; row < rows; ++row) {
        const QByteArray a = row == gap ? QByteArray() : QByteArray::number(row * 37 % 61);
        const QByteArray b = QByteArray::number(row * 29 % 67);
        file.write(a + ',' + b + ',' + b + '\n');
      }
    };
    write("gap.csv", 60, 7);
    write("whole.csv", 60, -1);
    write("tested.csv", 20, 4);
    write("complete.csv", 20, -1);
    const auto tested = [this](const QString& table, const QString& missing, const QString& file) {
      const Ended made = runProgram({"run", path(table), "--inputs", "a,b", "--truth", "t",
                                     "--method", "f-test", "--missing", missing, "--no-plots",
                                     "--quiet", "--no-check", "--force", "--out", path("gaps")});
      return made.code == 0
                 ? runProgram({"held-out", path("gaps/record.json"), "--test-data", path(file)})
                 : made;
    };
    const Ended filled = tested("gap.csv", "fill-median", "complete.csv");
    QVERIFY2(filled.code == 2 && filled.error.contains("row 8"), qPrintable(filled.error));
    const Ended gap = tested("whole.csv", "refuse", "tested.csv");
    QVERIFY2(gap.code == 2 && gap.error.contains("tested.csv") && gap.error.contains("row 5"),
             qPrintable(gap.error));
    QCOMPARE(tested("gap.csv", "drop-rows", "tested.csv").code, 0);
    QCOMPARE(tested("whole.csv", "fill-median", "complete.csv").code, 0);
  }

  /// What belongs together among the samples to learn from is what the record says, whatever is
  /// tested: one more sample to test on changes no fit.
  void what_is_tested_changes_no_fit() {
    QFile table(path("series.csv"));
    QFile one(path("one.csv"));
    QFile more(path("more.csv"));
    QVERIFY(table.open(QIODevice::WriteOnly) && one.open(QIODevice::WriteOnly) &&
            more.open(QIODevice::WriteOnly));
    for (QFile* file : {&table, &one, &more}) {
      file->write("day,a,b,t\n");
    }
    for (int row = 0; row < 80; ++row) {
      table.write(QByteArray::number(row) + ',' + QByteArray::number(row * 37 % 61) + ',' +
                  QByteArray::number(row * 29 % 67) + ',' +
                  QByteArray::number(row * 29 % 67 + row * 53 % 31) + '\n');
    }
    one.write("3,10,20,30\n4,20,10,20\n");
    more.write("3,10,20,30\n4,20,10,20\n3,10,20,30\n4,20,10,20\n3,10,20,30\n4,20,10,20\n");
    for (QFile* file : {&table, &one, &more}) {
      file->close();
    }
    const Ended made = runProgram({"run", path("series.csv"), "--inputs", "a,b", "--truth", "t",
                                   "--time", "day", "--method", "f-test", "--no-plots", "--quiet",
                                   "--no-check", "--out", path("series")});
    QVERIFY2(made.code == 0, qPrintable(made.error));
    for (const char* file : {"one", "more"}) {
      const Ended ended =
          runProgram({"held-out", path("series/record.json"), "--test-data", path(file) + ".csv",
                      "--csv", path(file) + "-errors.csv", "--force"});
      QVERIFY2(ended.code == 0, qPrintable(ended.error));
    }
    QCOMPARE(csvRows(path("more-errors.csv")).back()[2].toDouble(),
             csvRows(path("one-errors.csv")).back()[2].toDouble());
  }
};

QTEST_GUILESS_MAIN(TestHeldOut)
#include "tst_held_out.moc"
