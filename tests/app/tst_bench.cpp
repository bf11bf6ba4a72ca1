// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>

#include "core/random.h"
#include "tests/support/csv_rows.h"
#include "tests/support/program.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;
using namespace steelyard::tests;

/// The command that compares methods, as it is typed.
class TestBench : public QObject {
  Q_OBJECT

  TemporaryText files_;

  QString path(const char* name) const {
    return QString::fromStdString((files_.folder() / name).string());
  }
  QByteArray textOf(const char* name) const {
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  /// y = 2 a - b and noise; c and d say nothing.
  QString smallTable() const {
    Random random(5);
    QByteArray text("a,b,c,d,y\n");
    for (int row = 0; row < 80; ++row) {
      const double a = random.normal();
      const double b = random.normal();
      for (const double value : {a, b, random.normal(), random.normal()}) {
        text += QByteArray::number(value) + ',';
      }
      text += QByteArray::number(2.0 * a - b + 0.2 * random.normal()) + '\n';
    }
    return QString::fromStdString(files_.write("small.csv", text).string());
  }
  Ended bench(const QStringList& more) const {
    return runProgram(QStringList{"bench", smallTable(), "--truth", "y", "--methods",
                                  "f-test,elastic-net", "--folds", "4", "--repeats", "1"} +
                      more);
  }

 private Q_SLOTS:
  void it_prints_what_it_finds_and_writes_tables() {
    const Ended ended = bench({"--out", path("bench"), "--no-plots"});
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    QVERIFY2(ended.out.contains("behind the best"), qPrintable(ended.out));
    QVERIFY2(ended.out.contains("f-test") && ended.out.contains("elastic-net"),
             qPrintable(ended.out));
    QVERIFY2(ended.out.contains("error on unseen samples"), qPrintable(ended.out));
    const auto methods = csvRows(path("bench/methods.csv"));
    QCOMPARE(methods.size(), 3U);
    QCOMPARE(methods.front().front(), QString("method"));
    const auto columns = csvRows(path("bench/columns.csv"));
    QCOMPARE(columns.size(), 5U);
    QVERIFY(columns[1].front() == "a" || columns[1].front() == "b");
    QVERIFY(csvRows(path("bench/errors.csv")).size() > 3U);
    QCOMPARE(csvRows(path("bench/agreement.csv")).size(), 2U);
    QVERIFY(!QFile::exists(path("bench/panel-errors.png")));
    QVERIFY(textOf("bench/report.html").contains("error on unseen samples"));
    QVERIFY(!textOf("bench/report.html").contains("<img"));
  }

  void plots_are_written_with_their_numbers() {
    const Ended ended = bench({"--out", path("plots"), "--quiet"});
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    QCOMPARE(ended.out, QString());
    for (const char* name : {"panel-errors", "panel-map", "panel-jaccard"}) {
      const QString file = path("plots/") + name;
      QVERIFY2(QFile::exists(file + ".png") && QFile::exists(file + ".csv"), name);
    }
    QVERIFY(textOf("plots/report.html").count("<img") >= 4);
  }

  void a_kept_column_is_kept_by_each_method() {
    const Ended ended = bench({"--keep", "d"});
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    QVERIFY2(ended.out.contains("d is kept because you asked for it."), qPrintable(ended.out));
    const Ended odd = bench({"--keep", "y"});
    QVERIFY2(odd.code == 2 && odd.error.contains("'y' is not an input"), qPrintable(odd.error));
  }

  void files_are_not_replaced_unless_that_is_asked_for() {
    QCOMPARE(bench({"--out", path("twice"), "--no-plots"}).code, 0);
    const Ended again = bench({"--out", path("twice"), "--no-plots"});
    QVERIFY2(again.code == 2 && again.error.contains("already exists"), qPrintable(again.error));
    QCOMPARE(bench({"--out", path("twice"), "--no-plots", "--force"}).code, 0);
  }

  void threads_and_repetition_change_nothing() {
    QCOMPARE(bench({"--out", path("one"), "--no-plots", "--threads", "1"}).code, 0);
    QCOMPARE(bench({"--out", path("three"), "--no-plots", "--threads", "3"}).code, 0);
    for (const char* name : {"/errors.csv", "/columns.csv", "/agreement.csv"}) {
      QVERIFY2(csvRows(path("one") + name) == csvRows(path("three") + name), name);
    }
  }

  void a_kept_comparison_is_extended_and_says_what_one_call_says() {
    const auto compared = [&](const QString& methods, const QStringList& more) {
      return runProgram(QStringList{"bench", smallTable(), "--truth", "y", "--methods", methods,
                                    "--folds", "4", "--repeats", "1", "--quiet", "--no-plots"} +
                        more);
    };
    const QString both = "f-test,elastic-net";
    const QStringList kept{"--continue", path("log.json")};
    const Ended first = compared("f-test", kept);
    QVERIFY2(first.code == 0, qPrintable(first.error));
    const Ended second = compared(both, kept + QStringList{"--out", path("extended")});
    QVERIFY2(second.code == 0, qPrintable(second.error));
    QCOMPARE(compared(both, {"--out", path("once")}).code, 0);
    for (const char* name : {"/errors.csv", "/columns.csv", "/agreement.csv"}) {
      QVERIFY2(csvRows(path("extended") + name) == csvRows(path("once") + name), name);
    }
    const auto bytes = [&] { return textOf("log.json"); };
    const QByteArray before = bytes();
    QVERIFY(before.contains("elastic-net"));
    QCOMPARE(compared(both, kept).code, 0);
    QCOMPARE(bytes(), before);  // nothing was left to compute
    const Ended other = compared(both, kept + QStringList{"--seed", "2"});
    QVERIFY2(other.code == 2 && other.error.contains("seed = 1, not 2"), qPrintable(other.error));
    QCOMPARE(bytes(), before);
    const Ended table = compared(both, {"--continue", smallTable()});
    QVERIFY2(table.code == 2 && table.error.contains("--continue"), qPrintable(table.error));
  }

  void discoveries_are_printed_written_and_kept() {
    const QStringList kept{"--fdr", "0.2", "--continue", path("found.json"), "--no-plots"};
    const Ended ended = bench(kept + QStringList{"--out", path("found")});
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    QVERIFY2(ended.out.contains("discoveries"), qPrintable(ended.out));
    QVERIFY2(ended.out.contains("(own)") && ended.out.contains("(hrt)"), qPrintable(ended.out));
    const auto methods = csvRows(path("found/methods.csv"));
    const auto heading = std::find(methods.front().begin(), methods.front().end(), "discovered");
    QVERIFY(heading != methods.front().end());
    const qsizetype place = heading - methods.front().begin();
    for (std::size_t row = 1; row < methods.size(); ++row) {
      const QString names = methods[row].at(place);
      QVERIFY2(names.contains('a') && names.contains('b'), qPrintable(names));
    }
    QCOMPARE(csvRows(path("found/columns.csv")).front().back(), QString("discovered_by"));
    QVERIFY(textOf("found/report.html").contains("Discoveries"));
    const QByteArray before = textOf("found.json");
    QVERIFY(before.contains("\"q\":0.2"));
    QCOMPARE(bench(kept).code, 0);
    QCOMPARE(textOf("found.json"), before);  // nothing was left to compute
    QCOMPARE(bench({"--fdr", "0.3", "--continue", path("found.json"), "--no-plots"}).code, 0);
    QVERIFY(textOf("found.json").contains("\"q\":0.2"));
    QVERIFY(textOf("found.json").contains("\"q\":0.3"));
  }

  void bad_input_is_said_and_ends_with_2() {
    const auto refused = [&](const QStringList& more, const char* words) {
      const Ended ended = runProgram(QStringList{"bench", smallTable()} + more);
      QVERIFY2(ended.code == 2, qPrintable(ended.error));
      QVERIFY2(ended.error.contains(words), qPrintable(ended.error));
    };
    refused({"--truth", "y", "--methods", "f-test,nope"}, "no method 'nope'");
    refused({"--truth", "y", "--methods", "f-test,nope"}, "--methods");
    refused({"--truth", "y", "--methods", ","}, "no method is named");
    refused({"--methods", "f-test"}, "f-test cannot take part");
    refused({"--truth", "y", "--folds", "1"}, "--folds");
    for (const char* rate : {"0", "1", "-0.1", "nan", "much"}) {
      refused({"--truth", "y", "--fdr", rate}, "is not a false discovery rate");
    }
  }
};

QTEST_GUILESS_MAIN(TestBench)
#include "tst_bench.moc"
