// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <sys/stat.h>

#include <QTemporaryDir>
#include <QtTest>

#include "core/platform/atomic_write.h"
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
    return end_of(process);
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

  /// Qt cannot remove what it cannot name.
  void cleanupTestCase() {
    for (const auto& entry : std::filesystem::directory_iterator(path("."))) {
      std::filesystem::remove_all(entry.path());
    }
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

  /// A terminal would obey them: set its title, wipe what stands there, write backwards.
  void commands_to_a_terminal_in_names_are_shown_and_not_obeyed() {
    write_atomically(path("esc\x1b[2J.csv"),
                     "\x1b]0;title\x07,\xC2\x9B"
                     "31m,\xE2\x80\xAE"
                     "c,t\n"
                     "1,2,3,1\n2,3,5,x\n3,1,4,2\n5,8,9,9\n");
    const Ended info = shell("info esc*.csv");
    QCOMPARE(info.code, 0);
    const Ended refused = shell("run esc*.csv --inputs \"$(printf '\\033[2Jno')\" --truth t");
    QCOMPARE(refused.code, 2);
    const Ended missing = shell("info \"$(printf '\\033[2J\\302\\233.csv')\"");
    QCOMPARE(missing.code, 2);
    for (const QString& said :
         {info.out, info.error, refused.out, refused.error, missing.out, missing.error}) {
      for (const QChar command : {QChar(0x1b), QChar(0x07), QChar(0x9b), QChar(0x202e)}) {
        QVERIFY2(!said.contains(command), qPrintable(said));
      }
    }
    for (const char* shown : {"\\x1b]0;title\\x07", "\\u009b31m", "\\u202ec"}) {
      QVERIFY2(info.out.contains(shown), shown);
    }
    QVERIFY2(refused.error.contains("\\x1b[2Jno"), qPrintable(refused.error));
    QVERIFY2(missing.error.contains("\\x1b[2J\\u009b.csv"), qPrintable(missing.error));
    std::filesystem::remove(path("esc\x1b[2J.csv"));
  }

  void what_becomes_far_larger_than_its_file_is_read_if_that_is_asked_for() {
    const std::string deep = fixtures_dir() + "/data/deep.h5";
    const Ended refused = runProgram({"info", QString::fromStdString(deep)});
    QCOMPARE(refused.code, 2);
    QVERIFY2(refused.error.contains("400 MB") && refused.error.contains("--large"),
             qPrintable(refused.error));
    const Ended read = runProgram({"info", QString::fromStdString(deep), "--large"});
    QVERIFY2(read.code == 0 && read.out.contains("1000000 rows"), qPrintable(read.error));
  }

  void names_that_are_no_utf8_are_read_written_recorded_and_run_again() {
    const Ended ran = shell(
        "run \"$(printf '\\377t.csv')\" --inputs a,b --truth t --method dii --beside \"$(printf "
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
