// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <limits>
#include <vector>

#include "ui/plots/finite_range.h"

using steelyard::ui::AxisRange;
using steelyard::ui::FiniteRange;

namespace {

constexpr double noNumber = std::numeric_limits<double>::quiet_NaN();
constexpr double infinite = std::numeric_limits<double>::infinity();

FiniteRange rangeOf(const std::vector<double>& values) {
  FiniteRange range;
  range.cover(values);
  return range;
}

}  // namespace

class TestFiniteRange : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void goes_from_the_lowest_to_the_highest() {
    const FiniteRange range = rangeOf({2.5, -1, 7});
    QVERIFY(!range.isEmpty());
    QCOMPARE(range.low, -1.0);
    QCOMPARE(range.high, 7.0);
  }

  void passes_over_what_is_not_finite() {
    const FiniteRange range = rangeOf({noNumber, 3, infinite, -infinite, 4, noNumber});
    QCOMPARE(range.low, 3.0);
    QCOMPARE(range.high, 4.0);
    QVERIFY(range.whole);
  }

  void is_empty_without_a_finite_value_data() {
    QTest::addColumn<std::vector<double>>("values");
    QTest::newRow("no value") << std::vector<double>{};
    QTest::newRow("NaN") << std::vector<double>{noNumber, noNumber};
    QTest::newRow("infinities") << std::vector<double>{infinite, -infinite};
  }
  void is_empty_without_a_finite_value() {
    QFETCH(std::vector<double>, values);
    const FiniteRange range = rangeOf(values);
    QVERIFY(range.isEmpty());
    const AxisRange axis = range.axisRange();
    QCOMPARE(axis.low, 0.0);
    QCOMPARE(axis.high, 1.0);
    QVERIFY(!axis.wholeNumbers);
  }

  void one_value_is_not_empty() {
    const AxisRange axis = rangeOf({0.25}).axisRange();
    QCOMPARE(axis.low, 0.25);
    QCOMPARE(axis.high, 0.25);
  }

  void an_axis_of_whole_numbers_has_whole_steps() {
    QVERIFY(rangeOf({1, -2, 30}).axisRange().wholeNumbers);
    QVERIFY(!rangeOf({1, 2.5, 30}).axisRange().wholeNumbers);
  }

  void grows_from_where_it_begins() {
    FiniteRange range{0, 0};
    range.cover(noNumber);
    QCOMPARE(range.high, 0.0);
    range.cover(5);
    QCOMPARE(range.low, 0.0);
    QCOMPARE(range.high, 5.0);
  }
};

QTEST_GUILESS_MAIN(TestFiniteRange)
#include "tst_finite_range.moc"
