// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <sys/stat.h>

#include <QTemporaryDir>
#include <QtTest>

#include "core/data/atomic_write.h"
#include "core/record/record.h"
#include "tests/support/paths.h"
#include "tests/support/program.h"

using namespace steelyard;
using namespace steelyard::tests;

/// Files that are none, and files whose names are no text, as they are typed.
class TestOddFiles : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  std::filesystem::path path(const std::string& name) const {
    return std::filesystem::path(folder_.path().toStdString()) / name;
  }
  /// By a shell, because Qt hands over only what is text. In the folder.
  Ended shell(const QByteArray& words) const {
    QProcess process;
    process.setWorkingDirectory(folder_.path());
    process.start("sh", {"-c", "exec \"$0\" " + words, QString::fromStdString(program_path())});
    process.waitForFinished(patience);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
  }

 private Q_SLOTS:
  void initTestCase() {
    QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
    std::string table = "a,b,t\n";
    for (int row = 0; row < 30; ++row) {
      table += std::to_string(row * 37 % 41) + "," + std::to_string(row * 29 % 43) + "," +
               std::to_string(row * 37 % 41) + "\n";
    }
    write_atomically(path("\xFFt.csv"), table);
    write_atomically(path("\xFEside.csv"), table);
  }

  void what_is_no_file_is_refused_with_words_data() {
    QTest::addColumn<QByteArray>("command");
    for (const char* command : {"rerun", "compare", "held-out", "info", "run"}) {
      for (const char* name : {"pipe", ".", "/dev/zero"}) {
        QTest::addRow("%s %s", command, name) << QByteArray(command) + " " + name;
      }
    }
  }
  void what_is_no_file_is_refused_with_words() {
    QFETCH(QByteArray, command);
    const Ended ended = shell(command);
    QCOMPARE(ended.code, 2);
    QVERIFY2(ended.error.contains("not a file") && ended.error.contains("Accepted: "),
             qPrintable(ended.error));
  }

  void names_that_are_no_utf8_are_read_written_recorded_and_run_again() {
    const Ended ran = shell(
        "run \"$(printf '\\377t.csv')\" --inputs a,b --truth t --beside \"$(printf "
        "'\\376side.csv')\" --no-plots --quiet --set epochs=5 --out \"$(printf '\\375out')\"");
    QVERIFY2(ran.code == 0, qPrintable(ran.error));
    const auto written = path("\xFDout") / "record.json";
    QVERIFY(std::filesystem::exists(written));
    const Record record = read_record(written);
    QCOMPARE(record.data.source, path("\xFFt.csv").string());
    QCOMPARE(record.data.origin.beside.front().source, path("\xFEside.csv").string());
    const Ended again = shell("rerun \"$(printf '\\375out/record.json')\"");
    QVERIFY2(again.code == 0 && again.out.contains("identical to the record"),
             qPrintable(again.out + again.error));
    QVERIFY2(!again.error.contains("changed"), qPrintable(again.error));
    const Ended compared =
        shell("compare \"$(printf '\\375out/record.json')\" --csv \"$(printf '\\374.csv')\"");
    QVERIFY2(compared.code == 0, qPrintable(compared.error));
    QVERIFY(std::filesystem::exists(path("\xFC.csv")));
  }

  void what_such_a_table_holds_is_said_as_json() {
    const Ended ended = shell("info --json \"$(printf '\\377t.csv')\"");
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    QVERIFY(ended.out.contains("\"source\""));
  }

  void a_rerun_says_which_files_have_changed() {
    write_atomically(path("left.csv"), "a,t\n1,1\n2,3\n4,5\n7,8\n9,9\n");
    write_atomically(path("right.csv"), "b\n1\n5\n3\n2\n4\n");
    write_atomically(path("truth.csv"), "u\n1\n3\n5\n8\n9\n");
    write_atomically(path("weights.csv"), "a,1\nb,2\n");
    const Ended ran = shell(
        "run left.csv --inputs a,b --beside right.csv --truth-data truth.csv --known-weights "
        "weights.csv --no-plots --quiet --set epochs=5 --out changed");
    QVERIFY2(ran.code == 0, qPrintable(ran.error));
    const Ended same = shell("rerun changed/record.json");
    QVERIFY2(!same.error.contains("change"), qPrintable(same.error));
    write_atomically(path("right.csv"), "b\n1\n5\n3\n2\n6\n");
    write_atomically(path("truth.csv"), "u\n1\n3\n5\n8\n7\n");
    write_atomically(path("weights.csv"), "a,1\nb,3\n");
    const Ended other = shell("rerun changed/record.json");
    for (const char* name : {"right.csv", "truth.csv", "weights.csv"}) {
      QVERIFY2(other.error.contains(QLatin1String("/") + name), qPrintable(other.error));
    }
    QVERIFY2(!other.error.contains("left.csv"), qPrintable(other.error));
  }
};

QTEST_GUILESS_MAIN(TestOddFiles)
#include "tst_odd_files.moc"
