// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <limits>
#include <vector>

#include "ui/plots/nearest_point.h"

using steelyard::ui::NearestPoint;

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double endless = std::numeric_limits<double>::infinity();

/// -1 if none is found.
int found(NearestPoint search, const std::vector<QPointF>& points) {
  int nearest = -1;
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (search.take(points[i])) {
      nearest = static_cast<int>(i);
    }
  }
  return nearest;
}

}  // namespace

class TestNearestPoint : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void finds_the_nearest_wherever_it_comes() {
    const NearestPoint search(QPointF(10, 10), 8);
    QCOMPARE(found(search, {{10, 15}, {12, 11}, {7, 10}}), 1);
    QCOMPARE(found(search, {{10, 15}, {7, 10}, {12, 11}}), 2);
    QCOMPARE(found(search, {{12, 11}, {10, 15}, {7, 10}}), 0);
  }

  void finds_nothing_out_of_reach_or_among_no_points() {
    const NearestPoint search(QPointF(0, 0), 5);
    QCOMPARE(found(search, {}), -1);
    QCOMPARE(found(search, {{4, 4}, {-6, 0}}), -1);
    QCOMPARE(found(search, {{4, 4}, {-4, 0}}), 1);
  }

  void finds_the_first_or_the_last_of_equally_near_points() {
    const std::vector<QPointF> points{{9, 9}, {3, 0}, {0, 3}, {-3, 0}};
    QCOMPARE(found(NearestPoint(QPointF(0, 0), 5), points), 1);
    QCOMPARE(found(NearestPoint(QPointF(0, 0), 5, NearestPoint::Tie::Last), points), 3);
  }

  void finds_a_point_just_at_the_reach_only_if_the_last_counts() {
    const std::vector<QPointF> points{{3, 4}};
    QCOMPARE(found(NearestPoint(QPointF(0, 0), 5), points), -1);
    QCOMPARE(found(NearestPoint(QPointF(0, 0), 5, NearestPoint::Tie::Last), points), 0);
  }

  void passes_over_points_that_have_no_place() {
    const std::vector<QPointF> points{{notANumber, 0}, {0, notANumber},          {endless, 0},
                                      {1, 0},          {notANumber, notANumber}, {0, -endless}};
    QCOMPARE(found(NearestPoint(QPointF(0, 0), 5), points), 3);
    QCOMPARE(found(NearestPoint(QPointF(0, 0), 5, NearestPoint::Tie::Last), points), 3);
  }
};

QTEST_GUILESS_MAIN(TestNearestPoint)
#include "tst_nearest_point.moc"
