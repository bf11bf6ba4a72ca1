// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "ui/plots/plot_frame.h"
#include "ui/plots/threshold_lines.h"

using namespace steelyard::ui;

class TestThresholdLines : public QObject {
  Q_OBJECT

  static PlotFrame frame(bool logarithmic) {
    PlotFrame made;
    made.x.range = {.low = 0, .high = 1};
    made.y.range = {.low = -1, .high = 2, .logarithmic = logarithmic};
    return made;
  }

 private Q_SLOTS:
  void a_plot_reaches_as_far_as_its_thresholds() {
    PlotFrame plain = frame(false);
    coverThresholds(plain, {{"q", 4.5, false}, {"p", -2, true}});
    QCOMPARE(plain.y.range.high, 4.5);
    QCOMPARE(plain.y.range.low, -1.0);
    QCOMPARE(plain.x.range.low, -2.0);
  }

  /// The range of a logarithmic axis is in powers of ten.
  void a_threshold_lies_at_its_value_on_a_logarithmic_axis() {
    PlotFrame powers = frame(true);
    coverThresholds(powers, {{"q", 1e4, false}, {"none", 0, false}, {"p", 1e-3, false}});
    QCOMPARE(powers.y.range.high, 4.0);
    QVERIFY(std::abs(powers.y.range.low + 3.0) < 1e-12);
  }

  void whole_numbers_end_at_a_threshold_between_them() {
    PlotFrame counts = frame(false);
    counts.y.range.wholeNumbers = true;
    coverThresholds(counts, {{"q", 1, false}});
    QVERIFY(counts.y.range.wholeNumbers);
    coverThresholds(counts, {{"q", 1.5, false}});
    QVERIFY(!counts.y.range.wholeNumbers);
  }
};

QTEST_MAIN(TestThresholdLines)
#include "tst_threshold_lines.moc"
