// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <limits>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/data/quantile.h"
#include "core/error.h"
#include "core/parallel.h"
#include "core/positions.h"
#include "core/random.h"
#include "core/trials/held_out_errors.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/target_problem.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

HeldOutColumns task_of(const Problem& problem, const SampleOrder& order = {},
                       const HeldOutColumnsOptions& options = {}) {
  Message why;
  auto task = held_out_columns(problem, order, options, why);
  if (!task) {
    throw std::runtime_error(in_words(why));
  }
  return *std::move(task);
}

/// A column of which most cells are missing, beside a target. What is known of it is larger in the
/// last stretch of time.
/// Few cells of the first four fifths are known, and most of the rest.
bool is_missing(Index row, Index samples) {
  return row < samples * 4 / 5 ? row % 8 != 0 : row % 8 == 1;
}

Dataset table_with_gaps(Index samples) {
  Dataset table;
  table.name = "a table";
  table.columns.resize(2);
  table.columns[0].name = "x";
  table.columns[0].roles = RoleSet().with(Role::input);
  table.columns[1].name = "y";
  table.columns[1].roles = RoleSet().with(Role::truth);
  table.values = normal_matrix(samples, 2, 11);
  table.values.col(1) += 2.0 * table.values.col(0);
  for (Index row = 0; row < samples; ++row) {
    table.values(row, 0) += row < samples * 4 / 5 ? 0.0 : 10.0;
    if (is_missing(row, samples)) {
      table.values(row, 0) = std::numeric_limits<double>::quiet_NaN();
    }
  }
  return table;
}

/// By hand: the cells that are missing hold one number.
Problem filled_with(Problem problem, double filler) {
  Matrix inputs = problem.inputs;
  for (Index row = 0; row < inputs.rows(); ++row) {
    inputs(row, 0) = is_missing(row, inputs.rows()) ? filler : inputs(row, 0);
  }
  problem.inputs = std::move(inputs);
  problem.filled_inputs = nullptr;
  return problem;
}

double error_of(const HeldOutColumns& task, const std::vector<Index>& set) {
  return held_out_errors(task, {set}, {})->row(0).mean();
}

HeldOutColumnsOptions by_rest() {
  HeldOutColumnsOptions options;
  options.only_rest = true;
  return options;
}

}  // namespace

class TestHeldOutColumns : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_linear_target_is_predicted_from_its_columns() {
    const Matrix inputs = normal_matrix(100, 3, 11);
    const auto problem = number_problem(inputs, Matrix(inputs.col(0) * 5.0 - inputs.col(1)));
    const HeldOutColumns task = task_of(*problem);
    QVERIFY(error_of(task, {0, 1}) < 1e-3);
    QVERIFY(std::abs(error_of(task, {}) - 1.0) < 0.1);
    QVERIFY(error_of(task, {2}) > 0.9);
  }

  void neighbours_predict_what_is_not_linear() {
    const Matrix inputs = normal_matrix(300, 2, 11);
    const auto problem = number_problem(inputs, Matrix(inputs.col(0).array().square().matrix()));
    QVERIFY(error_of(task_of(*problem), {0}) < 0.5);
  }

  /// The sign of x1 counts only where x2 is above 0, beside six columns of noise: a line says
  /// little of it, and neighbours are led astray.
  void where_it_is_quick_a_forest_predicts_what_others_cannot() {
    const Matrix inputs = normal_matrix(200, 8, 11);
    const Matrix target =
        (inputs.col(1).array() > 0.0).select(inputs.col(0).array().sign(), 0.0).matrix();
    const auto problem = number_problem(inputs, target);
    HeldOutColumnsOptions options;
    options.trees = 30;
    const std::vector<Index> all = all_positions(8);
    const HeldOutColumns without = task_of(*problem, {}, options);
    options.longest_forest = 1.0;
    const HeldOutColumns with = task_of(*problem, {}, options);
    QVERIFY(!without.forest_judges && with.forest_judges);
    QVERIFY(error_of(with, all) < 0.9 * error_of(without, all));
    const auto judged = judged_error(with, all, with.splits.front(), {});
    QVERIFY(judged->by == Judge::trees);
    QCOMPARE((*nested_errors(with, {all}, {}))[0], judged->error);
    QCOMPARE(error_by(Judge::trees, with, all, with.splits.front(), {}),
             std::optional(judged->error));
  }

  /// Whether a forest is asked depends on the table, and the time that is told grows by it.
  void a_forest_is_not_asked_where_it_takes_long() {
    HeldOutColumnsOptions options;
    options.trees = 20;
    const auto small = number_problem(normal_matrix(80, 4, 11), normal_matrix(80, 1, 12));
    const auto large = number_problem(normal_matrix(900, 30, 11), normal_matrix(900, 1, 12));
    const double before = seconds_of_held_out(*small, {4}, options);
    options.longest_forest = 0.01;
    QVERIFY(forest_judges(*small, options) && !forest_judges(*large, options));
    QVERIFY(seconds_of_held_out(*small, {4}, options) > 2.0 * before);
    options.longest_forest = 0.0;
    QVERIFY(!forest_judges(*small, options));
    QVERIFY(!forest_judges(*inputs_only(normal_matrix(80, 4, 11)), options));
  }

  void units_of_an_input_change_nothing() {
    const Matrix inputs = normal_matrix(100, 2, 11);
    const Matrix target = inputs.col(0).array().sin() + inputs.col(1).array();
    const auto one = number_problem(inputs, target);
    const auto other = number_problem(inputs * Vector{{1000.0, 0.01}}.asDiagonal(), target);
    QVERIFY(std::abs(error_of(task_of(*one), {0, 1}) - error_of(task_of(*other), {0, 1})) < 1e-9);
  }

  void several_targets_keep_their_units() {
    const Matrix inputs = normal_matrix(100, 2, 11);
    Matrix targets = inputs;
    targets.col(1) *= 1e-3;
    const HeldOutColumns task = task_of(*number_problem(inputs, targets));
    QVERIFY(error_of(task, {0}) < 0.01);
    QVERIFY(error_of(task, {1}) > 0.9);
    QVERIFY(task.of_itself);
  }

  /// Two of six columns of noise explain two sixths of the variance of all of them: themselves.
  void without_a_target_a_set_can_be_judged_by_the_other_inputs() {
    const auto noise = inputs_only(normal_matrix(300, 6, 11));
    QVERIFY(error_of(task_of(*noise), {0, 1}) < 0.85);
    const HeldOutColumns task = task_of(*noise, {}, by_rest());
    QVERIFY(task.of_rest && task.of_itself);
    QVERIFY(error_of(task, {0, 1}) > 0.95);
    QCOMPARE(targets_beside(task, {1, 4}), (std::vector<Index>{0, 2, 3, 5}));
    const std::vector<Index> all = all_positions(6);
    QVERIFY(targets_beside(task, all).empty());
    QCOMPARE(error_of(task, all), error_of(task, {}));
  }

  void columns_that_are_left_out_may_be_predicted() {
    Matrix inputs = normal_matrix(200, 3, 11);
    inputs.rightCols(2) = 0.01 * inputs.rightCols(2);
    inputs.colwise() += Vector(100.0 * inputs.col(0));
    const HeldOutColumns task = task_of(*inputs_only(inputs), {}, by_rest());
    QVERIFY(error_of(task, {0}) < 0.01);
  }

  void inputs_as_their_own_targets_are_judged_by_the_others_too() {
    const Matrix inputs = normal_matrix(200, 3, 11);
    const auto problem = number_problem(inputs, inputs);
    problem->truth_features = problem->features;
    const HeldOutColumns task = task_of(*problem, {}, by_rest());
    QVERIFY(task.of_rest);
    QCOMPARE(task.input_of_target, (std::vector<Index>{0, 1, 2}));
    QVERIFY(error_of(task, {1}) > 0.9);
  }

  /// Units say which of them a person asks for.
  void inputs_in_other_units_are_targets() {
    const Matrix inputs = normal_matrix(200, 3, 11);
    Matrix targets = inputs;
    targets.col(1) *= 1000.0;
    const HeldOutColumns task = task_of(*number_problem(inputs, targets), {}, by_rest());
    QVERIFY(task.of_itself && !task.of_rest);
    QVERIFY(error_of(task, {1}) < 0.01);
  }

  void an_angle_is_no_target_of_itself() {
    const auto problem = inputs_only(normal_matrix(100, 3, 11));
    problem->features[1].period = 6.0;
    const HeldOutColumns task = task_of(*problem, {}, by_rest());
    QCOMPARE(task.input_of_target, (std::vector<Index>{0, 1, 1, 2}));
    QCOMPARE(targets_beside(task, {1}), (std::vector<Index>{0, 3}));
  }

  void an_angle_is_a_circle() {
    Matrix inputs = normal_matrix(200, 1, 11) * 100.0;
    const Matrix target = (inputs.array() * 6.283185307179586 / 360.0).cos();
    const auto problem = number_problem(inputs, target);
    problem->features.front().period = 360.0;
    QVERIFY(error_of(task_of(*problem), {0}) < 1e-3);
  }

  void wrong_classes_are_counted() {
    const Matrix inputs = normal_matrix(90, 2, 11);
    std::vector<int> classes;
    for (const double value : Vector(inputs.col(0))) {
      classes.push_back(value < 0.5 ? 0 : 1);
    }
    classes[3] = -1;
    const auto problem = class_problem(inputs, classes, {"no", "yes"});
    const HeldOutColumns task = task_of(*problem);
    QCOMPARE(std::ssize(task.classes), Index{89});
    QVERIFY(error_of(task, {0}) < 0.15);
    QVERIFY(error_of(task, {1}) > 0.2);
    const double rare = static_cast<double>(std::count(classes.begin(), classes.end(), 1)) / 89.0;
    QVERIFY(std::abs(error_of(task, {}) - rare) < 0.02);
  }

  /// The training samples lie on a line, which the tested ones leave: only who has seen these lets
  /// neighbours predict.
  void tested_samples_do_not_choose_what_predicts_them() {
    Matrix inputs = normal_matrix(100, 1, 11);
    Matrix target = inputs;
    inputs.bottomRows(20).array() += 10.0;
    target.bottomRows(20).setOnes();
    HeldOutColumns task = task_of(*number_problem(inputs, target));
    Split split;
    for (Index sample = 0; sample < 100; ++sample) {
      (sample < 80 ? split.train : split.test).push_back(sample);
    }
    task.splits = {split};
    const std::vector<std::vector<Index>> sets{std::vector<Index>{0}};
    const double in_view = (*held_out_errors(task, sets, {}))(0, 0);
    const double unseen = (*unseen_errors(task, sets, {}))(0, 0);
    QVERIFY2(in_view < 3.0, std::to_string(in_view).c_str());
    QVERIFY2(unseen > 5.0, std::to_string(unseen).c_str());
    QCOMPARE((*nested_errors(task, sets, {}))[0], unseen);
  }

  void whole_groups_are_held_out() {
    const auto problem = number_problem(normal_matrix(60, 2, 11), normal_matrix(60, 3, 11).col(2));
    SampleOrder order;
    order.group_of.emplace();
    for (int sample = 0; sample < 60; ++sample) {
      order.group_of->push_back(sample % 12);
    }
    for (const Split& split : task_of(*problem, order).splits) {
      const std::vector<Index>& fold = split.test;
      for (const Index sample : fold) {
        for (Index other = sample % 12; other < 60; other += 12) {
          QVERIFY(std::find(fold.begin(), fold.end(), other) != fold.end());
        }
      }
    }
  }

  void stretches_of_time_are_held_out() {
    const auto problem = number_problem(normal_matrix(50, 2, 11), normal_matrix(50, 3, 11).col(2));
    SampleOrder order;
    order.time.emplace();
    for (Index sample = 49; sample >= 0; --sample) {
      order.time->push_back(sample);
    }
    const std::vector<Split> splits = task_of(*problem, order).splits;
    QCOMPARE(splits.size(), std::size_t{5});
    QCOMPARE(splits.front().test.front(), Index{40});
    QCOMPARE(splits.front().test.back(), Index{49});
    // A twentieth of the samples lies between what is learned from and what is tested.
    QCOMPARE(splits.front().train.back(), Index{37});
    QCOMPARE(splits[1].train.back(), Index{49});
    QCOMPARE(splits[1].train.size(), std::size_t{36});
  }

  void a_large_table_is_thinned_but_keeps_groups_apart() {
    const auto problem =
        number_problem(normal_matrix(400, 2, 11), normal_matrix(400, 3, 11).col(2));
    HeldOutColumnsOptions options;
    options.most_samples = 100;
    const HeldOutColumns task = task_of(*problem, {}, options);
    QCOMPARE(task.points.rows(), Index{100});
    QCOMPARE(task.targets.rows(), Index{100});
  }

  void what_cannot_be_held_out_says_why() {
    Message why;
    auto distances = number_problem(normal_matrix(20, 2, 11), Matrix::Zero(20, 20));
    distances->truth_kind = TruthKind::distance_matrix;
    QVERIFY(!held_out_columns(*distances, {}, {}, why));
    QCOMPARE(why.id, std::string("held_out.distances"));
    const auto constant = number_problem(normal_matrix(20, 2, 11), Matrix::Ones(20, 1));
    QVERIFY(!held_out_columns(*constant, {}, {}, why));
    QCOMPARE(why.id, std::string("held_out.constant_target"));
    const auto few = number_problem(normal_matrix(6, 2, 11), normal_matrix(6, 1, 11));
    QVERIFY(!held_out_columns(*few, {}, {}, why));
    QCOMPARE(why.id, std::string("held_out.too_few_samples"));
  }

  void without_a_target_the_inputs_are_rebuilt() {
    const auto problem = number_problem(normal_matrix(80, 3, 11), Matrix(80, 0));
    const HeldOutColumns task = task_of(*problem);
    QVERIFY(task.of_inputs);
    QVERIFY(error_of(task, {0, 1, 2}) < 1e-3);
    QVERIFY(error_of(task, {0, 1}) > 0.5);
  }

  void constant_and_equal_columns_do_no_harm() {
    Matrix inputs = normal_matrix(60, 4, 11);
    inputs.col(1).setConstant(3.0);
    inputs.col(2) = inputs.col(0);
    const auto problem = number_problem(inputs, inputs.col(0));
    const HeldOutColumns task = task_of(*problem);
    QVERIFY(std::abs(error_of(task, {1}) - error_of(task, {})) < 1e-12);
    QVERIFY(error_of(task, {0, 1, 2}) < 1e-3);
  }

  void missing_cells_are_filled_by_what_the_training_samples_know() {
    const Dataset table = table_with_gaps(150);
    const Problem problem = make_problem(table, {MissingPolicy::fill_median, false, {}});
    SampleOrder order;
    order.time = all_positions(150);
    const HeldOutColumns task = task_of(problem, order);
    const auto last = std::max_element(
        task.splits.begin(), task.splits.end(),
        [](const Split& one, const Split& other) { return one.test.back() < other.test.back(); });
    const Split split = *last;
    const auto error_in = [&](HeldOutColumns of) {
      of.splits = {split};
      return error_of(of, {0});
    };
    std::vector<double> known;
    for (const Index row : split.train) {
      if (!is_missing(row, 150)) {
        known.push_back(table.values(row, 0));
      }
    }
    const double error = error_in(task);
    QCOMPARE(error, error_in(task_of(filled_with(problem, median(known)), order)));
    QVERIFY(error != error_in(task_of(filled_with(problem, problem.inputs(1, 0)), order)));
  }

  void filled_cells_do_not_depend_on_the_number_of_threads() {
    const Problem problem =
        make_problem(table_with_gaps(150), {MissingPolicy::fill_median, false, {}});
    const HeldOutColumns task = task_of(problem);
    const std::vector<std::vector<Index>> sets(task.splits.size(), std::vector<Index>{0});
    const std::size_t before = most_threads();
    set_most_threads(1);
    const auto alone = nested_errors(task, sets, {});
    for (const std::size_t threads : {std::size_t{2}, std::size_t{4}}) {
      set_most_threads(threads);
      QVERIFY(*nested_errors(task, sets, {}) == *alone);
    }
    set_most_threads(before);
  }

  void does_not_depend_on_the_number_of_threads() {
    const auto problem = number_problem(normal_matrix(80, 3, 11), normal_matrix(80, 4, 11).col(3));
    const HeldOutColumns task = task_of(*problem);
    const std::vector<std::vector<Index>> sets{{0}, {0, 1}, {1, 2}, {}};
    const std::size_t before = most_threads();
    set_most_threads(1);
    const auto alone = held_out_errors(task, sets, {});
    set_most_threads(4);
    const auto together = held_out_errors(task, sets, {});
    set_most_threads(before);
    QVERIFY(*alone == *together);
  }
};

QTEST_GUILESS_MAIN(TestHeldOutColumns)
#include "tst_held_out_columns.moc"
