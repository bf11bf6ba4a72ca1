// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/record/record.h"
#include "tests/support/csv_rows.h"
#include "tests/support/paths.h"
#include "tests/support/program.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;
using namespace steelyard::tests;

/// Rows that count more than others, as it is typed.
class TestWeights : public QObject {
  Q_OBJECT

  TemporaryText files_;

  QString path(const QString& name) const {
    return QString::fromStdString((files_.folder() / name.toStdString()).string());
  }
  /// In the first half of the rows, t is a; in the second half it is b.
  /// \param first, second  the weights of the halves
  QString table(const QByteArray& first, const QByteArray& second) const {
    QByteArray text = "a,b,t,w\n";
    for (int row = 0; row < 60; ++row) {
      const int a = row * 37 % 61;
      const int b = row * 29 % 67;
      text += QByteArray::number(a) + ',' + QByteArray::number(b) + ',' +
              QByteArray::number(row < 30 ? a : b) + ',' + (row < 30 ? first : second) + '\n';
    }
    return QString::fromStdString(files_.write("t.csv", text).string());
  }
  Ended run(const QString& table, const QStringList& more = {}) const {
    return runProgram(
        withOptions({"run", table, "--inputs", "a,b", "--truth", "t", "--weight", "w", "--method",
                     "f-test", "--no-plots", "--no-check", "--force", "--out", path("out")},
                    more));
  }
  Record record() const { return read_record(path("out/record.json").toStdString()); }

 private Q_SLOTS:
  void what_counts_more_decides() {
    const auto best = [this](const QByteArray& first, const QByteArray& second) {
      const Ended ended = run(table(first, second));
      if (ended.code != 0 || !ended.error.contains("because no method can take weights")) {
        return ended.error.toStdString();
      }
      const Record made = record();
      return made.feature_names.at(static_cast<std::size_t>(ranking(made.result.columns).front()));
    };
    QCOMPARE(best("9", "1"), std::string("a"));
    QCOMPARE(best("1", "9"), std::string("b"));
    QCOMPARE(best("2.7", "0.4"), std::string("a"));
    QCOMPARE(best("0.4", "2.7"), std::string("b"));
  }

  void weights_are_no_input_even_within_a_range() {
    const Ended ended = run(table("2", "3"), {"--inputs", "1,2,4"});
    QCOMPARE(ended.code, 0);
    QCOMPARE(record().feature_names, (std::vector<std::string>{"a", "b"}));
    const Ended alone = run(table("2", "3"), {"--inputs", "w"});
    QVERIFY2(alone.error.contains("the only input is the weight of the samples"),
             qPrintable(alone.error));
  }

  void bad_weights_are_refused_with_their_row_data() {
    QTest::addColumn<QByteArray>("weight");
    QTest::addColumn<QString>("words");
    QTest::newRow("negative") << QByteArray("-2") << "the weight of a sample is negative: -2";
  }
  void bad_weights_are_refused_with_their_row() {
    QFETCH(const QByteArray, weight);
    QFETCH(const QString, words);
    const Ended ended = run(table("1", weight));
    QVERIFY(ended.code != 0);
    QVERIFY2(ended.error.contains("column 'w', row 31: " + words), qPrintable(ended.error));
    QVERIFY2(ended.error.contains("finite numbers of 0 or more"), qPrintable(ended.error));
  }

  void rows_without_weight_are_left_out() {
    const Ended ended = run(table("1", "0"));
    QCOMPARE(ended.code, 0);
    QVERIFY2(ended.error.contains("30 of 60 rows were left out: their weights are 0"),
             qPrintable(ended.error));
    QVERIFY(!ended.error.contains("because no method"));
    const Ended unknown = run(table("1", ""));
    QCOMPARE(unknown.code, 0);
    QVERIFY2(unknown.error.contains("30 of 60 rows were left out: their weights are missing"),
             qPrintable(unknown.error));
  }

  /// Both the column and what is done with its gaps are said, and a person may refuse it.
  void the_weights_of_an_spss_file_count() {
    const QString file = QString::fromStdString(fixtures_dir()) + "/tables/statistics/weighted.sav";
    const auto run_spss = [&](const QStringList& more) {
      return runProgram(QStringList{"run", file, "--truth", "HOURS", "--method", "f-test",
                                    "--no-plots", "--no-check", "--force", "--out", path("spss")} +
                        more);
    };
    const Ended weighted = run_spss({});
    QVERIFY2(weighted.code == 0, qPrintable(weighted.error));
    QVERIFY2(weighted.error.contains("the file weighs its rows by 'WT'"),
             qPrintable(weighted.error));
    QVERIFY2(weighted.error.contains("1 of 24 rows was left out: its weight is 0"),
             qPrintable(weighted.error));
    QVERIFY2(weighted.error.contains("its weight is missing"), qPrintable(weighted.error));
    QVERIFY(weighted.error.contains("because no method can take weights"));
    const Ended plain = run_spss({"--weight", "none"});
    QCOMPARE(plain.code, 0);
    QVERIFY2(!plain.error.contains("because no method"), qPrintable(plain.error));
    QCOMPARE(read_record(path("spss/record.json").toStdString()).feature_names,
             std::vector<std::string>{"AGE"});
  }

  /// The samples that the record was learned from are drawn already; those of another file count
  /// once each, and need no weights.
  void other_samples_are_tested_without_weights() {
    QCOMPARE(run(table("9", "1")).code, 0);
    QByteArray further = "a,b,t\n";
    for (int row = 0; row < 20; ++row) {
      const QByteArray a = QByteArray::number(row * 31 % 53);
      further += a + ',' + QByteArray::number(row * 41 % 47) + ',' + a + '\n';
    }
    const QString file = QString::fromStdString(files_.write("further.csv", further).string());
    const Ended ended = runProgram({"held-out", path("out/record.json"), "--test-data", file,
                                    "--csv", path("errors.csv"), "--force"});
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    QVERIFY2(ended.error.contains("Learned from t.csv, tested on further.csv"),
             qPrintable(ended.error));
    QVERIFY(csvRows(path("errors.csv")).size() > 1);
  }
};

QTEST_GUILESS_MAIN(TestWeights)
#include "tst_weights.moc"
