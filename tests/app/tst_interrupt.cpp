// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>
#include <csignal>
#include <random>

#include "core/record/record.h"
#include "tests/support/paths.h"

using namespace steelyard;

namespace {

constexpr int long_enough = 60000;  // milliseconds

/// Long enough to be interrupted: a run on it takes minutes.
void writeTable(const QString& path) {
  constexpr int rows = 1500;
  std::mt19937 random(1);
  QByteArray text = "a,b,c\n";
  for (int row = 0; row < rows; ++row) {
    text += QByteArray::number(random()) + "," + QByteArray::number(random()) + "," +
            QByteArray::number(random()) + "\n";
  }
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  QCOMPARE(file.write(text), text.size());
}

}  // namespace

/// The real program under Ctrl+C.
class TestInterrupt : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  QString path(const char* name) const { return folder_.filePath(name); }

 private Q_SLOTS:
  void initTestCase() { writeTable(path("table.csv")); }

  /// A table is read by all cores, so that threads are there before the run begins.
  void a_run_on_a_file_keeps_the_best_so_far_data() {
    QTest::addColumn<QList<int>>("signalNumbers");
    QTest::newRow("Ctrl+C") << QList<int>{SIGINT};
    QTest::newRow("an impatient Ctrl+C") << QList<int>{SIGINT, SIGINT, SIGINT};
    QTest::newRow("a polite kill") << QList<int>{SIGTERM};
    QTest::newRow("the terminal was closed") << QList<int>{SIGHUP};
  }
  void a_run_on_a_file_keeps_the_best_so_far() {
    QFETCH(QList<int>, signalNumbers);
    const QTemporaryDir out;
    QProcess process;
    process.start(
        QString::fromStdString(tests::program_path()),
        {"run", path("table.csv"), "--inputs", "a,b", "--truth", "c", "--no-plots", "--method",
         "dii", "--set", "epochs=100000", "--set", "tolerance=0", "--out", out.path()});
    QByteArray said;
    connect(&process, &QProcess::readyReadStandardError, this,
            [&] { said += process.readAllStandardError(); });
    QTRY_VERIFY_WITH_TIMEOUT(said.contains("iteration 0"), long_enough);
    QCOMPARE(process.state(), QProcess::Running);  // signals to number 0 would end the tests
    for (const int number : signalNumbers) {
      ::kill(static_cast<pid_t>(process.processId()), number);
    }
    QVERIFY(process.waitForFinished(long_enough));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 3);
    QVERIFY(QFile::exists(out.filePath("selected.csv")));
    QVERIFY(QFile::exists(out.filePath("reduced.csv")));
    const Record record = read_record(out.filePath("record.json").toStdString());
    QCOMPARE(record.result.outcome.ending, Ending::stopped);
    QVERIFY(record.result.iterations < 100000U);
  }

  /// The run has ended by then, and is kept; the code says that not all was done that was asked
  /// for.
  void what_follows_the_run_is_stopped_too() {
    const QTemporaryDir out;
    QProcess process;
    process.start(
        QString::fromStdString(tests::program_path()),
        {"run", path("table.csv"), "--inputs", "a,b", "--truth", "c", "--method", "f-test", "--top",
         "2", "--no-plots", "--no-check", "--project", "tsne", "--out", out.path()});
    QByteArray said;
    connect(&process, &QProcess::readyReadStandardError, this,
            [&] { said += process.readAllStandardError(); });
    QTRY_VERIFY_WITH_TIMEOUT(said.contains("100 %"), long_enough);
    QCOMPARE(process.state(), QProcess::Running);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(long_enough));
    QCOMPARE(process.exitCode(), 3);
    const Record record = read_record(out.filePath("record.json").toStdString());
    QVERIFY(record.looks.empty());
    QVERIFY(!record.warnings.empty());
    QCOMPARE(in_words(record.warnings.back()), std::string("the projection tsne: stopped"));
    QVERIFY(QFile::exists(out.filePath("selected.csv")));
  }
};

QTEST_GUILESS_MAIN(TestInterrupt)
#include "tst_interrupt.moc"
