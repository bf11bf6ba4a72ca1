// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <sys/stat.h>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/program.h"

using namespace steelyard::tests;

/// Standard output that cannot be written, and outputs that are no files.
class TestStreams : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  QString path(const QString& name) const { return folder_.filePath(name); }
  /// As a shell would run it: $0 is the program, $1 the table, $2 a record, $3 this folder.
  Ended inShell(const QString& line) const {
    QProcess shell;
    shell.start("bash", {"-c", line, QString::fromStdString(program_path()), path("t.csv"),
                         path("out/record.json"), folder_.path()});
    return end_of(shell);
  }
  QByteArray content(const QString& name) const {
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("not there");
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
    const Ended ended =
        inShell("$0 run $1 --truth t --method dii --no-plots --set epochs=3 --out $3/out");
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
  }

  void output_that_is_lost_ends_with_4_data() {
    QTest::addColumn<QString>("command");
    for (const char* command :
         {"--version", "--help", "run --help", "methods", "methods dii", "methods --json",
          "info $1", "info $1 --json", "imbalance $1 --from a --to b", "compare $2", "held-out $2",
          "rerun $2",
          "run $1 --truth t --method dii --no-plots --set epochs=3 --force --out $3/lost"}) {
      QTest::newRow(command) << QString(command);
    }
  }
  void output_that_is_lost_ends_with_4() {
    QFETCH(QString, command);
    const Ended good = inShell("$0 " + command);
    QVERIFY2(good.code == 0 && !good.out.isEmpty(), qPrintable(good.error));
    const Ended full = inShell("$0 " + command + " > /dev/full");
    QCOMPARE(full.code, 4);
    QVERIFY2(full.error.contains("standard output"), qPrintable(full.error));
    const Ended closed = inShell("$0 " + command + " >&-");
    QCOMPARE(closed.code, 4);
    QCOMPARE(inShell("$0 " + command + " > /dev/null").code, 0);
  }

  void errors_told_before_count_more() {
    QCOMPARE(inShell("$0 info $3/none.csv > /dev/full").code, 2);
    QCOMPARE(inShell("$0 info $1 --nothing >&-").code, 2);
  }

  /// Otherwise the first file that is opened would be what is printed into.
  void without_streams_files_are_still_whole() {
    const Ended ended = inShell(
        "$0 run $1 --truth t --method dii --no-plots --set epochs=3 --force --out $3/bare <&- >&- "
        "2>&-");
    QCOMPARE(ended.code, 4);
    QCOMPARE(content("bare/selected.csv"), content("out/selected.csv"));
    QVERIFY(content("bare/record.json").startsWith("{"));
  }

  void a_reader_that_leaves_does_not_end_a_run() {
    const Ended ended = inShell(
        "set -o pipefail; $0 run $1 --truth t --method dii --no-plots --no-check --set epochs=3000 "
        "--set tolerance=0 --force --out $3/alone 2>&1 >/dev/null | true");
    QCOMPARE(ended.code, 0);
    QVERIFY(content("alone/record.json").startsWith("{"));
  }

  void devices_and_pipes_are_written_to_and_stay() {
    const QByteArray pipe = QFile::encodeName(path("pipe"));
    QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
    const Ended piped = inShell(
        "cat $3/pipe & exec 9>$3/pipe; $0 compare $2 --csv $3/pipe > /dev/null; r=$?; "
        "exec 9>&-; wait; exit $r");
    QVERIFY2(piped.code == 0 && piped.out.startsWith("run,"), qPrintable(piped.error + piped.out));
    struct stat status {};
    QVERIFY(::stat(pipe.constData(), &status) == 0 && S_ISFIFO(status.st_mode));
    const Ended unread = inShell("timeout 20 $0 compare $2 --csv $3/pipe");
    QCOMPARE(unread.code, 4);
    QVERIFY2(unread.error.contains("pipe"), qPrintable(unread.error));
    QVERIFY(::stat(pipe.constData(), &status) == 0 && S_ISFIFO(status.st_mode));
  }

  void standard_output_may_be_named() {
    const Ended named = inShell("$0 compare $2 --csv /dev/stdout");
    QVERIFY2(named.code == 0, qPrintable(named.error));
    QVERIFY(named.out.startsWith("run,") && named.out.contains("objective "));
    QCOMPARE(inShell("$0 compare $2 --csv /dev/stdout > $3/both.txt").code, 0);
    QCOMPARE(QString::fromUtf8(content("both.txt")), named.out);
    const Ended substituted = inShell("$0 compare $2 --csv >(cat) > /dev/null; wait");
    QCOMPARE(substituted.code, 0);
    QCOMPARE(inShell("$0 compare $2 --csv /dev/full").code, 4);
    QCOMPARE(inShell("$0 compare $2 --csv /dev/null").code, 0);
    const Ended script = inShell(
        "$0 run $1 --truth t --method f-test --top 1 --no-check --no-plots --quiet --force "
        "--out $3/script --python-script /dev/full");
    QCOMPARE(script.code, 4);
    QCOMPARE(script.error.count("/dev/full"), 1);
    struct stat status {};
    QVERIFY(::stat("/dev/full", &status) == 0 && S_ISCHR(status.st_mode));
    QVERIFY(::stat("/dev/null", &status) == 0 && S_ISCHR(status.st_mode));
    QCOMPARE(inShell("$0 compare $2 --csv $3/out --force").code, 4);  // a folder
  }
};

QTEST_GUILESS_MAIN(TestStreams)
#include "tst_streams.moc"
