// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/program.h"

using namespace steelyard::tests;

/// Steps and side files on the command line, in the record, and again.
class TestPrepare : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  QString write(const QString& name, const QByteArray& text) const {
    QFile file(folder_.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
      qFatal("cannot write a temporary file");
    }
    return file.fileName();
  }
  static QByteArray table() {
    QByteArray text("x,y,z\n");
    for (int row = 0; row < 60; ++row) {
      text += QByteArray::number(row) + ',' + QByteArray::number(row * row % 17) + ',' +
              QByteArray::number(row % 5) + '\n';
    }
    return text;
  }
  static QByteArray other() {
    QByteArray text("t\n");
    for (int row = 0; row < 60; ++row) {
      text += QByteArray::number(row * 2 % 23) + '\n';
    }
    return text;
  }

 private Q_SLOTS:
  void steps_are_taken_recorded_and_taken_again() {
    const QString out = folder_.filePath("out");
    const Ended run = runProgram(
        {"run", write("a.csv", table()), "--beside", write("b.csv", other()), "--truth", "t",
         "--method", "dii", "--prepare", "stride:stride=2", "--prepare", "filter:condition=x > 10",
         "--prepare", "scale", "--set", "epochs=5", "--no-plots", "--out", out});
    QCOMPARE(run.code, 0);
    QFile record(out + "/record.json");
    QVERIFY(record.open(QIODevice::ReadOnly));
    const QJsonObject data =
        QJsonDocument::fromJson(record.readAll()).object().value("data").toObject();
    QCOMPARE(data.value("rows").toInt(), 24);  // 12, 14, ..., 58
    QCOMPARE(data.value("steps").toArray().size(), 3);
    QCOMPARE(data.value("beside").toArray().size(), 1);
    const Ended again = runProgram({"rerun", record.fileName(), "--quiet"});
    QCOMPARE(again.code, 0);
    QVERIFY2(again.out.contains("identical to the record"), qPrintable(again.out));
  }

  /// Each value stood in the row of another sample, without a word.
  void tables_in_different_orders_are_not_joined_by_their_order() {
    QByteArray first("id,x\n");
    QByteArray second("id,t\n");
    for (int row = 0; row < 40; ++row) {
      const int other = row * 7 % 40;  // each number once
      first += 's' + QByteArray::number(row) + ',' + QByteArray::number(row * 13 % 41) + '\n';
      second += 's' + QByteArray::number(other) + ',' + QByteArray::number(other * 13 % 41) + '\n';
    }
    const QStringList run{"run",      write("first.csv", first),
                          "--beside", write("second.csv", second),
                          "--inputs", "x",
                          "--truth",  "t",
                          "--method", "f-test",
                          "--out",    folder_.filePath("joined"),
                          "--force",  "--no-plots",
                          "--quiet",  "--no-check"};
    const Ended refused = runProgram(run);
    QCOMPARE(refused.code, 2);
    QVERIFY2(refused.error.contains("--beside-key 'id'"), qPrintable(refused.error));
    QCOMPARE(runProgram(run + QStringList{"--beside-key", "id"}).code, 0);
    QCOMPARE(runProgram(run + QStringList{"--beside-key", "none"}).code, 0);
  }

  void what_cannot_be_done_is_said() {
    const QString path = write("a.csv", table());
    for (const char* step : {"magic", "stride:stride=0", "stride:pace=2", "filter:condition=q > 1",
                             "filter:condition=x > 1000", "log"}) {
      const Ended run =
          runProgram({"run", path, "--prepare", step, "--out", folder_.filePath("none")});
      QVERIFY2(run.code != 0, step);
      QVERIFY2(!run.error.isEmpty(), step);
    }
  }
};

QTEST_GUILESS_MAIN(TestPrepare)
#include "tst_prepare.moc"
