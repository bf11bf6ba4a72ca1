// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <cmath>

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
    for (const char* measure : {"ridge", "kernel-ridge", "gfre", "lfre"}) {
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
};

QTEST_GUILESS_MAIN(TestHeldOut)
#include "tst_held_out.moc"
