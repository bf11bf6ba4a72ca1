// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMap>
#include <QTemporaryDir>
#include <QtTest>

#include "core/record/record.h"
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
            "--method",
            "dii",
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
  /// The limit is inherited by the program; so would be that a signal is ignored, which is the
  /// program's own task.
  static Ended runOnFullDisk(const QStringList& arguments) { return runWithin("-f 0", arguments); }
  /// All threads allocate from one arena: glibc would reserve 64 MB of addresses for each thread
  /// that happens to meet another one, and a limit of addresses would be reached by chance.
  /// \param limit  as ulimit takes it
  static Ended runWithin(const QString& limit, const QStringList& arguments) {
    QProcess shell;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("MALLOC_ARENA_MAX", "1");
    shell.setProcessEnvironment(environment);
    shell.start("sh", QStringList{"-c", "ulimit " + limit + R"(; exec "$0" "$@")",
                                  QString::fromStdString(steelyard::tests::program_path())} +
                          arguments);
    return end_of(shell);
  }

  /// What a run leaves if no picture can be had: its record, which names the files that are there,
  /// and its tables; and that is said.
  void keepsItsResults(const Ended& ended, const QString& reason) const {
    QVERIFY2(ended.code == 4, qPrintable(QString::number(ended.code) + ended.error));
    QVERIFY2(ended.error.contains(reason), qPrintable(ended.error));
    QVERIFY2(ended.error.contains("the record and all other files are in"),
             qPrintable(ended.error));
    const auto there = contents();
    for (const char* name : {"record.json", "selected.csv", "reduced.csv"}) {
      QVERIFY2(there.contains(name), name);
    }
    const steelyard::Record record = steelyard::read_record(path("out/record.json").toStdString());
    QVERIFY(!record.partial);
    QCOMPARE(record.files.size(), static_cast<std::size_t>(there.size()));
    for (const std::string& name : record.files) {
      QVERIFY2(there.contains(QString::fromStdString(name)), name.c_str());
    }
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
    QVERIFY(contents() == before);  // nor are there hidden files
  }

  void pictures_that_have_no_room_cost_no_result() {
    const qint64 record = QFileInfo(path("out/record.json")).size();
    const QFileInfo largest =
        QDir(path("out")).entryInfoList({"*.png"}, QDir::Files, QDir::Size).value(0);
    constexpr qint64 block = 512;
    const qint64 blocks = record / block + 4;
    QVERIFY(blocks * block < largest.size());
    const Ended ended = runWithin(QStringLiteral("-f %1").arg(blocks), runOf("3"));
    keepsItsResults(ended, ".png: ");
    QVERIFY(!QFile::exists(largest.filePath()));
  }

  void pictures_that_no_memory_holds_cost_no_result() {
    if (sanitized) {
      QSKIP("sanitizers reserve far more addresses than the limit");
    }
    const Ended ended = runWithin("-v 195312", runOf("3"));  // 200 MB
    keepsItsResults(ended, "not enough memory");
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
