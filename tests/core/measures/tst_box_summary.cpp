// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <limits>

#include "core/measures/column_summary.h"

using namespace steelyard;

class TestBoxSummary : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// By hand: quartiles 2, 3 and 4, so a whisker reaches at most to -1 and to 7.
  void whiskers_end_at_the_last_value_within_their_reach() {
    const BoxSummary box = box_summary({4, 1, 3, 7.5, 2});
    QCOMPARE(box.count, 5);
    QCOMPARE(box.lower_quartile, 2.0);
    QCOMPARE(box.median, 3.0);
    QCOMPARE(box.upper_quartile, 4.0);
    QCOMPARE(box.lower_whisker, 1.0);
    QCOMPARE(box.upper_whisker, 4.0);
    QCOMPARE(box.outliers, std::vector<double>{7.5});
  }

  void a_value_at_the_end_of_the_reach_is_no_outlier() {
    const BoxSummary box = box_summary({-1, 2, 3, 4, 7});
    QCOMPARE(box.lower_whisker, -1.0);
    QCOMPARE(box.upper_whisker, 7.0);
    QVERIFY(box.outliers.empty());
  }

  void outliers_rise() {
    const BoxSummary box = box_summary({9, 0, 1, 0, 1, 0, 1, 0, 1, -9, 8});
    QCOMPARE(box.outliers, (std::vector<double>{-9, 8, 9}));
  }

  /// The quartile is interpolated to 75 although all values near it are larger.
  void a_whisker_never_ends_inside_the_box() {
    const BoxSummary box = box_summary({0, 100, 101, 102});
    QCOMPARE(box.lower_quartile, 75.0);
    QCOMPARE(box.lower_whisker, 75.0);
    QCOMPARE(box.upper_whisker, 102.0);
    QCOMPARE(box.outliers, std::vector<double>{0});
  }

  void equal_values_make_a_line() {
    const BoxSummary box = box_summary({0.5, 0.5, 0.5, 1.0, 0.5, 0.5});
    QCOMPARE(box.lower_quartile, 0.5);
    QCOMPARE(box.upper_quartile, 0.5);
    QCOMPARE(box.upper_whisker, 0.5);
    QCOMPARE(box.outliers, std::vector<double>{1.0});
  }

  void what_is_not_finite_is_left_out() {
    constexpr double infinite = std::numeric_limits<double>::infinity();
    const BoxSummary box = box_summary({std::nan(""), 2.0, infinite, 4.0, -infinite});
    QCOMPARE(box.count, 2);
    QCOMPARE(box.median, 3.0);
    QVERIFY(box.outliers.empty());
    const BoxSummary none = box_summary({std::nan("")});
    QCOMPARE(none.count, 0);
    QVERIFY(std::isnan(none.median) && std::isnan(none.lower_whisker));
  }
};

QTEST_GUILESS_MAIN(TestBoxSummary)
#include "tst_box_summary.moc"
