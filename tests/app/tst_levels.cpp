// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFile>
#include <QProcessEnvironment>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include "core/kernels/level.h"
#include "core/random.h"
#include "core/record/record.h"
#include "core/record/result_difference.h"
#include "tests/support/program.h"

using namespace steelyard;
using namespace steelyard::tests;

/// The same run with the instructions of several processors.
class TestLevels : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  QString path(const QString& name) const { return folder_.filePath(name); }
  static Ended runWith(const QString& level, const QStringList& arguments) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("STEELYARD_LEVEL", level);
    process.setProcessEnvironment(environment);
    process.start(QString::fromStdString(program_path()), arguments);
    return end_of(process);
  }
  /// As in STEELYARD_LEVEL.
  static QString shortName(Level level) {
    return level == Level::portable
               ? QString("portable")
               : QString::fromStdString(name_of(level)).section(',', 0, 0).section('-', -1);
  }
  Record recordOf(const QString& level, const QString& method) const {
    const QString out = path(method + "-" + level);
    const Ended ended = runWith(level, {"run", path("t.csv"), "--truth", "t", "--method", method,
                                        "--no-check", "--no-plots", "--force", "--out", out});
    if (ended.code != 0) {
      qWarning("%s", qPrintable(ended.error));
    }
    return read_record((out + "/record.json").toStdString());
  }

 private Q_SLOTS:
  void initTestCase() {
    QFile table(path("t.csv"));
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write("a,b,c,d,t\n");
    Random random(3);
    for (int row = 0; row < 120; ++row) {
      const double a = random.normal();
      const double b = random.normal();
      for (const double value : {a, b, random.normal(), random.normal()}) {
        table.write(QByteArray::number(value, 'g', 17) + ',');
      }
      table.write(QByteArray::number(a + 0.3 * b, 'g', 17) + '\n');
    }
  }

  void results_agree_data() {
    QTest::addColumn<QString>("method");
    for (const char* method : {"dii", "pcov-cur", "elastic-net", "mlkr"}) {
      QTest::newRow(method) << QString(method);
    }
  }
  void results_agree() {
    QFETCH(QString, method);
    constexpr double promised = 1e-6;
    const Record least = recordOf("portable", method);
    for (const Level level : usable_levels()) {
      const QString name = shortName(level);
      const Record record = recordOf(name, method);
      QCOMPARE(record.instruction_set, name_of(level));
      const ResultDifference difference = difference_of(record.result, least.result);
      QVERIFY2(difference.others.empty() && difference.largest <= promised,
               qPrintable(QString("%1: %2").arg(name).arg(difference.largest)));
    }
  }

  void without_a_name_the_richest_is_taken() {
    QCOMPARE(recordOf("", "dii").instruction_set, name_of(usable_levels().back()));
  }
  void a_level_that_is_none_is_refused() {
    for (const char* name : {"v99", "V2", "v2 ", "avx2"}) {
      const Ended ended = runWith(name, {"--version"});
      QCOMPARE(ended.code, 2);
      QVERIFY2(ended.error.contains(QString("called '%1'").arg(name)) &&
                   ended.error.contains("STEELYARD_LEVEL") &&
                   ended.error.contains("Accepted: portable"),
               qPrintable(ended.error));
      QVERIFY2(ended.error.contains(shortName(usable_levels().back())), qPrintable(ended.error));
    }
  }

  void lesser_processors_run_it_data() {
    QTest::addColumn<QString>("processor");
    QTest::addColumn<QString>("level");
    QTest::newRow("without AVX-512") << "max"
                                     << "v3";
    QTest::newRow("without AVX") << "Nehalem"
                                 << "v2";
    QTest::newRow("without SSE4") << "core2duo"
                                  << "portable";
  }
  /// Whatever this machine is, the program runs on an emulated processor that has no more.
  void lesser_processors_run_it() {
    const QString emulator = QStandardPaths::findExecutable("qemu-x86_64");
    if (emulator.isEmpty() || usable_levels().size() < 2) {
      QSKIP("needs qemu-x86_64 (package qemu-user) and a processor of that family");
    }
    if (sanitized) {
      QSKIP("an emulated processor has no room for the addresses that a sanitizer reserves");
    }
    QFETCH(QString, processor);
    QFETCH(QString, level);
    const QString program = QString::fromStdString(program_path());
    const QString out = path("emulated-" + level);
    QProcess process;
    process.start(emulator,
                  {"-cpu", processor, program, "run", path("t.csv"), "--truth", "t", "--method",
                   "dii", "--set", "epochs=5", "--no-check", "--no-plots", "--out", out});
    const Ended ended = end_of(process);
    QVERIFY2(ended.code == 0, qPrintable(ended.out + ended.error));
    const Record record = read_record((out + "/record.json").toStdString());
    QVERIFY2(QString::fromStdString(record.instruction_set).section(',', 0, 0) ==
                 (level == "portable" ? QString("x86-64") : "x86-64-" + level),
             record.instruction_set.c_str());
    const QString here = path("here-" + level);
    const Ended own =
        runWith("portable", {"run", path("t.csv"), "--truth", "t", "--method", "dii", "--set",
                             "epochs=5", "--no-check", "--no-plots", "--out", here});
    QVERIFY2(own.code == 0, qPrintable(own.error));
    const Record expected = read_record((here + "/record.json").toStdString());
    const ResultDifference difference = difference_of(record.result, expected.result);
    QVERIFY2(difference.others.empty() && difference.largest <= 1e-6,
             qPrintable(QString::number(difference.largest)));
  }

  void a_rerun_says_why_digits_differ() {
    if (usable_levels().size() < 2) {
      QSKIP("this processor has one level only");
    }
    recordOf("portable", "dii");
    const Ended again = runWith("", {"rerun", path("dii-portable/record.json"), "--quiet"});
    QVERIFY2(again.code == 0, qPrintable(again.out + again.error));
    const QString why =
        "with the instructions of " + QString::fromStdString(name_of(Level::portable)) +
        " and now with those of " + QString::fromStdString(name_of(usable_levels().back()));
    QVERIFY2(again.out.contains(why) || again.out.contains("identical to the record"),
             qPrintable(again.out));
  }
};

QTEST_GUILESS_MAIN(TestLevels)
#include "tst_levels.moc"
