// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QtTest>
#include <csignal>

#include <unistd.h>

#include "core/random.h"
#include "tests/support/csv_rows.h"
#include "tests/support/program.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

/// The environment that mpirun makes for one of two processes.
Ended runAsOneOfTwo(const QStringList& arguments) {
  QProcess process;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert("OMPI_COMM_WORLD_SIZE", "2");
  process.setProcessEnvironment(environment);
  process.start(QString::fromStdString(program_path()), arguments);
  return end_of(process);
}

bool isBuiltWithMpi() {
  static const bool with = !runAsOneOfTwo({"methods", "f-test"}).error.contains("without MPI");
  return with;
}

/// How mpirun starts so many ranks of one thread, which may outlive each other.
QStringList ranks(int count, const QStringList& arguments) {
  QStringList words{"-n", QString::number(count), "--oversubscribe", "--enable-recovery"};
  if (geteuid() == 0) {
    words << "--allow-run-as-root";
  }
  words << "-x"
        << "OMP_NUM_THREADS=1" << QString::fromStdString(program_path());
  return words + arguments;
}

/// The process of a rank among the children of mpirun; 0 if there is none.
pid_t processOf(int rank, qint64 parent) {
  const QByteArray wanted = "OMPI_COMM_WORLD_RANK=" + QByteArray::number(rank);
  QFile children(QString("/proc/%1/task/%1/children").arg(parent));
  if (!children.open(QIODevice::ReadOnly)) {
    return 0;
  }
  for (const QByteArray& child : children.readAll().split(' ')) {
    QFile environment("/proc/" + QString::fromLatin1(child) + "/environ");
    if (!child.isEmpty() && environment.open(QIODevice::ReadOnly) &&
        environment.readAll().split('\0').contains(wanted)) {
      return child.toInt();
    }
  }
  return 0;
}

}  // namespace

/// Several processes, as mpirun starts them. A build without MPI refuses them, and the rest of this
/// test has nothing to look at.
class TestRanks : public QObject {
  Q_OBJECT

  TemporaryText files_;

  QString path(const QString& name) const {
    return QString::fromStdString((files_.folder() / name.toStdString()).string());
  }
  QByteArray textOf(const QString& name) const {
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  /// y = a + b c / 2 and noise; d says nothing.
  QString table() const {
    Random random(5);
    QByteArray text("a,b,c,d,y\n");
    for (int row = 0; row < 80; ++row) {
      const double a = random.normal();
      const double b = random.normal();
      const double c = random.normal();
      for (const double value : {a, b, c, random.normal()}) {
        text += QByteArray::number(value) + ',';
      }
      text += QByteArray::number(a + 0.5 * b * c + 0.2 * random.normal()) + '\n';
    }
    return QString::fromStdString(files_.write("table.csv", text).string());
  }
  QStringList bench(const QString& out) const {
    return {"bench",     table(), "--truth",   "y", "--methods", "f-test,elastic-net,mrmr",
            "--folds",   "4",     "--repeats", "2", "--out",     path(out),
            "--no-plots"};
  }
  QStringList run(const QString& out, const QString& check) const {
    return {"run",   table(),          "--truth",   "y",       "--method",
            "dii",   "--set",          "epochs=20", "--set",   "search=forward",
            "--set", "trust=" + check, "--out",     path(out), "--no-plots"};
  }
  /// With its answer, without the times and the number of threads.
  QJsonObject recordOf(const QString& out) const {
    QJsonObject record = QJsonDocument::fromJson(textOf(out + "/record.json")).object();
    for (const char* time : {"seconds", "started", "threads"}) {
      record.remove(QLatin1String(time));
    }
    return record;
  }
  /// Without the times.
  std::vector<QStringList> methodsOf(const QString& out) const {
    auto rows = csvRows(path(out + "/methods.csv"));
    for (auto& row : rows) {
      row = row.mid(0, 12);
    }
    return rows;
  }
  /// Why there can be no ranks; empty if there can be.
  static QString whyNoRanks() {
    if (!isBuiltWithMpi()) {
      return "the program is built without MPI";
    }
    return QStandardPaths::findExecutable("mpirun").isEmpty() ? "there is no mpirun" : QString();
  }
  void verifySameBench(const QString& one, const QString& other) const {
    QVERIFY(methodsOf(one).size() == 4);
    QVERIFY(methodsOf(other) == methodsOf(one));
    for (const char* name : {"/errors.csv", "/columns.csv", "/agreement.csv"}) {
      QVERIFY(!textOf(one + name).isEmpty());
      QCOMPARE(textOf(other + name), textOf(one + name));
    }
  }

 private Q_SLOTS:
  /// Each process would do everything, and write to the same files.
  void a_build_without_mpi_refuses_ranks() {
    if (isBuiltWithMpi()) {
      QSKIP("the program is built with MPI");
    }
    const Ended ended = runAsOneOfTwo({"methods"});
    QCOMPARE(ended.code, 2);
    QVERIFY2(ended.error.contains("STEELYARD_MPI"), qPrintable(ended.error));
  }

  /// As srun without --mpi starts them.
  void processes_that_mpi_does_not_connect_are_refused() {
    if (!isBuiltWithMpi()) {
      QSKIP("the program is built without MPI");
    }
    const Ended ended = runAsOneOfTwo({"methods"});
    QCOMPARE(ended.code, 2);
    QVERIFY2(ended.error.contains("MPI connects none"), qPrintable(ended.error));
  }

  void ranks_compare_methods_with_the_same_bits() {
    if (const QString why = whyNoRanks(); !why.isEmpty()) {
      QSKIP(qPrintable(why));
    }
    QCOMPARE(runProgram(bench("alone")).code, 0);
    for (const int count : {2, 3}) {
      QProcess process;
      process.start("mpirun", ranks(count, bench("shared" + QString::number(count))));
      const Ended ended = end_of(process);
      QVERIFY2(ended.code == 0, qPrintable(ended.error));
      QVERIFY2(ended.error.contains(QString("%1 ranks").arg(count)), qPrintable(ended.error));
      verifySameBench("alone", "shared" + QString::number(count));
    }
  }

  void ranks_search_and_check_with_the_same_bits() {
    if (const QString why = whyNoRanks(); !why.isEmpty()) {
      QSKIP(qPrintable(why));
    }
    for (const char* check : {"stability", "permuted-target", "random-subsets"}) {
      QCOMPARE(runProgram(run(QString("alone-") + check, check)).code, 0);
      QProcess process;
      process.start("mpirun", ranks(2, run(QString("shared-") + check, check)));
      const Ended ended = end_of(process);
      QVERIFY2(ended.code == 0, qPrintable(ended.error));
      QVERIFY(recordOf(QString("alone-") + check).contains("answer"));
      QVERIFY2(recordOf(QString("shared-") + check) == recordOf(QString("alone-") + check), check);
    }
  }

  void a_killed_rank_costs_nothing_but_time() {
    if (const QString why = whyNoRanks(); !why.isEmpty()) {
      QSKIP(qPrintable(why));
    }
    QCOMPARE(runProgram(bench("whole")).code, 0);
    QProcess process;
    QByteArray said;
    connect(&process, &QProcess::readyReadStandardError, this,
            [&] { said += process.readAllStandardError(); });
    process.start("mpirun", ranks(3, bench("killed")));
    QTRY_VERIFY_WITH_TIMEOUT(said.contains("sharing the work"), patience);
    const pid_t victim = processOf(2, process.processId());
    QVERIFY(victim > 0);  // signals to number 0 would end the tests
    ::kill(victim, SIGKILL);
    const Ended ended = end_of(process);
    said += ended.error.toUtf8();
    QVERIFY2(ended.code == 0, said.constData());
    QVERIFY2(said.contains("1 rank ended early"), said.constData());
    verifySameBench("whole", "killed");
  }
};

QTEST_GUILESS_MAIN(TestRanks)
#include "tst_ranks.moc"
