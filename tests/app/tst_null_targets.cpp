// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "core/record/record.h"
#include "tests/support/asked.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/program.h"

using namespace steelyard;
using namespace steelyard::tests;

/// What the program says of the false discovery rate where there is nothing to find.
class TestNullTargets : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  QString path(const QString& name) const { return folder_.filePath(name); }
  /// t = a and noise; b and c are noise.
  QString table() const {
    const Matrix all = normal_matrix(80, 4, 9);
    QByteArray text = "a,b,c,t\n";
    for (Index row = 0; row < all.rows(); ++row) {
      for (Index column = 0; column < 3; ++column) {
        text += QByteArray::number(all(row, column)) + ",";
      }
      text += QByteArray::number(all(row, 0) + all(row, 3)) + "\n";
    }
    QFile file(path("table.csv"));
    const bool whole = file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    return whole ? file.fileName() : QString();
  }
  QStringList runOf(const QStringList& more) const {
    return QStringList{"run", table(), "--inputs",  "a,b,c",   "--truth",
                       "t",   "--out", path("out"), "--force", "--no-plots"} +
           more;
  }

 private Q_SLOTS:
  void init() {
    if (sanitized) {
      QSKIP("a thousand times slower under a sanitizer");
    }
  }

  void the_rate_is_printed_recorded_and_reported_beside_q() {
    const Ended ended =
        runProgram(runOf({"--method", "f-test", "--set", "q=0.2", "--null-targets", "30"}));
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    QVERIFY2(ended.out.contains("Does the false discovery rate hold? ") &&
                 ended.out.contains(" of 30 runs on targets in random order ") &&
                 ended.out.contains("beside the promised 0.2."),
             qPrintable(ended.out));
    const Record record = read_record(path("out/record.json").toStdString());
    QVERIFY(record.answer.has_value());
    const AnswerCheck& check = check_of(*record.answer, "rate");
    QVERIFY(check.level.has_value());
    QCOMPARE(number_of(check, "promised_rate"), 0.2);
    const double rate = number_of(check, "realised_rate");
    QVERIFY(number_of(check, "realised_rate_low") <= rate);
    QVERIFY(rate <= number_of(check, "realised_rate_high"));
    QCOMPARE(runProgram({"compare", path("out/record.json"), "--html", path("page.html")}).code, 0);
    QFile page(path("page.html"));
    QVERIFY(page.open(QIODevice::ReadOnly));
    QVERIFY(page.readAll().contains("beside the promised 0.2."));
  }

  void without_the_option_it_is_offered() {
    const Ended ended = runProgram(runOf({"--method", "f-test"}));
    QVERIFY2(ended.out.contains("--null-targets 50 runs the rule"), qPrintable(ended.out));
    const Ended other = runProgram(runOf({"--method", "mrmr"}));
    QVERIFY2(!other.out.contains("--null-targets"), qPrintable(other.out));
  }

  void a_run_without_a_promise_or_an_answer_is_refused() {
    const Ended none = runProgram(runOf({"--method", "mrmr", "--null-targets", "5"}));
    QVERIFY(none.code != 0);
    QVERIFY2(none.error.contains("promises no false discovery rate"), qPrintable(none.error));
    const Ended both =
        runProgram(runOf({"--method", "f-test", "--null-targets", "5", "--no-check"}));
    QVERIFY(both.code != 0);
    QVERIFY2(both.error.contains("--no-check"), qPrintable(both.error));
  }
};

QTEST_GUILESS_MAIN(TestNullTargets)
#include "tst_null_targets.moc"
