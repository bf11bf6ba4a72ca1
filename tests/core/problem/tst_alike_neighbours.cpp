// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <vector>

#include "core/positions.h"
#include "core/problem/alike_neighbours.h"
#include "core/random.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

Matrix walks(Index rows, Index columns, std::uint64_t seed) {
  Matrix steps = normal_matrix(rows, columns, seed);
  for (Index row = 1; row < rows; ++row) {
    steps.row(row) += steps.row(row - 1);
  }
  return steps;
}

AlikeNeighbours alike(const Problem& problem) {
  return alike_neighbours(problem, {all_positions(problem.samples())});
}

/// In a table that is sorted by some of these columns.
AlikeNeighbours alike_as_sorted(const Problem& problem, const std::vector<Vector>& columns) {
  const SortedRows rows = sorted_rows(columns, all_positions(problem.samples()));
  return alike_neighbours(problem, rows.stretches, rows.trends);
}

std::vector<Vector> columns_of(const Matrix& table) {
  std::vector<Vector> columns;
  for (Index column = 0; column < table.cols(); ++column) {
    columns.emplace_back(table.col(column));
  }
  return columns;
}

Vector sorted(Vector values) {
  std::sort(values.begin(), values.end());
  return values;
}

}  // namespace

class TestAlikeNeighbours : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_random_walk_is_a_series_and_noise_is_not() {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const auto walk = number_problem(normal_matrix(300, 2, 1), walks(300, 1, seed));
      QVERIFY(alike(*walk).correlation > 0.8);
      QVERIFY(alike(*walk).is_series());
      QVERIFY(alike(*walk).independent(300) < 30.0);
      const auto noise = number_problem(normal_matrix(300, 2, 1), normal_matrix(300, 1, seed));
      QVERIFY(std::abs(alike(*noise).deviations) < 4.0);
      QVERIFY(!alike(*noise).is_series());
      QVERIFY(alike(*noise).independent(300) > 200.0);
    }
  }

  /// By hand: ranks 1 .. 20, less their mean; the sum of products of neighbours over pairs, beside
  /// the mean square.
  void the_correlation_is_that_of_the_ranks() {
    Vector target = Vector::LinSpaced(21, -3.0, 17.0).array().exp();
    double next = 0.0;
    double own = 0.0;
    for (int rank = 0; rank < 21; ++rank) {
      own += (rank - 10.0) * (rank - 10.0) / 21.0;
      next += rank > 0 ? (rank - 10.0) * (rank - 11.0) / 20.0 : 0.0;
    }
    const auto found = alike(*number_problem(normal_matrix(21, 1, 1), target));
    QVERIFY(std::abs(found.correlation - next / own) < 1e-12);
  }

  void classes_and_distances_have_neighbours_too() {
    std::vector<int> runs, shuffled;
    Random random(3);
    for (int sample = 0; sample < 200; ++sample) {
      runs.push_back(sample / 12 % 3);
      shuffled.push_back(static_cast<int>(random.below(3)));
    }
    QVERIFY(alike(*class_problem(walks(200, 2, 1), runs, {"a", "b", "c"})).is_series());
    // Batches of samples, one class after another: neighbours of a class have nothing in common.
    QVERIFY(!alike(*class_problem(normal_matrix(200, 2, 1), runs, {"a", "b", "c"})).is_series());
    QVERIFY(
        !alike(*class_problem(normal_matrix(200, 2, 1), shuffled, {"a", "b", "c"})).is_series());
    for (const bool series : {true, false}) {
      const Matrix points = series ? walks(100, 2, 3) : normal_matrix(100, 2, 3);
      Matrix distances(100, 100);
      for (Index sample = 0; sample < 100; ++sample) {
        distances.col(sample) = (points.rowwise() - points.row(sample)).rowwise().norm();
      }
      auto problem = number_problem(normal_matrix(100, 2, 1), distances);
      problem->truth_kind = TruthKind::distance_matrix;
      QCOMPARE(alike(*problem).is_series(), series);
    }
  }

  /// Blocks of rows, each with an offset of its own in the inputs and with one class.
  void blocks_that_differ_within_their_class_are_a_series() {
    const Matrix offsets = normal_matrix(24, 3, 2);
    Matrix inputs = 0.5 * normal_matrix(240, 3, 1);
    std::vector<int> classes;
    for (Index sample = 0; sample < 240; ++sample) {
      inputs.row(sample) += offsets.row(sample / 10);
      classes.push_back(static_cast<int>(sample / 10 % 2));
    }
    QVERIFY(alike(*class_problem(inputs, classes, {"a", "b"})).is_series());
  }

  void classes_in_few_runs_are_worth_few_samples() {
    std::vector<int> runs, often;
    Random random(3);
    for (int sample = 0; sample < 240; ++sample) {
      runs.push_back(sample / 48 % 2);
      often.push_back(static_cast<int>(random.below(2)));
    }
    const auto worth = [](const std::vector<int>& classes) {
      auto problem = class_problem(normal_matrix(240, 2, 1), classes, {"a", "b"});
      problem->order.time = all_positions(240);
      return worth_of_series(*problem).value();
    };
    QVERIFY(worth(runs) < 20.0);
    QVERIFY(worth(often) > 120.0);
  }

  void a_sorted_table_is_no_series() {
    Matrix table = normal_matrix(200, 3, 8);
    table.col(1) = sorted(table.col(1));
    table.col(2) = table.col(1) + 0.1 * table.col(2);
    const auto problem = number_problem(table.leftCols(2), table.col(2));
    QVERIFY(alike(*problem).is_series());
    QVERIFY(!alike_as_sorted(*problem, columns_of(table)).is_series());
  }

  /// Moments at which a walk was seen, whatever their numbers.
  void a_sorted_column_does_not_explain_a_walk() {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const Vector moments = sorted(normal_matrix(200, 1, seed + 100)).array().exp();
      const auto walk = number_problem(normal_matrix(200, 2, 1), walks(200, 1, seed));
      QVERIFY(alike_as_sorted(*walk, {moments}).is_series());
      QVERIFY(alike_as_sorted(*walk, {-moments}).is_series());
      const auto noise = number_problem(normal_matrix(200, 2, 1), normal_matrix(200, 1, seed));
      QVERIFY(!alike_as_sorted(*noise, {moments}).is_series());
    }
  }

  void a_simple_dependence_on_a_sorted_column_is_no_series() {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const Vector input = sorted(normal_matrix(200, 1, seed));
      const Vector heavy = normal_matrix(200, 1, seed + 50).array().cube() * 20.0;
      const Vector noise = 0.1 * normal_matrix(200, 1, seed + 70);
      const std::vector<Vector> targets{input,
                                        Vector(3.0 - 2.0 * input.array()),
                                        Vector(input.array() + input.array().square()),
                                        Vector(input + noise),
                                        Vector(input.array().square().matrix() + noise),
                                        Vector(input.array().exp().matrix() + noise),
                                        Vector(input + heavy)};
      for (const Vector& target : targets) {
        const auto problem = number_problem(normal_matrix(200, 2, 1), target);
        QVERIFY(alike(*problem).is_series() || target == targets.back());
        QVERIFY(!alike_as_sorted(*problem, {input}).is_series());
      }
    }
  }

  void a_walk_in_pieces_that_are_each_sorted_is_a_series() {
    Matrix sorting(240, 2);
    for (Index row = 0; row < 240; ++row) {
      const auto place = static_cast<double>(row % 60);
      sorting.row(row) << static_cast<double>(row / 60), std::sqrt(place);
    }
    const auto walk = number_problem(normal_matrix(240, 1, 3), walks(240, 1, 2));
    QVERIFY(alike_as_sorted(*walk, columns_of(sorting)).is_series());
    const Vector slopes = sorting.col(1).array() * (1.0 + sorting.col(0).array());
    const auto sloping =
        number_problem(normal_matrix(240, 1, 3), slopes + 0.1 * normal_matrix(240, 1, 4));
    QVERIFY(!alike_as_sorted(*sloping, columns_of(sorting)).is_series());
  }

  void distances_have_trends_too() {
    const Vector moments = sorted(normal_matrix(100, 1, 9));
    for (const bool series : {true, false}) {
      Matrix points = walks(100, 2, 3);
      if (!series) {
        points = moments * Vector::Constant(2, 3.0).transpose() + normal_matrix(100, 2, 3);
      }
      Matrix distances(100, 100);
      for (Index sample = 0; sample < 100; ++sample) {
        distances.col(sample) = (points.rowwise() - points.row(sample)).rowwise().norm();
      }
      auto problem = number_problem(normal_matrix(100, 2, 1), distances);
      problem->truth_kind = TruthKind::distance_matrix;
      QVERIFY(alike(*problem).is_series());
      QCOMPARE(alike_as_sorted(*problem, {moments}).is_series(), series);
    }
  }

  void a_table_in_pieces_is_a_series_only_within_them() {
    Matrix table(240, 2);
    const Matrix walk = walks(240, 1, 2);
    const Matrix noise = normal_matrix(240, 1, 3);
    for (Index row = 0; row < 240; ++row) {
      table(row, 0) = static_cast<double>((row / 60 * 3) % 4);
    }
    table.col(1) = 10.0 * table.col(0) + noise.col(0);
    auto problem = number_problem(noise, table.col(1));
    // The target is no reason for its own order.
    const auto columns = columns_of(table.leftCols(1));
    QCOMPARE(sorted_rows(columns, all_positions(240)).stretches.size(), std::size_t{4});
    QVERIFY(alike(*problem).is_series());
    QVERIFY(!alike_as_sorted(*problem, columns).is_series());
    problem->truth = Matrix(10.0 * table.col(0) + walk.col(0));
    QVERIFY(alike_as_sorted(*problem, columns).is_series());
  }

  void two_keys_of_sorting_explain_an_order() {
    Matrix table(200, 3);
    for (Index row = 0; row < 200; ++row) {
      table(row, 0) = row < 100 ? 0.0 : 1.0;
      table(row, 1) = static_cast<double>(row % 100) * static_cast<double>(row % 100);
    }
    table.col(2) = table.col(1) + normal_matrix(200, 1, 3);
    const auto problem = number_problem(table.leftCols(2), table.col(2));
    QVERIFY(alike(*problem).is_series());
    QVERIFY(!alike_as_sorted(*problem, columns_of(table.leftCols(2))).is_series());
  }
};

QTEST_GUILESS_MAIN(TestAlikeNeighbours)
#include "tst_alike_neighbours.moc"
