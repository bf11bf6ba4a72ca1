// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "core/analysis/telling_gaps.h"
#include "core/data/dataset.h"
#include "core/random.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

constexpr Index samples = 150;

/// Two inputs, x0 and x1, and a target y of slope times x0 and noise. A cell of x0 is missing with
/// the probability of a logistic function of y.
/// \param steepness  of that function; at 0, 30 % are missing, whatever y is
Dataset with_gaps(double slope, double steepness, std::uint64_t seed) {
  Dataset table;
  table.values = normal_matrix(samples, 3, seed);
  table.values.col(2) += slope * table.values.col(0);
  Random random(seed + 1000);
  for (Index row = 0; row < samples; ++row) {
    const double chance =
        steepness == 0.0 ? 0.3 : 1.0 / (1.0 + std::exp(-steepness * table.values(row, 2)));
    if (random.uniform() < chance) {
      table.values(row, 0) = std::numeric_limits<double>::quiet_NaN();
    }
  }
  for (const auto& [name, role] :
       {std::pair{"x0", Role::input}, std::pair{"x1", Role::input}, std::pair{"y", Role::truth}}) {
    table.columns.emplace_back().name = name;
    table.columns.back().roles = RoleSet().with(role);
  }
  return table;
}

Problem filled(const Dataset& table) {
  ProblemOptions options;
  options.missing = MissingPolicy::fill_median;
  return make_problem(table, options);
}

/// Whether y is high, as a class.
Problem with_classes(const Problem& problem) {
  Problem of_classes = problem;
  of_classes.labels = Labels{"class", {}, {"low", "middle", "high"}};
  for (Index row = 0; row < problem.samples(); ++row) {
    const double y = problem.truth(row, 0);
    of_classes.labels->class_of.push_back(y < -0.5 ? 0 : y < 0.5 ? 1 : 2);
  }
  of_classes.truth = Matrix(problem.samples(), 0);
  of_classes.truth_features.clear();
  return of_classes;
}

}  // namespace

/// Whether missing cells explain a target in the name of their column.
class TestTellingGaps : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void noise_that_is_missing_where_the_target_is_high_tells_by_its_gaps() {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      const Problem problem = filled(with_gaps(0.0, 2.5, seed));
      for (const auto& [asked, target] :
           {std::pair{problem, "y"}, std::pair{with_classes(problem), "class"}}) {
        const auto found = telling_gaps(asked, {0, 1});
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].feature, Index{0});
        QCOMPARE(found[0].of, std::string(target));
      }
    }
  }

  void cells_that_are_missing_at_random_tell_nothing() {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      for (const double slope : {0.0, 1.0}) {
        const Problem problem = filled(with_gaps(slope, 0.0, seed));
        QVERIFY(telling_gaps(problem, {0, 1}).empty());
        QVERIFY(telling_gaps(with_classes(problem), {0, 1}).empty());
      }
    }
  }

  /// The values say more than that there are some.
  void a_strong_column_may_be_missing_a_little_more_often_where_the_target_is_high() {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      QVERIFY(telling_gaps(filled(with_gaps(3.0, 0.2, seed)), {0, 1}).empty());
    }
  }

  void what_is_not_selected_or_marked_is_left_out() {
    Problem problem = filled(with_gaps(0.0, 2.5, 1));
    QVERIFY(telling_gaps(problem, {1}).empty());
    problem.features[1].made_from = "x0";
    QVERIFY(telling_gaps(problem, {0, 1}).empty());
    QCOMPARE(telling_gaps(problem, {0}).size(), std::size_t{1});
  }
};

QTEST_APPLESS_MAIN(TestTellingGaps)
#include "tst_telling_gaps.moc"
