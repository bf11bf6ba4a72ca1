// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <csignal>

#include "core/record/record.h"
#include "tests/support/csv_rows.h"
#include "tests/support/program.h"

using namespace steelyard;
using namespace steelyard::tests;

/// What a long run leaves when nothing can be done at its end any more.
class TestPartialRecord : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  QString path(const QString& name) const { return folder_.filePath(name); }
  static void keepAlways(QProcess& process, const QString& temporary = "/tmp") {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("STEELYARD_KEEP_SECONDS", "0");
    environment.insert("TMPDIR", temporary);
    environment.remove("XDG_RUNTIME_DIR");
    process.setProcessEnvironment(environment);
  }
  QStringList endless(const QString& out, const QStringList& more = {}) const {
    return QStringList{"run",       "generator:ten-gaussians?samples=300",
                       "--method",  "dii",
                       "--set",     "epochs=100000",
                       "--set",     "tolerance=0",
                       "--out",     path(out),
                       "--no-plots"} +
           more;
  }
  /// Ends it as a power cut would, as soon as a record is there.
  void killOnceKept(const QStringList& arguments, const QString& out) const {
    QProcess process;
    const QTemporaryDir temporary;
    keepAlways(process, temporary.path());
    process.start(QString::fromStdString(program_path()), arguments);
    QVERIFY(process.waitForStarted(patience));
    const auto kept = [&] {
      QFile file(path(out + "/record.json"));
      return file.open(QIODevice::ReadOnly) && file.readAll().contains("\"partial\": true") &&
             QDir(path(out)).entryList(QDir::Files) == QStringList("record.json");
    };
    QTRY_VERIFY_WITH_TIMEOUT(kept(), patience);
    QCOMPARE(process.state(), QProcess::Running);
    ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
    QVERIFY(process.waitForFinished(patience));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    QCOMPARE(
        QDir(temporary.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
        QStringList());
  }

 private Q_SLOTS:
  void a_run_that_is_killed_leaves_what_it_had() {
    killOnceKept(endless("killed"), "killed");
    const Record record = read_record(path("killed/record.json").toStdString());
    QVERIFY(record.partial);
    QCOMPARE(record.result.outcome.ending, Ending::stopped);
    QVERIFY(has_solution(record.result));
    QCOMPARE(record.result.columns.front().values.size(), 10U);
    QVERIFY(!record.result.histories.front().y.empty());
    QCOMPARE(record.warnings.back().id, std::string("record.partial"));
    const Ended compared = runProgram({"compare", path("killed/record.json")});
    QVERIFY2(compared.code == 0 && compared.out.contains("stopped"), qPrintable(compared.error));
  }

  void the_end_of_a_run_takes_its_place() {
    QProcess process;
    keepAlways(process);
    process.start(QString::fromStdString(program_path()),
                  {"run", "generator:ten-gaussians?samples=300", "--method", "dii", "--set",
                   "epochs=30", "--quiet", "--no-plots", "--out", path("whole")});
    QVERIFY(process.waitForFinished(patience));
    QCOMPARE(process.exitCode(), 0);
    const Record record = read_record(path("whole/record.json").toStdString());
    QVERIFY(!record.partial);
    QVERIFY(record.result.outcome.ending != Ending::stopped);
    QCOMPARE(QDir(path("whole")).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList({"record.json", "reduced.csv", "selected.csv"}));
  }

  void what_is_kept_is_for_its_owner_and_replaces_a_link() {
    QFile thesis(path("thesis.txt"));
    QVERIFY(thesis.open(QIODevice::WriteOnly) && thesis.write("a year of work") == 14);
    thesis.close();
    QVERIFY(QDir(path(".")).mkpath("trap"));
    QVERIFY(QFile::link(path("thesis.txt"), path("trap/record.json")));
    killOnceKept(endless("trap", {"--force"}), "trap");
    QVERIFY(thesis.open(QIODevice::ReadOnly));
    QCOMPARE(thesis.readAll(), QByteArray("a year of work"));
    QVERIFY(!QFileInfo(path("trap/record.json")).isSymLink());
    constexpr QFile::Permissions others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther;
    QVERIFY(!(QFileInfo(path("trap/record.json")).permissions() & others));
  }

  void files_of_an_earlier_run_do_not_stay_beside_it() {
    QCOMPARE(runProgram({"run", "generator:ten-gaussians?samples=300", "--method", "fps", "--quiet",
                         "--set", "select=samples", "--out", path("over"), "--no-plots"})
                 .code,
             0);
    QVERIFY(QFile::exists(path("over/samples.csv")));
    killOnceKept(endless("over", {"--force"}), "over");
    QCOMPARE(QDir(path("over")).entryList(QDir::Files), QStringList("record.json"));
    QCOMPARE(runProgram(endless("over")).code, 2);  // what was kept is a run, too
  }
};

QTEST_GUILESS_MAIN(TestPartialRecord)
#include "tst_partial_record.moc"
