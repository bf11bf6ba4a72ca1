// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <utility>

#include "ui/plots/axis_ticks.h"

using namespace steelyard::ui;

class TestAxisTicks : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void writes_round_numbers_with_the_same_decimals() {
    const AxisTicks ticks = axisTicks({0.021, 0.318, false, false, false}, 6);
    QCOMPARE(ticks.labels, QStringList({"0.0", "0.1", "0.2", "0.3", "0.4"}));
    QCOMPARE(ticks.low, 0.0);
    QCOMPARE(ticks.high, 0.4);
  }

  void covers_the_range_with_distinct_labels_and_never_more_than_asked_data() {
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("small") << 1e-9 << 3e-9;
    QTest::newRow("large") << -4e8 << 7.3e9;
    QTest::newRow("far from zero") << 1000.001 << 1000.004;
    QTest::newRow("negative") << -17.0 << -3.0;
    QTest::newRow("nothing between") << 0.25 << 0.25;
    QTest::newRow("zero") << 0.0 << 0.0;
  }
  void covers_the_range_with_distinct_labels_and_never_more_than_asked() {
    QFETCH(double, low);
    QFETCH(double, high);
    for (int most = 3; most <= 11; ++most) {
      const AxisTicks ticks = axisTicks({low, high, false, false, false}, most);
      QVERIFY(ticks.low <= low && high <= ticks.high && ticks.low < ticks.high);
      QVERIFY(ticks.labels.size() <= most + 1);
      QVERIFY(ticks.labels.size() >= 2);
      QCOMPARE(std::size_t(ticks.labels.size()), ticks.positions.size());
      QStringList unique = ticks.labels;
      QCOMPARE(unique.removeDuplicates(), 0);
    }
  }

  void counts_iterations_in_whole_steps() {
    const AxisTicks ticks = axisTicks({0, 3, true, true, false}, 11);
    QCOMPARE(ticks.labels, QStringList({"0", "1", "2", "3"}));
  }

  void a_tight_axis_ends_where_the_data_end() {
    const AxisTicks ticks = axisTicks({0, 137, true, true, false}, 8);
    QCOMPARE(ticks.high, 137.0);
    QCOMPARE(ticks.labels.back(), QStringLiteral("120"));
  }

  void writes_a_logarithmic_axis_as_values() {
    const AxisTicks decades = axisTicks({-4, 0, false, false, true}, 5);
    QCOMPARE(decades.labels, QStringList({QStringLiteral("1e%1").arg(QChar(0x2212)) + "4", "0.001",
                                          "0.01", "0.1", "1"}));
    const AxisTicks fine = axisTicks({std::log10(0.21), std::log10(0.48), false, false, true}, 5);
    QCOMPARE(fine.labels, QStringList({"0.2", "0.5"}));
  }

  void thousands_are_written_out() {
    const AxisTicks ticks = axisTicks({2.0, 4.0, false, false, true}, 10);
    QCOMPARE(ticks.labels, QStringList({"100", "200", "500", "1000", "2000", "5000", "10000"}));
  }

  void a_tight_logarithmic_axis_ends_where_it_is_told_and_has_ticks_between() {
    for (const auto& [low, high] : {std::pair{0.21, 48.0}, {2.0, 2.1}, {31.0, 77.0}}) {
      const AxisTicks ticks = axisTicks({std::log10(low), std::log10(high), true, false, true}, 6);
      QCOMPARE(ticks.low, std::log10(low));
      QCOMPARE(ticks.high, std::log10(high));
      QVERIFY(ticks.positions.size() >= 2);
      QCOMPARE(std::size_t(ticks.labels.size()), ticks.positions.size());
      for (std::size_t i = 0; i < ticks.positions.size(); ++i) {
        QVERIFY(ticks.positions[i] > ticks.low - 1e-6 && ticks.positions[i] < ticks.high + 1e-6);
        const double written = ticks.labels[int(i)].toDouble();
        QVERIFY(std::abs(std::log10(written) - ticks.positions[i]) < 1e-9);
      }
    }
  }

  void very_large_numbers_get_an_exponent() {
    const AxisTicks ticks = axisTicks({0, 2e7, false, false, false}, 3);
    QCOMPARE(ticks.labels, QStringList({"0", "1e7", "2e7"}));
  }
};

QTEST_APPLESS_MAIN(TestAxisTicks)
#include "tst_axis_ticks.moc"
