// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <cmath>
#include <numbers>

#include "tests/support/program.h"

using namespace steelyard::tests;

namespace {

/// Monthly counts that rise with the seasons beside the activity of the sun: two series that have
/// nothing to do with each other, as they are found in files. Both are smooth, so that any half of
/// the rows predicts the other.
QByteArray table(bool with_dates) {
  QByteArray text = with_dates ? "Month,passengers,sunspots\n" : "passengers,sunspots\n";
  for (int month = 0; month < 144; ++month) {
    const double season = std::sin(2.0 * std::numbers::pi * (month - 2) / 12.0);
    const double cycle = std::cos(2.0 * std::numbers::pi * (month - 107) / 126.0);
    const double ripple = std::sin(0.9 * month * month);
    if (with_dates) {
      text += QString("%1-%2-01,")
                  .arg(1949 + month / 12)
                  .arg(month % 12 + 1, 2, 10, QLatin1Char('0'))
                  .toUtf8();
    }
    text += QByteArray::number(std::lround((110.0 + 2.6 * month) * (1.0 + 0.18 * season))) + ',' +
            QByteArray::number(95.0 + 85.0 * cycle + 14.0 * ripple, 'f', 1) + '\n';
  }
  return text;
}

}  // namespace

/// Series on the command line: a column of dates, or the rows alone.
class TestTimeSeries : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  /// What the program says of the sun, explained by passengers.
  Ended explained(bool with_dates, const QStringList& more = {}) const {
    const QString path = folder_.filePath(with_dates ? "dates.csv" : "rows.csv");
    QFile file(path);
    const QByteArray text = table(with_dates);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
      return {};
    }
    file.close();
    return runProgram(QStringList{"run", path, "--truth", "sunspots", "--method", "f-test",
                                  "--check", "--no-plots", "--force", "--out",
                                  folder_.filePath("out")} +
                      more);
  }

 private Q_SLOTS:
  void dates_make_a_series_of_which_nothing_is_found() {
    const Ended ended = explained(true);
    QCOMPARE(ended.code, 0);
    QVERIFY2(ended.error.contains("note: column 'Month' is taken as time"),
             qPrintable(ended.error));
    QVERIFY2(ended.out.contains("Nothing found"), qPrintable(ended.out));
    QVERIFY(ended.out.contains("Stretches of time were held out"));
  }

  /// Who names the inputs is told, too, what the dates are taken for.
  void a_time_that_nobody_named_is_said() {
    const Ended ended = explained(true, {"--inputs", "passengers"});
    QCOMPARE(ended.error.count("'Month'"), 1);
    QVERIFY2(ended.error.contains("column 'Month' is a time"), qPrintable(ended.error));
    QVERIFY2(ended.out.contains("Nothing found"), qPrintable(ended.out));
  }

  void rows_alone_are_taken_as_a_series_and_it_is_said() {
    const Ended ended = explained(false);
    QVERIFY2(ended.error.contains("the rows are taken as a series"), qPrintable(ended.error));
    QVERIFY2(ended.out.contains("Nothing found"), qPrintable(ended.out));
  }

  /// The test can tell: as independent samples, the rows mislead.
  void rows_in_any_order_would_mislead() {
    const Ended ended = explained(false, {"--row-order", "any"});
    QVERIFY2(ended.out.contains("Is there anything? good"), qPrintable(ended.out));
    QVERIFY2(ended.out.contains("\nThe only column is needed: passengers."), qPrintable(ended.out));
    QVERIFY(!ended.error.contains("taken as a series"));
  }
};

QTEST_GUILESS_MAIN(TestTimeSeries)
#include "tst_time_series.moc"
