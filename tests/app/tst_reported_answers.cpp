// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>
#include <cmath>

#include "tests/support/csv_rows.h"
#include "tests/support/program.h"

using namespace steelyard;
using namespace steelyard::tests;

/// Tables of public bug reports whose right answer is known, from the file to the answer. Their
/// READMEs stand in tests/fixtures/tables.
class TestReportedAnswers : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  static QString fixture(const QString& name) {
    return QString::fromStdString(fixtures_dir()) + "/tables/" + name;
  }
  [[nodiscard]] Ended run(const QString& name, const QStringList& words) const {
    return runProgram(QStringList{"run", fixture(name), "--no-check", "--no-plots", "--force",
                                  "--out", folder_.filePath("out")} +
                      words);
  }
  /// The rows of selected.csv by the names of the features, the best one first.
  [[nodiscard]] std::vector<QStringList> ranked() const {
    std::vector<QStringList> rows = csvRows(folder_.filePath("out/selected.csv"));
    if (!rows.empty()) {
      rows.erase(rows.begin());
    }
    return rows;
  }
  /// A cell of the row of a feature; empty if there is none.
  [[nodiscard]] QString cellOf(const QString& feature, const QString& column) const {
    const std::vector<QStringList> rows = csvRows(folder_.filePath("out/selected.csv"));
    for (const QStringList& row : rows) {
      if (row.value(1) == feature) {
        return row.value(rows.front().indexOf(column));
      }
    }
    return {};
  }

 private Q_SLOTS:
  /// featrs issue 147: the variance within the classes is 0, so that F is infinite.
  void a_column_that_separates_the_classes_is_first() {
    const Ended ended =
        run("103_perfect_separator/t.csv", {"--label", "label", "--method", "f-test"});
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    const std::vector<QStringList> rows = ranked();
    QCOMPARE(rows.size(), 3U);
    QCOMPARE(rows[0][1], QString("flag"));
    QVERIFY(cellOf("flag", "f").toDouble() > 1e12);
    QCOMPARE(cellOf("flag", "p_value").toDouble(), 0.0);
    QCOMPARE(cellOf("flag", "selected"), QString("yes"));
    for (const QStringList& row : rows) {
      bool isNumber = false;
      QVERIFY2(std::isfinite(row.value(3).toDouble(&isNumber)) && isNumber, qPrintable(row[1]));
    }
  }

  /// scikit-learn issue 26696: one value of 1000 after 0 to 99.
  void one_outlier_does_not_hide_what_a_column_tells() {
    const Ended ended = run("104_mi_integer/t.csv",
                            {"--inputs", "p,q", "--truth", "y", "--method", "mutual-information"});
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    QCOMPARE(ranked()[0][1], QString("p"));
    // For 0 to 99 and a noise of deviation 1, it is log(99 / sqrt(2 pi e)), nearly 3.2 nats.
    const double information = cellOf("p", "mutual_information").toDouble();
    QVERIFY2(information > 2.5 && information < 3.8, qPrintable(QString::number(information)));
    QVERIFY(cellOf("q", "mutual_information").toDouble() < 0.2);
    // Without --inputs, it counts the rows; the way out is said.
    const Ended usual =
        run("104_mi_integer/t.csv", {"--truth", "y", "--method", "mutual-information"});
    QVERIFY2(usual.error.contains("name or number the samples: p (--inputs takes them in)"),
             qPrintable(usual.error));
  }

  /// scikit-learn issue 11331: the F of the correlation, (n - 2) r^2 / (1 - r^2).
  void a_target_of_numbers_has_one_f_for_each_column() {
    const Ended ended = run("111_class_as_float_y/t.csv", {"--truth", "y", "--method", "f-test"});
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    QCOMPARE(ranked().size(), 3U);
    const auto near = [this](const char* feature, double f) {
      return std::abs(cellOf(feature, "f").toDouble() / f - 1.0) < 1e-9;
    };
    QVERIFY(near("a", 343.134491523355));
    QVERIFY(near("b", 25.125232111515334));
    QVERIFY(near("c", 1.3042111321177692));
    // As classes, these numbers are refused: no F can be computed.
    const Ended classes = run("111_class_as_float_y/t.csv", {"--label", "y", "--method", "f-test"});
    QVERIFY(classes.code != 0);
    QVERIFY2(classes.error.contains("80 classes"), qPrintable(classes.error));
  }

  /// DADApy issue 8, metric-learn issue 177, openTSNE issue 180
  void repeated_samples_of_noise_are_said_and_give_nothing_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("equal rows") << "122_replicates_of_noise/t.csv";
    QTest::newRow("with a little noise") << "122_replicates_of_noise/jitter.csv";
  }
  void repeated_samples_of_noise_are_said_and_give_nothing() {
    QFETCH(const QString, name);
    const QString said = "rows repeat: of 90 samples, 15 have inputs of their own";
    const Ended usual = run(name, {"--truth", "y"});
    QVERIFY2(usual.code == 0 && usual.error.contains(said), qPrintable(usual.error));
    QVERIFY2(usual.out.contains("0 of 6 features selected"), qPrintable(usual.out));
    // A test of each column counts all rows: its promise is taken back where it stands.
    const Ended test = run(name, {"--truth", "y", "--method", "f-test"});
    QVERIFY2(test.error.contains(said), qPrintable(test.error));
    QVERIFY2(test.out.contains("equal rows are not independent"), qPrintable(test.out));
  }

  /// Orange3 issues 5196 and 1960
  void a_column_without_values_is_named_and_left_out() {
    const QString file = fixture("19_sparse_numeric/t.csv");
    const QJsonArray columns =
        QJsonDocument::fromJson(runProgram({"info", file, "--json"}).out.toUtf8())
            .object()["columns"]
            .toArray();
    QCOMPARE(columns.size(), 5);
    for (const QJsonValue& column : columns) {
      QCOMPARE(column.toObject()["kind"].toString(), QString("number"));
    }
    QCOMPARE(columns[1].toObject()["missing"].toInt(), 76);
    QCOMPARE(columns[2].toObject()["missing"].toInt(), 0);
    QCOMPARE(columns[3].toObject()["missing"].toInt(), 80);
    const Ended ended = run("19_sparse_numeric/t.csv",
                            {"--truth", "y", "--method", "f-test", "--missing", "fill-median"});
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    QVERIFY2(ended.error.contains("note: no inputs, since they have no values: empty"),
             qPrintable(ended.error));
    QCOMPARE(ranked().size(), 3U);
    for (const char* input : {"a", "rare", "flag"}) {
      QVERIFY2(!cellOf(input, "f").isEmpty(), input);
    }
  }

  /// Orange3 issue 5196, jasp-desktop issue 1019, pandas issue 14978: a is y, but line 8 has 1.2.3.
  void one_bad_cell_costs_a_cell_and_not_the_column() {
    const Ended ended = run("124_one_bad_cell/t.csv",
                            {"--truth", "y", "--method", "f-test", "--missing", "drop-rows"});
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    QVERIFY2(ended.error.contains("column 'a': line 8 reads '1.2.3', which is no number"),
             qPrintable(ended.error));
    QCOMPARE(ranked()[0][1], QString("a"));
    QVERIFY(cellOf("a", "f").toDouble() > 1e12);
  }

  /// boruta_py issues 41 and 81, mlxtend issues 502 and 1093: y is b, and 5 more if the colour is
  /// red, 5 less if it is blue.
  void a_column_of_colours_is_an_input() {
    const Ended ended = run("29_categories/t.csv", {"--truth", "y"});
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    QVERIFY2(ended.error.contains("note: text became numbers: colour (blue, green, red)"),
             qPrintable(ended.error));
    QCOMPARE(cellOf("colour", "selected"), QString("yes"));
    QCOMPARE(cellOf("colour", "values"), QString("blue; green; red"));
    QCOMPARE(ranked().size(), std::size_t{3});  // one row a column
    QVERIFY(!cellOf("c", "selected").isEmpty());
    const Ended without =
        run("29_categories/t.csv", {"--truth", "y", "--no-encode", "--method", "f-test"});
    QCOMPARE(without.code, 0);
    QCOMPARE(ranked().size(), 2U);
  }
};

QTEST_GUILESS_MAIN(TestReportedAnswers)
#include "tst_reported_answers.moc"
