// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/program.h"

using steelyard::tests::Ended;
using steelyard::tests::runProgram;

/// Lessons on the command line.
class TestDemo : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

 private Q_SLOTS:
  void lists_the_lessons() {
    const Ended list = runProgram({"demo", "--list"});
    QCOMPARE(list.code, 0);
    QVERIFY(list.out.count('\n') >= 14);
    QVERIFY(list.out.contains("ten-gaussians") && list.out.contains("6 steps"));
  }

  void prints_each_step_with_what_came_out() {
    const QString out = folder_.filePath("aims");
    const Ended demo = runProgram({"demo", "two-aims", "--no-plots", "--out", out});
    QCOMPARE(demo.code, 0);
    for (const char* words : {"1. ", "6. ", "--set mixing=0", "Came out: objective", "Best: q5",
                              "Question: ", "Answer: ", "Now with your own table: "}) {
      QVERIFY2(demo.out.contains(words), words);
    }
    QCOMPARE(demo.out.count("Came out: "), 4);
    QVERIFY(QFile::exists(out + "/record.json"));
  }

  /// Tables of the program need no folder for temporary files.
  void a_lesson_on_a_table_needs_nothing_but_its_output_folder() {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("TMPDIR", "/proc/no/such/folder");
    environment.remove("XDG_RUNTIME_DIR");
    process.setProcessEnvironment(environment);
    const QString out = folder_.filePath("wine");
    process.start(QString::fromStdString(steelyard::tests::program_path()),
                  {"demo", "wine", "--no-plots", "--quiet", "--out", out});
    QVERIFY(process.waitForFinished(steelyard::tests::patience));
    QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
    QVERIFY(QFile::exists(out + "/record.json"));
  }

  void an_unknown_lesson_is_refused_with_those_there_are() {
    const Ended demo = runProgram({"demo", "nothing"});
    QCOMPARE(demo.code, 2);
    QVERIFY(demo.error.contains("ten-gaussians"));
  }
};

QTEST_GUILESS_MAIN(TestDemo)
#include "tst_demo.moc"
