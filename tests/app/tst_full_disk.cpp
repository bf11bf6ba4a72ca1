// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDir>
#include <QFile>
#include <QMap>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/paths.h"
#include "tests/support/program.h"

using namespace steelyard::tests;

/// The commands that write files, where no file can be written: they say so, end with 4, and what
/// stood there stays.
class TestFullDisk : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  QString path(const QString& name) const { return folder_.filePath(name); }
  QStringList runOf(const char* epochs) const {
    return {"run",
            path("t.csv"),
            "--inputs",
            "a,b",
            "--truth",
            "t",
            "--quiet",
            "--out",
            path("out"),
            "--set",
            QString("epochs=") + epochs,
            "--force"};
  }
  /// All files below the folder by name.
  QMap<QString, QByteArray> contents() const {
    QMap<QString, QByteArray> found;
    for (const QFileInfo& info : QDir(path("out")).entryInfoList(QDir::Files | QDir::Hidden)) {
      QFile file(info.filePath());
      found[info.fileName()] = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("?");
    }
    return found;
  }
  /// The limit, and that it is an error rather than a signal, is inherited by the program.
  static Ended runOnFullDisk(const QStringList& arguments) {
    QProcess shell;
    shell.start("sh", QStringList{"-c", R"(trap '' XFSZ; ulimit -f 0; exec "$0" "$@")",
                                  QString::fromStdString(steelyard::tests::program_path())} +
                          arguments);
    shell.waitForFinished(patience);
    return {shell.exitCode(), shell.readAllStandardOutput(), shell.readAllStandardError()};
  }

 private Q_SLOTS:
  void initTestCase() {
#ifdef __clang__
    QSKIP("clang's OpenMP does not start where no file may grow; GCC's program is tried");
#endif
    QFile table(path("t.csv"));
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write("a,b,t\n");
    for (int row = 0; row < 40; ++row) {
      table.write(QByteArray::number(row * 37 % 41) + ',' + QByteArray::number(row * 29 % 43) +
                  ',' + QByteArray::number(row * 37 % 41) + '\n');
    }
    table.close();
    const Ended ended = runProgram(runOf("3"));
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
  }

  void a_run_keeps_the_files_of_the_one_before() {
    const auto before = contents();
    QVERIFY(before.size() > 3);
    const Ended ended = runOnFullDisk(runOf("9"));
    QVERIFY2(ended.code == 4, qPrintable(ended.error));
    QVERIFY2(ended.error.contains("cannot be written"), qPrintable(ended.error));
    QVERIFY(contents() == before);
  }

  void singles_of_an_imbalance_keep_the_old_file() {
    const auto before = contents();
    const Ended ended = runOnFullDisk({"imbalance", path("t.csv"), "--from", "a,b", "--to", "t",
                                       "--force", "--singles", path("out/selected.csv")});
    QVERIFY2(ended.code == 4 && ended.error.contains("selected.csv"), qPrintable(ended.error));
    QVERIFY(contents() == before);
  }

  void a_comparison_keeps_the_old_file() {
    const auto before = contents();
    for (const char* option : {"--csv", "--weights", "--pairs", "--html"}) {
      const QString record = path("out/record.json");
      const Ended ended =
          runOnFullDisk({"compare", record, record, "--force", option, path("out/reduced.csv")});
      QVERIFY2(ended.code == 4 && ended.error.contains("reduced.csv"), qPrintable(ended.error));
      QVERIFY2(contents() == before, option);
    }
  }
};

QTEST_GUILESS_MAIN(TestFullDisk)
#include "tst_full_disk.moc"
