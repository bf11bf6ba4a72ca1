// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/program.h"
#include "tests/support/sanitized.h"

using namespace steelyard;
using namespace steelyard::tests;

/// A run with several values of a parameter, as a user runs it.
class TestSweep : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  /// Two inputs and a truth that is the first of them.
  QString table() const {
    QFile file(folder_.filePath("small.csv"));
    if (!file.open(QIODevice::WriteOnly)) {
      return {};
    }
    file.write("a,b,t\n");
    for (int row = 0; row < 40; ++row) {
      const QByteArray first = QByteArray::number((row * 37) % 41);
      file.write(first + "," + QByteArray::number((row * 29) % 43) + "," + first + "\n");
    }
    return file.fileName();
  }
  Ended swept(const QString& sweep, const QStringList& more = {}) const {
    return runProgram(QStringList{"run", table(), "--inputs", "a,b", "--truth", "t", "--quiet",
                                  "--method", "dii", "--set", "tolerance=0", "--sweep", sweep} +
                      more);
  }
  /// The cells of the first column below its title.
  static QStringList firstCells(const QString& out) {
    QStringList cells;
    for (const QString& line : out.split('\n', Qt::SkipEmptyParts).mid(1)) {
      cells << line.simplified().section(' ', 0, 0);
    }
    return cells;
  }

 private Q_SLOTS:
  void prints_a_line_for_each_value_and_writes_nothing() {
    const Ended ended = swept("epochs=5:20:3:log");
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    QVERIFY2(ended.out.startsWith("epochs"), qPrintable(ended.out));
    QCOMPARE(firstCells(ended.out), (QStringList{"5", "10", "20"}));
    QVERIFY(!QDir().exists("steelyard-run"));
    QCOMPARE(QDir(folder_.path()).entryList(QDir::Files), QStringList{"small.csv"});
  }

  void a_list_keeps_its_order() {
    const Ended ended = swept("epochs=10,5");
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    QCOMPARE(firstCells(ended.out), (QStringList{"10", "5"}));
  }

  void what_is_not_accepted_is_said_before_anything_runs() {
    const Ended unknown = swept("epoch=1,2");
    QCOMPARE(unknown.code, 2);
    QVERIFY2(unknown.error.contains("'epoch'") && unknown.error.contains("epochs"),
             qPrintable(unknown.error));
    const Ended odd = swept("epochs=10,many");
    QCOMPARE(odd.code, 2);
    QVERIFY2(odd.error.contains("'many'") && odd.out.isEmpty(), qPrintable(odd.error));
    const Ended both = swept("epochs=5,10", {"--out", folder_.filePath("out")});
    QCOMPARE(both.code, 2);
    QVERIFY2(both.error.contains("--sweep and --out"), qPrintable(both.error));
    for (const char* const option : {"--python-script", "--r-script"}) {
      const Ended script = swept("epochs=5,10", {option, folder_.filePath("script")});
      QCOMPARE(script.code, 2);
      QVERIFY2(script.error.contains(QString("--sweep and ") + option), qPrintable(script.error));
    }
    const Ended rate = runProgram({"run", table(), "--inputs", "a,b", "--truth", "t", "--method",
                                   "f-test", "--sweep", "q=0.1,0.2", "--null-targets", "5"});
    QCOMPARE(rate.code, 2);
    // Under a sanitizer nothing is checked, which is refused first.
    QVERIFY2(rate.error.contains(sanitized ? "--null-targets" : "--sweep and --null-targets"),
             qPrintable(rate.error));
  }
};

QTEST_GUILESS_MAIN(TestSweep)
#include "tst_sweep.moc"
