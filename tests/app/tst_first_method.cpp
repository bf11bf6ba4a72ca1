// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "core/record/record.h"
#include "tests/support/program.h"

using namespace steelyard;
using namespace steelyard::tests;

/// What `steelyard run` begins with where no method is named.
class TestFirstMethod : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  QString path(const QString& name) const { return folder_.filePath(name); }
  QString table() const {
    QByteArray text = "a,b,c,y,kind\n";
    for (int row = 0; row < 60; ++row) {
      const int a = (row * 37) % 61;
      text += QByteArray::number(a) + ',' + QByteArray::number((row * 29) % 59) + ',' +
              QByteArray::number((row * 17) % 53) + ',' + QByteArray::number(a + (row % 5) / 5.0) +
              (a > 30 ? ",high\n" : ",low\n");
    }
    QFile file(path("t.csv"));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
      qFatal("cannot write a temporary file");
    }
    return file.fileName();
  }
  Ended run(const QStringList& more) const {
    return runProgram(QStringList{"run", table(), "--inputs", "a,b,c", "--no-plots", "--no-check",
                                  "--force", "--out", path("out")} +
                      more);
  }

 private Q_SLOTS:
  void it_depends_on_what_is_to_be_explained_data() {
    QTest::addColumn<QStringList>("asked");
    QTest::addColumn<QString>("method");
    const QStringList few{"--set", "outer_folds=2", "--set", "outer_repeats=1", "--set", "trees=5"};
    QTest::newRow("numbers") << QStringList{"--truth", "y"} + few << "automatic";
    QTest::newRow("classes") << QStringList{"--label", "kind"} + few << "automatic";
    QTest::newRow("nothing") << QStringList{"--unsupervised", "--set", "epochs=3"} << "dii";
    QTest::newRow("periods") << QStringList{"--truth", "y", "--period", "a=61", "--set", "epochs=3"}
                             << "dii";
    QTest::newRow("named") << QStringList{"--truth", "y", "--method", "f-test"} << "f-test";
  }
  void it_depends_on_what_is_to_be_explained() {
    QFETCH(QStringList, asked);
    QFETCH(QString, method);
    const Ended ended = run(asked + QStringList{"--quiet"});
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    const Record record = read_record(path("out/record.json").toStdString());
    QCOMPARE(QString::fromStdString(record.method), method);
  }

  void settings_are_those_of_that_method() {
    const Ended ended = run({"--truth", "y", "--set", "epochs=3"});
    QCOMPARE(ended.code, 2);
    QVERIFY2(ended.error.contains("'epochs' is not a parameter of automatic"),
             qPrintable(ended.error));
  }

  void the_help_says_so() {
    const QString help = runProgram({"run", "--help"}).out.simplified();
    QVERIFY2(help.contains("automatic where there is something to explain"), qPrintable(help));
  }
};

QTEST_GUILESS_MAIN(TestFirstMethod)
#include "tst_first_method.moc"
