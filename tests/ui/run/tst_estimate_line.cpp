// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>
#include <limits>
#include <optional>

#include "ui/run/estimate_line.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

QString textOf(const EstimateLine& line) {
  return line.findChild<QLabel*>("estimateLabel")->text();
}

Estimate estimateOf(double seconds, double bytes) {
  Estimate estimate;
  estimate.seconds = seconds;
  estimate.bytes = bytes;
  return estimate;
}

}  // namespace

class TestEstimateLine : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void says_time_and_memory() {
    EstimateLine line;
    line.setEstimate(estimateOf(3.0, 12e6));
    QCOMPARE(textOf(line), QString("about 3.0 s, 12 MB"));
    QVERIFY(line.findChild<QPushButton*>("alternativeButton")->isHidden());
    line.clear();
    QVERIFY(textOf(line).isEmpty());
  }

  /// The run is over long before its answer is.
  void says_how_long_the_checks_take() {
    EstimateLine line;
    line.setEstimate(estimateOf(0.5, 0.0), 41.0);
    QVERIFY2(textOf(line).startsWith("less than 1 s; its checks take about 41"),
             qPrintable(textOf(line)));
    line.setEstimate(estimateOf(0.5, 0.0), 0.2);
    QCOMPARE(textOf(line), QString("less than 1 s"));
  }

  void a_speed_that_is_slower_than_the_run_is_what_it_takes() {
    EstimateLine line;
    line.setEstimate(estimateOf(0.5, 12e6));
    line.setPace(20.0);
    QVERIFY2(textOf(line).startsWith("about 20"), qPrintable(textOf(line)));
    QVERIFY2(textOf(line).contains("at this speed, 12 MB"), qPrintable(textOf(line)));
    line.setEstimate(estimateOf(90.0, 0.0));
    QVERIFY2(!textOf(line).contains("speed"), qPrintable(textOf(line)));
    line.setEstimate(estimateOf(0.5, 0.0));
    line.setPace(0.0);
    QCOMPARE(textOf(line), QString("less than 1 s"));
  }

  void numbers_beyond_all_sense_are_words() {
    EstimateLine line;
    line.setFreeMemory([] { return std::nullopt; });
    for (const double much : {1e19, 1e300, std::numeric_limits<double>::infinity()}) {
      line.setEstimate(estimateOf(much, much));
      QCOMPARE(textOf(line), QString("more than a year, more than 1000 TB"));
    }
  }

  void a_cheaper_way_is_offered_by_a_button() {
    EstimateLine line;
    Estimate estimate = estimateOf(7200.0, 12e6);
    estimate.alternative = other_words("sum over 1000 rows (parameter rows)");
    estimate.alternative_values.emplace_back("rows", ParameterValue{});
    line.setEstimate(estimate);
    // Nobody takes words apart.
    QVERIFY(textOf(line).endsWith(". Cheaper: sum over 1000 rows (parameter rows)"));
    auto* button = line.findChild<QPushButton*>("alternativeButton");
    QVERIFY(!button->isHidden());
    QSignalSpy wanted(&line, &EstimateLine::alternativeWanted);
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(wanted.size(), 1);
  }

  void what_does_not_fit_starts_only_when_asked_for_twice() {
    EstimateLine line;
    line.setFreeMemory([] { return 1e9; });
    line.setEstimate(estimateOf(3.0, 2e9));
    QVERIFY(textOf(line).contains("1.0 GB"));
    QVERIFY(!line.confirm());
    QVERIFY(textOf(line).contains("Not started"));
    line.setEstimate(estimateOf(3.0, 2e9));  // looked at again before the second press
    QVERIFY(line.confirm());
    line.setEstimate(estimateOf(3.0, 3e9));
    QVERIFY(!line.confirm());
  }
};

QTEST_MAIN(TestEstimateLine)
#include "tst_estimate_line.moc"
