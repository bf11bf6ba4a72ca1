// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>
#include <array>
#include <csignal>

#include "core/record/record.h"
#include "tests/support/csv_rows.h"
#include "tests/support/paths.h"
#include "tests/support/program.h"

using namespace steelyard;
using namespace steelyard::tests;

/// The real program, run as a user runs it.
class TestRun : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  QString path(const QString& name) const { return folder_.filePath(name); }
  QString written(const QString& name, const QByteArray& content) const {
    QFile file(path(name));
    const bool whole = file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
    return whole ? path(name) : QString();
  }
  /// Two inputs and a truth that is the first of them.
  QString smallTable() const {
    QByteArray text = "a;b;t;kind\n";
    for (int row = 0; row < 40; ++row) {
      text += QByteArray::number((row * 37) % 41) + ";" + QByteArray::number((row * 29) % 43) +
              ";" + QByteArray::number((row * 37) % 41) + ";" + (row % 2 == 0 ? "even" : "odd") +
              "\n";
    }
    return written("small.csv", text);
  }
  /// t = a + c / 2 and little of b.
  static QByteArray fiveColumns() {
    QByteArray text = "a,b,c,d,e,t\n";
    for (int row = 0; row < 82; ++row) {
      const std::array<int, 5> values{(row * 37) % 41, (row * 29) % 43, (row * 17) % 47,
                                      (row * 23) % 53, (row * 31) % 59};
      for (const int value : values) {
        text += QByteArray::number(value) + ",";
      }
      text += QByteArray::number(values[0] + 0.5 * values[2] + 0.05 * values[1]) + "\n";
    }
    return text;
  }
  QStringList runOf(const QString& table, const QStringList& more = {}) const {
    return withOptions(
        {"run", table, "--method", "dii", "--inputs", "a,b", "--truth", "t", "--no-plots",
         "--quiet", "--force", "--out", path("out"), "--set", "epochs=20", "--set", "tolerance=0"},
        more);
  }

 private Q_SLOTS:
  /// Before it starts, with the cheaper way; and where the memory runs out, what would need less.
  void says_what_does_not_fit_into_the_memory() {
    if (sanitized) {
      QSKIP("a sanitizer takes more addresses than any limit leaves");
    }
    QByteArray text = "a,b,t\n";
    for (int row = 0; row < 40000; ++row) {
      text += QByteArray::number(row * 37 % 40961) + "," + QByteArray::number(row * 29 % 40973) +
              "," + QByteArray::number(row * 41 % 40993) + "\n";
    }
    const QString order = "ulimit -v 1500000; exec \"$0\" \"$@\"";
    QProcess shell;
    shell.start("/bin/sh", QStringList{"-c", order, QString::fromStdString(program_path())} +
                               runOf(written("tall.csv", text), {"--set", "rows=20000"}));
    QVERIFY(shell.waitForFinished(patience));
    const QString said = QString::fromUtf8(shell.readAllStandardError());
    QVERIFY2(said.contains("this may need ") && said.contains("Cheaper: fewer Rows"),
             qPrintable(said));
    QVERIFY2(said.contains(" (--set rows=1000)"), qPrintable(said));
    QVERIFY2(said.contains("parameter rows (Rows): there is not enough memory"), qPrintable(said));
  }

  /// What is printed, the record and the tables.
  void speaks_of_one_number_everywhere_data() {
    QTest::addColumn<QStringList>("method");
    QTest::newRow("a path") << QStringList{"--set", "search=l1-path", "--set", "epochs=20"};
    QTest::newRow("a ranking") << QStringList{"--method", "f-test"};
    QTest::newRow("choices") << QStringList{"--method", "pcov-cur"};
  }
  void speaks_of_one_number_everywhere() {
    QFETCH(QStringList, method);
    if (sanitized) {
      QSKIP("a thousand times slower under a sanitizer");
    }
    const QString table = written("five.csv", fiveColumns());
    const Ended ended =
        runProgram(withOptions({"run", table, "--method", "dii", "--inputs", "a,b,c,d,e", "--truth",
                                "t", "--no-plots", "--force", "--out", path("one")},
                               method));
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    const Record record = read_record(path("one/record.json").toStdString());
    const std::size_t count = record.result.selection.features.size();
    QVERIFY(count > 0 && record.answer.has_value());
    QCOMPARE(record.answer->selection, record.result.selection.features);
    if (record.result.suggested_path_point) {
      QCOMPARE(record.result.path[*record.result.suggested_path_point].selection,
               record.answer->selection);
    }
    std::size_t marked = 0;
    for (const QStringList& row : csvRows(path("one/selected.csv"))) {
      marked += row.contains("yes") ? 1 : 0;
    }
    QCOMPARE(marked, count);
    QCOMPARE(csvRows(path("one/reduced.csv")).front().size(), static_cast<qsizetype>(count));
    QVERIFY2(ended.out.contains(QString("%1 of 5 features selected").arg(count)),
             qPrintable(ended.out));
    QVERIFY2(ended.out.contains(QString("%1 of 5 columns").arg(count)) || count == 5,
             qPrintable(ended.out));
  }

  void ends_with_an_answer() {
    if (sanitized) {
      QSKIP("a thousand times slower under a sanitizer");
    }
    QStringList loud = runOf(smallTable());
    loud.removeAll("--quiet");
    const Ended ended = runProgram(loud);
    QCOMPARE(ended.code, 0);
    QVERIFY2(ended.out.contains("Is it fair? bad: a is nearly the target itself (t)"),
             qPrintable(ended.out));
    QVERIFY2(runProgram(runOf(smallTable())).out.isEmpty(), "quiet");
    const Ended none = runProgram(loud + QStringList{"--no-check"});
    QVERIFY2(!none.out.contains("Is it fair?"), qPrintable(none.out));
    const Ended both = runProgram(loud + QStringList{"--check", "--no-check"});
    QVERIFY2(both.code != 0 && both.error.contains("--no-check"), qPrintable(both.error));
  }

  void writes_selection_table_and_record() {
    const Ended ended = runProgram(runOf(smallTable(), {"--label", "kind", "--top", "1"}));
    QCOMPARE(ended.error, QString());
    QCOMPARE(ended.code, 0);
    const auto selected = csvRows(path("out/selected.csv"));
    QCOMPARE(selected.size(), 3U);
    QCOMPARE(selected[1].mid(0, 2), QStringList({"1", "a"}));
    QCOMPARE(selected[1].at(3), QString("1"));
    QCOMPARE(selected[1].last(), QString("yes"));
    QCOMPARE(selected[2].last(), QString("no"));
    const auto reduced = csvRows(path("out/reduced.csv"));
    QCOMPARE(reduced.size(), 41U);
    QCOMPARE(reduced[0], QStringList({"kind", "a"}));
    const Record record = read_record(path("out/record.json").toStdString());
    QCOMPARE(record.data.sha256.size(), 64U);
    QCOMPARE(record.result.histories.front().y.size(), 21U);
    QVERIFY(record.purity.has_value());
  }

  void draws_the_plots_without_a_display() {
    const Ended ended = runProgram({"demo", "wine", "--quiet", "--out", path("wine")});
    QCOMPARE(ended.code, 0);
    for (const char* name : {"objective.png", "weights.png", "projection.png", "plane.png",
                             "plane.csv", "objective.csv", "selected.csv", "record.json"}) {
      QVERIFY2(QFile::exists(path("wine/") + name), name);
    }
    // One value is no curve: the purity at the end stands in the record.
    QVERIFY(read_record(path("wine/record.json").toStdString()).purity.has_value());
  }

  /// Another seed than the usual one, where the seed matters.
  void a_record_reruns_to_the_same_bits() {
    const QStringList some{"--set", "rows=10", "--seed"};
    QCOMPARE(runProgram(runOf(smallTable(), some + QStringList{"1"})).code, 0);
    const Record usual = read_record(path("out/record.json").toStdString());
    QCOMPARE(runProgram(runOf(smallTable(), some + QStringList{"4711"})).code, 0);
    const Record other = read_record(path("out/record.json").toStdString());
    QCOMPARE(other.parameters.integer("seed"), std::int64_t{4711});
    QVERIFY(other.result.objective != usual.result.objective);
    const Ended again = runProgram({"rerun", path("out/record.json"), "--quiet"});
    QCOMPARE(again.error, QString());
    QVERIFY2(again.out.contains("identical to the record"), qPrintable(again.out));
    QCOMPARE(again.code, 0);
  }

  void a_rerun_that_finds_something_else_ends_with_1_data() {
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("said");
    QTest::addColumn<int>("code");
    QTest::newRow("weight") << QByteArray("values") << QByteArray("9") << "in its numbers" << 1;
    QTest::newRow("objective") << QByteArray("objective") << QByteArray("0.5") << "in its numbers"
                               << 1;
    QTest::newRow("no objective") << QByteArray("objective") << QByteArray("null")
                                  << "an objective that only one of them has" << 1;
    QTest::newRow("seconds") << QByteArray("seconds") << QByteArray("7")
                             << "identical to the record" << 0;
  }
  void a_rerun_that_finds_something_else_ends_with_1() {
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, value);
    QFETCH(QString, said);
    QFETCH(int, code);
    QCOMPARE(runProgram(runOf(smallTable())).code, 0);
    QFile file(path("out/record.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QString text = QString::fromUtf8(file.readAll());
    const QRegularExpression number("(\"" + key + "\": \\[?\\s*)[-0-9.e+]+");
    const QRegularExpressionMatch found = number.match(text);
    QVERIFY(found.hasMatch());
    text.replace(found.capturedStart(), found.capturedLength(), found.captured(1) + value);
    const Ended again = runProgram({"rerun", written("edited.json", text.toUtf8()), "--quiet"});
    QVERIFY2(again.out.contains(said), qPrintable(again.out + again.error));
    QVERIFY(!again.out.contains("inf"));
    QCOMPARE(again.code, code);
  }

  void quiet_says_nothing() {
    QByteArray text = "a,b,c,t\n";  // c is constant: something to note
    for (int row = 0; row < 40; ++row) {
      text += QByteArray::number((row * 37) % 41) + ',' + QByteArray::number((row * 29) % 43) +
              ",1," + QByteArray::number((row * 37) % 41) + '\n';
    }
    const QStringList arguments{"run",        written("noted.csv", text),
                                "--method",   "dii",
                                "--truth",    "t",
                                "--no-plots", "--set",
                                "epochs=3",   "--force",
                                "--out",      path("quiet")};
    const Ended loud = runProgram(arguments);
    QVERIFY2(loud.error.contains("note: ") && loud.out.contains("written to"),
             qPrintable(loud.error + loud.out));
    const Ended quiet = runProgram(arguments + QStringList{"--quiet"});
    QCOMPARE(quiet.out + quiet.error, QString());
    QCOMPARE(quiet.code, 0);
    const Ended demo = runProgram({"demo", "--no-plots", "--quiet", "--out", path("quiet-demo")});
    QCOMPARE(demo.out + demo.error, QString());
    QCOMPARE(demo.code, 0);
  }

  /// Rows are counted as in the file, whatever a preparation has taken out.
  void exported_samples_are_named_by_their_rows_in_the_file() {
    QByteArray text = "name,a,b\n";
    for (int row = 1; row <= 60; ++row) {
      text += 'r' + QByteArray::number(row) + ',' + QByteArray::number((row * 37) % 61) + ',' +
              QByteArray::number((row * 29) % 67) + '\n';
    }
    const Ended ended = runProgram({"run",        written("rows.csv", text),
                                    "--id",       "name",
                                    "--inputs",   "a,b",
                                    "--prepare",  "filter:condition=a > 9",
                                    "--prepare",  "stride:stride=3",
                                    "--method",   "fps",
                                    "--set",      "select=samples",
                                    "--set",      "count=5",
                                    "--no-plots", "--quiet",
                                    "--out",      path("rows")});
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    const auto samples = csvRows(path("rows/samples.csv"));
    QCOMPARE(samples[0].mid(0, 3), QStringList({"order", "row", "name"}));
    QCOMPARE(samples.size(), 6U);
    int moved = 0;
    for (std::size_t at = 1; at < samples.size(); ++at) {
      QCOMPARE("r" + samples[at][1], samples[at][2]);
      moved += samples[at][1].toInt() > 18 ? 1 : 0;  // beyond what is left after the steps
    }
    QVERIFY(moved > 0);
  }

  void columns_of_a_method_that_gives_scores_are_as_they_are() {
    const QString table = smallTable();
    for (const char* method : {"fps", "cur", "pcov-fps", "pcov-cur"}) {
      const Ended ended =
          runProgram({"run", table, "--inputs", "a,b", "--truth", "t", "--method", method, "--set",
                      "count=2", "--no-plots", "--quiet", "--force", "--out", path("scores")});
      QVERIFY2(ended.code == 0, qPrintable(ended.error));
      const auto reduced = csvRows(path("scores/reduced.csv"));
      QCOMPARE(reduced.size(), 41U);
      const auto a = reduced[0].indexOf("a");
      const auto b = reduced[0].indexOf("b");
      for (int row = 0; row < 40; ++row) {
        QCOMPARE(reduced[static_cast<std::size_t>(row) + 1][a].toInt(), (row * 37) % 41);
        QCOMPARE(reduced[static_cast<std::size_t>(row) + 1][b].toInt(), (row * 29) % 43);
      }
    }
  }

  void moved_and_changed_data_are_named() {
    QCOMPARE(runProgram(runOf(smallTable())).code, 0);
    QFile table(path("small.csv"));
    QVERIFY(table.open(QIODevice::ReadOnly));
    const QString moved =
        written("moved.csv", table.readAll().replace("a;b", "a;b").append("1;2;3;odd\n"));
    const Ended again = runProgram({"rerun", path("out/record.json"), "--data", moved});
    QCOMPARE(again.code, 1);
    QVERIFY2(again.error.contains("have changed"), qPrintable(again.error));
    QVERIFY(again.out.contains("differs"));
  }

  void the_number_of_threads_does_not_matter() {
    const QString table = smallTable();
    QCOMPARE(runProgram(runOf(table, {"--threads", "1"})).code, 0);
    const auto one = csvRows(path("out/selected.csv"));
    QCOMPARE(runProgram(runOf(table, {"--threads", "3"})).code, 0);
    QVERIFY(csvRows(path("out/selected.csv")) == one);
  }

  void takes_the_truth_from_a_second_table() {
    QByteArray truth = "t\n";
    for (int row = 0; row < 40; ++row) {
      truth += QByteArray::number((row * 29) % 43) + "\n";  // as column b
    }
    const QString table = smallTable();
    const QStringList arguments{
        "run",        table,     "--method",     "dii",
        "--inputs",   "a,b",     "--truth-data", written("truth.csv", truth),
        "--no-plots", "--quiet", "--out",        path("out2")};
    QCOMPARE(runProgram(arguments).code, 0);
    QCOMPARE(csvRows(path("out2/selected.csv"))[1].at(1), QString("b"));
  }

  void without_inputs_all_other_numbers_are_weighed() {
    QStringList arguments = runOf(smallTable());
    arguments.removeAt(arguments.indexOf("--inputs") + 1);
    arguments.removeAll("--inputs");
    QCOMPARE(runProgram(arguments).code, 0);
    const auto selected = csvRows(path("out/selected.csv"));
    QCOMPARE(selected.size(), 4U);  // a, b and the category kind; t is the truth
    QCOMPARE(selected[1].at(1), QString("a"));
  }

  void periods_of_the_truth_are_found_in_the_table_that_holds_it() {
    QByteArray truth = "angle\n";
    for (int row = 0; row < 40; ++row) {
      truth += QByteArray::number((row * 37) % 41) + "\n";
    }
    const QStringList arguments{"run",
                                smallTable(),
                                "--method",
                                "dii",
                                "--inputs",
                                "a,b",
                                "--truth-data",
                                written("angles.csv", truth),
                                "--truth-period",
                                "angle=41",
                                "--period",
                                "a=41",
                                "--no-plots",
                                "--quiet",
                                "--out",
                                path("out3")};
    QCOMPARE(runProgram(arguments).code, 0);
    const Record record = read_record(path("out3/record.json").toStdString());
    QCOMPARE(record.columns.front().period, 41.0);
    QCOMPARE(record.truth_columns.front().truth_period, 41.0);
  }

  void interrupted_it_keeps_the_best_so_far() {
    QProcess process;
    process.start(QString::fromStdString(tests::program_path()),
                  {"run", "generator:ten-gaussians?samples=1000", "--method", "dii", "--no-plots",
                   "--set", "epochs=100000", "--set", "tolerance=0", "--out", path("stopped")});
    QByteArray said;
    connect(&process, &QProcess::readyReadStandardError, this,
            [&] { said += process.readAllStandardError(); });
    QTRY_VERIFY_WITH_TIMEOUT(said.contains("iteration 0"), patience);
    QCOMPARE(process.state(), QProcess::Running);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(patience));
    QCOMPARE(process.exitCode(), 3);
    QCOMPARE(csvRows(path("stopped/selected.csv")).size(), 11U);
    const Record record = read_record(path("stopped/record.json").toStdString());
    QCOMPARE(record.result.outcome.ending, Ending::stopped);
  }

  void bad_input_ends_with_2_and_says_what_and_where_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<QStringList>("said");
    const QByteArray good = "a,b,t\n1,2,3\n2,1,5\n3,5,1\n4,4,2\n5,0,9\n";
    const auto row = [](const char* name, const QByteArray& content, const QStringList& more,
                        const QStringList& said) {
      QTest::newRow(name) << content << more << said;
    };
    row("empty", "", {}, {"bad.csv", "empty"});
    row("binary", QByteArray("a,b,t\n1,2\0,3\n", 13), {}, {"bad.csv", "binary"});
    row("ragged", "a,b,t\n1,2,3\n1,2\n1,2,3\n1,2,3\n", {}, {"line 3", "2 cells"});
    row("infinite", "a,b,t\n1,2,3\n1,inf,3\n1,2,3\n1,2,3\n", {},
        {"line 3", "column 'b'", "finite"});
    row("three rows", "a,b,t\n1,2,3\n2,1,5\n3,5,1\n", {}, {"3", "at least 4"});
    row("constant", "a,b,t\n1,2,3\n1,2,5\n1,2,1\n1,2,2\n", {}, {"constant"});
    row("missing cell", "a,b,t\n1,,3\n2,1,5\n3,5,1\n4,4,2\n5,0,9\n", {}, {"missing", "b"});
    row("no such column", good, {"--inputs", "x"}, {"no column 'x'", "a, b, t"});
    row("out of range", good, {"--set", "learning_rate=-1"}, {"learning_rate", "from 1e-09"});
    row("no such parameter", good, {"--set", "epoch=3"}, {"'epoch'", "Accepted: epochs, if that"});
    row("no such method", good, {"--method", "did"}, {"no method 'did'", "Accepted: dii, if that"});
    row("no such option", good, {"--labels", "t"}, {"--labels", "--label"});
    row("bad period", good, {"--period", "a=-1"}, {"not a period"});
    row("bad threads", good, {"--threads", "0"}, {"--threads", "from 1"});
  }
  void bad_input_ends_with_2_and_says_what_and_where() {
    QFETCH(QByteArray, content);
    QFETCH(QStringList, more);
    QFETCH(QStringList, said);
    const Ended ended = runProgram(runOf(written("bad.csv", content), more));
    QCOMPARE(ended.code, 2);
    for (const QString& part : said) {
      QVERIFY2(ended.error.contains(part), qPrintable(part + " is not in: " + ended.error));
    }
    QVERIFY(!QFile::exists(path("out/none")));
  }

  void a_missing_file_and_a_folder_are_told_apart() {
    const Ended missing = runProgram(runOf(path("nowhere.csv")));
    QCOMPARE(missing.code, 2);
    QVERIFY(missing.error.contains("no such file"));
    const Ended folder = runProgram(runOf(folder_.path()));
    QCOMPARE(folder.code, 2);
    QVERIFY(folder.error.contains("folder"));
  }

  void without_inputs_or_truth_it_says_what_is_needed() {
    const QString table = smallTable();
    const Ended noInput =
        runProgram({"run", table, "--truth", "a,b,t", "--no-encode", "--out", path("x")});
    QCOMPARE(noInput.code, 2);
    QVERIFY(noInput.error.contains("role input"));
    const Ended noTruth = runProgram({"run", table, "--inputs", "a,b", "--out", path("x")});
    QCOMPARE(noTruth.code, 2);
    QVERIFY(noTruth.error.contains("role target"));
    QCOMPARE(runProgram({"run", table, "--inputs", "a,b", "--unsupervised", "--no-plots", "--quiet",
                         "--out", path("x")})
                 .code,
             0);
  }

  void an_output_folder_that_cannot_be_made_ends_with_4_at_once() {
    const QString table = smallTable();
    const Ended ended =
        runProgram({"run", table, "--method", "dii", "--inputs", "a", "--truth", "t", "--out",
                    table + "/below", "--set", "epochs=100000", "--set", "tolerance=0"});
    QCOMPARE(ended.code, 4);
    QVERIFY(!ended.error.contains("iteration"));
  }
};

QTEST_GUILESS_MAIN(TestRun)
#include "tst_run.moc"
