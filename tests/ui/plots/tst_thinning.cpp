// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

#include "ui/plots/thinning.h"

using steelyard::ui::thinned;

class TestThinning : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void leaves_a_short_line_untouched() {
    const std::vector<double> x{0, 1, 2, 3}, y{5, -1, 7, 2};
    const auto points = thinned(x, y, 100);
    QCOMPARE(points.size(), 4);
    for (int i = 0; i < 4; ++i) QCOMPARE(points[i], QPointF(x[std::size_t(i)], y[std::size_t(i)]));
  }

  void keeps_the_extremes_of_every_pixel_column_and_at_most_four_points() {
    constexpr int n = 20000, columns = 150;
    std::mt19937 random(7);
    std::normal_distribution<double> normal;
    std::vector<double> x(n), y(n);
    for (std::size_t i = 0; i < n; ++i) {
      x[i] = double(i);
      y[i] = normal(random);
    }
    const auto points = thinned(x, y, columns);
    QVERIFY(points.size() <= 4 * columns);
    QVERIFY(std::is_sorted(points.begin(), points.end(),
                           [](const QPointF& a, const QPointF& b) { return a.x() < b.x(); }));
    QCOMPARE(points.front(), QPointF(x.front(), y.front()));
    QCOMPARE(points.back(), QPointF(x.back(), y.back()));
    std::vector<double> low(columns, 99), high(columns, -99), keptLow = low, keptHigh = high;
    const auto column = [](double at) {
      return std::size_t(std::min(columns - 1, int(at / (n - 1) * columns)));
    };
    for (std::size_t i = 0; i < n; ++i) {
      low[column(x[i])] = std::min(low[column(x[i])], y[i]);
      high[column(x[i])] = std::max(high[column(x[i])], y[i]);
    }
    for (const QPointF& p : points) {
      keptLow[column(p.x())] = std::min(keptLow[column(p.x())], p.y());
      keptHigh[column(p.x())] = std::max(keptHigh[column(p.x())], p.y());
    }
    QCOMPARE(keptLow, low);
    QCOMPARE(keptHigh, high);
  }

  void leaves_out_what_is_not_finite() {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QCOMPARE(thinned({0, 1, 2, 3}, {1, nan, std::numeric_limits<double>::infinity(), 4}, 1).size(),
             2);
  }

  void of_what_is_seen_each_point_stays_and_the_line_runs_on_beyond() {
    std::vector<double> x, y;
    for (int i = 0; i < 10000; ++i) {
      x.push_back(i);
      y.push_back(i % 3);
    }
    const auto points = thinned(x, y, 100, 500.5, 520);
    QCOMPARE(points.front(), QPointF(500, 500 % 3));
    QCOMPARE(points.back(), QPointF(521, 521 % 3));
    QCOMPARE(points.size(), 22);
  }

  void returns_a_line_that_turns_back_whole() {
    std::vector<double> x, y;
    for (int i = 0; i < 1000; ++i) {
      x.push_back(std::cos(i * 0.01));
      y.push_back(std::sin(i * 0.01));
    }
    QCOMPARE(thinned(x, y, 10).size(), 1000);
  }
};

QTEST_APPLESS_MAIN(TestThinning)
#include "tst_thinning.moc"
