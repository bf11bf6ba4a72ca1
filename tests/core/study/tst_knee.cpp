// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>

#include "core/study/knee.h"

using namespace steelyard;

namespace {

std::vector<PathPoint> path_of(const std::vector<std::pair<Index, double>>& points) {
  std::vector<PathPoint> path;
  for (const auto& [count, objective] : points) {
    PathPoint point;
    point.feature_count = count;
    point.objective = objective;
    path.push_back(point);
  }
  return path;
}

}  // namespace

class TestKnee : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void nothing_is_suggested_of_nothing() { QVERIFY(!knee_of({})); }

  void the_corner_of_a_curve_is_found() {
    const auto knee =
        knee_of(path_of({{1, 0.5}, {2, 0.2}, {3, 0.05}, {4, 0.004}, {6, 0.0038}, {20, 0.0035}}));
    QCOMPARE(knee->point, 3U);
    QVERIFY(in_words(knee->sentence).find("4 features") == 0);
    QVERIFY(in_words(knee->sentence).find("20 features") != std::string::npos);
  }

  /// What selected is named behind the number of what was selected, which it must not repeat:
  /// "3 of 3 features selected: 3 features: the lowest value of the path."
  void the_rule_has_no_number_of_its_own() {
    const auto lowest = knee_of(path_of({{1, 0.1}, {2, 0.2}, {3, 0.4}}));
    QCOMPARE(in_words(lowest->rule), std::string("the lowest value of the path"));
    QCOMPARE(in_words(lowest->sentence), std::string("1 feature: the lowest value of the path."));
    const auto knee =
        knee_of(path_of({{1, 0.5}, {2, 0.2}, {3, 0.05}, {4, 0.004}, {6, 0.0038}, {20, 0.0035}}));
    QCOMPARE(in_words(knee->rule).find("the knee of the curve"), std::size_t{0});
    QCOMPARE(in_words(knee->sentence), "4 features: " + in_words(knee->rule) + ".");
  }

  void only_the_lowest_of_each_number_counts() {
    const auto path = path_of({{2, 0.4}, {1, 0.5}, {2, 0.01}, {5, 0.3}, {5, 0.009}});
    QCOMPARE(knee_of(path)->point, 2U);
  }

  void a_curve_that_only_falls_with_fewer_features_suggests_its_lowest() {
    QCOMPARE(knee_of(path_of({{1, 0.1}, {2, 0.2}, {3, 0.4}}))->point, 0U);
  }

  void scaling_the_objective_moves_nothing() {
    std::vector<PathPoint> path = path_of({{1, 0.9}, {2, 0.3}, {3, 0.2}, {5, 0.19}, {9, 0.18}});
    const std::size_t before = knee_of(path)->point;
    for (PathPoint& point : path) {
      point.objective *= 1e-3;
    }
    QCOMPARE(knee_of(path)->point, before);
  }

  /// On a linear axis, adding a constant moves nothing either, whatever the sign.
  void objectives_may_be_negative() {
    std::vector<PathPoint> path =
        path_of({{1, -0.1}, {2, -0.5}, {4, -0.9}, {8, -0.95}, {16, -0.99}});
    QCOMPARE(knee_of(path)->point, 2U);
    for (PathPoint& point : path) {
      point.objective -= 100.0;
    }
    QCOMPARE(knee_of(path)->point, 2U);
    QVERIFY(in_words(knee_of(path)->sentence).find("axes") == std::string::npos);
  }

  void values_that_are_not_numbers_are_passed_over() {
    const auto path = path_of({{1, std::nan("")}, {2, 0.2}});
    QCOMPARE(knee_of(path)->point, 1U);
  }
};

QTEST_GUILESS_MAIN(TestKnee)
#include "tst_knee.moc"
