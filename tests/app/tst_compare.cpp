// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "core/record/record.h"
#include "tests/support/csv_rows.h"
#include "tests/support/paths.h"
#include "tests/support/program.h"

using namespace steelyard;
using namespace steelyard::tests;

/// Recorded runs side by side, as it is typed.
class TestCompare : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  QString path(const QString& name) const { return folder_.filePath(name); }
  QByteArray content(const QString& name) const {
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  /// A run of 40 samples, recorded below the folder of that name.
  void record(const QString& name, const QString& epochs) const {
    const Ended ended = runProgram({"run", path("t.csv"), "--method", "dii", "--inputs", "a,b",
                                    "--truth", "t", "--no-plots", "--quiet", "--out", path(name),
                                    "--set", "epochs=" + epochs, "--set", "tolerance=0"});
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
  }

 private Q_SLOTS:
  void initTestCase() {
    QFile table(path("t.csv"));
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write("a,b,t\n");
    for (int row = 0; row < 40; ++row) {
      table.write(QByteArray::number(row * 37 % 41) + ',' + QByteArray::number(row * 29 % 43) +
                  ',' + QByteArray::number(row * 37 % 41) + '\n');
    }
    table.close();
    record("short", "5");
    record("long", "25");
  }

  void prints_the_runs_side_by_side() {
    const Ended ended =
        runProgram({"compare", path("short/record.json"), path("long/record.json")});
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    QCOMPARE(ended.error, QString());
    const QString heads = ended.out.section('\n', 0, 0);
    QVERIFY2(heads.startsWith("run") && heads.contains("short") && heads.contains("long"),
             qPrintable(ended.out));
    QVERIFY(ended.out.contains("objective"));
    QVERIFY(ended.out.contains("common features"));
  }

  /// Only the first of the runs knows weights to compare with.
  void what_one_run_has_is_printed_for_all() {
    QFile weights(path("known.csv"));
    QVERIFY(weights.open(QIODevice::WriteOnly) && weights.write("feature,weight\na,1\n") > 0);
    weights.close();
    const Ended known =
        runProgram({"run", path("t.csv"), "--method", "dii", "--inputs", "a,b", "--truth", "t",
                    "--known-weights", path("known.csv"), "--no-plots", "--quiet", "--no-check",
                    "--out", path("known"), "--set", "epochs=5"});
    QVERIFY2(known.code == 0, qPrintable(known.error));
    const Ended ended =
        runProgram({"compare", path("known/record.json"), path("short/record.json")});
    QVERIFY2(ended.out.contains("cosine overlap"), qPrintable(ended.out));
  }

  void writes_tables_and_a_report() {
    const Ended ended =
        runProgram({"compare", path("short/record.json"), path("long/record.json"), "--csv",
                    path("runs.csv"), "--pairs", path("pairs.csv"), "--weights",
                    path("weights.csv"), "--html", path("report.html")});
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    const auto rows = csvRows(path("runs.csv"));
    QCOMPARE(rows.size(), 3U);
    const Record longer = read_record(path("long/record.json").toStdString());
    QCOMPARE(rows[2][0], QString("long"));
    QCOMPARE(rows[2][rows[0].indexOf("objective")].toDouble(), longer.result.objective);
    QCOMPARE(csvRows(path("pairs.csv")).size(), 2U);
    const auto weights = csvRows(path("weights.csv"));
    QCOMPARE(weights[0], QStringList({"feature", "short", "long"}));
    QCOMPARE(weights[1][2].toDouble(), longer.result.columns.front().values[0]);
    const QByteArray page = content("report.html");
    QVERIFY(page.contains(longer.data.sha256.c_str()));
    QVERIFY(page.contains("data:image/png;base64,"));
  }

  void a_quiet_comparison_writes_and_says_nothing() {
    const QStringList runs{"compare", path("short/record.json"), path("long/record.json")};
    const Ended ended = runProgram(runs + QStringList{"--quiet", "--csv", path("quiet.csv")});
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    QCOMPARE(ended.out, QString());
    QCOMPARE(ended.error, QString());
    QCOMPARE(csvRows(path("quiet.csv")).size(), 3U);
    const Ended refused = runProgram({"compare", path("none.json"), "--quiet"});
    QVERIFY(refused.code == 2 && refused.error.contains("no such file"));
  }

  void equal_names_are_told_apart_by_their_paths() {
    const QString one = path("short/record.json");
    const Ended ended = runProgram({"compare", one, one});
    QVERIFY(ended.out.section('\n', 0, 0).contains(one));
  }

  void bad_input_is_said_and_ends_with_2() {
    const auto refused = [&](const QStringList& given, const char* words) {
      const Ended ended = runProgram(QStringList{"compare"} + given);
      QVERIFY2(ended.code == 2, qPrintable(ended.error));
      QVERIFY2(ended.error.contains(words), qPrintable(ended.error));
    };
    refused({}, "an argument is missing");
    refused({path("none.json")}, "no such file");
    refused({path("t.csv")}, "t.csv");
    refused({path("short/record.json"), "--cvs", "x"}, "--csv");
    QByteArray edited = content("short/record.json");
    edited.replace("\"feature_names\": [\n  \"a\",\n  \"b\"\n ]", "\"feature_names\": [\"a\"]");
    QFile file(path("edited.json"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(edited) == edited.size());
    file.close();
    refused({path("edited.json")}, "2 values where 1 belongs");
  }

  void a_place_that_cannot_be_written_to_ends_with_4() {
    const Ended ended = runProgram(
        {"compare", path("short/record.json"), "--html", path("no/such/folder/report.html")});
    QCOMPARE(ended.code, 4);
    QVERIFY(ended.error.contains("report.html"));
  }

  void a_full_disk_ends_with_4_and_keeps_the_old_report() {
    QFile file(path("kept.html"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("old") == 3);
    file.close();
    QProcess shell;  // what stands for the full disk is inherited by the program
    shell.start("sh", {"-c", R"(ulimit -f 1; exec "$0" "$@")",
                       QString::fromStdString(tests::program_path()), "compare",
                       path("short/record.json"), "--html", file.fileName(), "--force"});
    QVERIFY(shell.waitForFinished(patience));
    const QByteArray error = shell.readAllStandardError();
    QVERIFY2(shell.exitCode() == 4 && error.contains("kept.html"), error.constData());
    QCOMPARE(content("kept.html"), QByteArray("old"));
  }
};

QTEST_GUILESS_MAIN(TestCompare)
#include "tst_compare.moc"
