// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <limits>

#include "core/problem/samples_as_points.h"
#include "core/run/result.h"
#include "tests/support/toy_problem.h"

using namespace steelyard;

class TestResult : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// The second input is the first one in units ten times smaller: with a tenth of its weight it
  /// counts as much.
  void relative_weights_do_not_depend_on_units() {
    const Matrix inputs = (Matrix(4, 2) << 1, 10, 2, 20, 3, 30, 4, 40).finished();
    const std::vector<FeatureColumn> columns =
        weight_columns(SharedMatrix(inputs), Vector{{2.0, 0.2}});
    QCOMPARE(columns.size(), 2U);
    QCOMPARE(columns[1].values, (std::vector<double>{2.0, 0.2}));
    QVERIFY(std::abs(columns[0].values[0] - columns[0].values[1]) < 1e-12);
    QVERIFY(std::abs(columns[0].values[0] - 1.0) < 1e-12);
  }

  void the_largest_score_ranks_first_and_equal_ones_stay_in_order() {
    const FeatureColumn scores{"score", "", "", ValueKind::signed_score, {-1.0, 2.0, -1.0, 7.0}};
    QCOMPARE(ranking({scores}), (std::vector<Index>{3, 1, 0, 2}));
    QVERIFY(ranking({}).empty());
  }

  void what_is_not_known_ranks_last() {
    constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
    const FeatureColumn scores{"score", "", "", ValueKind::score, {unknown, 0.0, unknown, 1.0}};
    QCOMPARE(ranking({scores}), (std::vector<Index>{3, 1, 0, 2}));
  }

  void an_order_is_shown_as_places_and_never_as_amounts() {
    constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
    const FeatureColumn taken{"order", "", "", ValueKind::order, {0.5, 0.0, 1.0, unknown, -1.0}};
    const FeatureColumn scores{"score", "", "", ValueKind::score, {0.5, 0.0, 1.0, unknown, -1.0}};
    const std::vector<double> places = as_shown({taken}).front().values;
    QCOMPARE(places[0], 2.0);
    QCOMPARE(places[2], 1.0);
    QVERIFY(std::isnan(places[1]) && std::isnan(places[3]) && std::isnan(places[4]));
    QCOMPARE(as_shown({scores}).front().values[0], 0.5);
    const std::vector<FeatureColumn> both{taken, scores};
    QVERIFY(first_of_amounts(both) == &both[1]);
    QVERIFY(first_of_amounts({taken}) == nullptr && first_of_amounts({}) == nullptr);
    QVERIFY(value_kind(value_kind_id(ValueKind::order)) == ValueKind::order);
  }

  void a_result_without_a_space_is_looked_at_in_its_selected_columns() {
    const Problem problem = *toy_problem();
    Result result;
    QVERIFY(display_space(result, problem) == LearnedSpace(inverse_deviations(problem)));
    result.selection = {{2, 0}, other_words("the first 2 choices")};
    QVERIFY(display_space(result, problem) == LearnedSpace(Vector{{1.0, 0.0, 1.0, 0.0}}));
    result.space = Vector{{0.5, 0.0, 0.0, 2.0}};
    QVERIFY(display_space(result, problem) == result.space);
  }

  /// Otherwise the first principal component would be the column with the largest unit.
  void selected_columns_of_unlike_spread_are_looked_at_at_equal_spread() {
    Problem problem = *toy_problem();
    Matrix inputs = problem.inputs;
    inputs.col(2) *= 1000.0;
    problem.inputs = SharedMatrix(inputs);
    problem.features[0].unit = problem.features[2].unit = "";
    Result result;
    result.selection = {{2, 0}, other_words("the first 2 choices")};
    const Vector alike = inverse_deviations(problem);
    const LearnedSpace equal(Vector{{alike[0], 0.0, alike[2], 0.0}});
    QVERIFY(display_space(result, problem) == equal);
    // Lengths are lengths: how far they spread says something.
    problem.features[0].unit = problem.features[2].unit = "nm";
    QVERIFY(display_space(result, problem) == LearnedSpace(Vector{{1.0, 0.0, 1.0, 0.0}}));
    problem.features[2].unit = "K";
    QVERIFY(display_space(result, problem) == equal);
  }

  void the_lowest_of_each_number_of_features_counts() {
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    std::vector<PathPoint> path;
    for (const auto& [count, objective] : std::vector<std::pair<Index, double>>{
             {2, 0.4}, {1, 0.5}, {2, 0.01}, {0, 0.0}, {5, 0.3}, {5, 0.009}, {7, none}}) {
      PathPoint& point = path.emplace_back();
      point.feature_count = count;
      point.objective = objective;
    }
    QCOMPARE(best_of_each_count(path), (std::vector<std::size_t>{1, 2, 5}));
  }
};

QTEST_GUILESS_MAIN(TestResult)
#include "tst_result.moc"
