// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/trials/held_out_columns.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/measures/spread.h"
#include "core/parallel.h"
#include "core/positions.h"
#include "core/problem/samples_as_points.h"
#include "core/problem/targets.h"
#include "core/random.h"
#include "core/trees/forest_prediction.h"

namespace steelyard {
namespace {

bool has_points(const Problem& problem) {
  return problem.truth.cols() > 0 && problem.truth_kind != TruthKind::distance_matrix;
}

bool by_classes(const Problem& problem, const HeldOutColumnsOptions& options) {
  return classes_are_target(problem) || (options.classes && problem.labels);
}

/// Those with a target, thinned: evenly in time, otherwise at random. Ascending.
std::vector<Index> samples_used(const Problem& problem, const SampleOrder& order,
                                const HeldOutColumnsOptions& options) {
  std::vector<Index> all = all_positions(problem.samples());
  if (by_classes(problem, options)) {
    std::erase_if(all, [&](Index sample) {
      return problem.labels->class_of[static_cast<std::size_t>(sample)] < 0;
    });
  }
  const Index most = most_held_out_samples(problem.dimension(), options);
  if (std::ssize(all) <= most) {
    return all;
  }
  Random random(options.seed, Purpose::tried_samples);
  std::vector<Index> used;
  for (const Index place : thinned(std::ssize(all), order_of(order, all), most, random)) {
    used.push_back(all[static_cast<std::size_t>(place)]);
  }
  return used;
}

/// About `most` of the columns that vary, evenly spaced.
std::vector<Index> some_columns(const Matrix& columns, Index most) {
  const std::vector<Index> varying = positions_above_zero(standard_deviations(columns));
  std::vector<Index> used;
  for (const Index place :
       evenly_spaced(std::ssize(varying), std::min(most, std::ssize(varying)))) {
    used.push_back(varying[static_cast<std::size_t>(place)]);
  }
  return used;
}

void set_targets(const Problem& problem, const HeldOutColumnsOptions& options,
                 HeldOutColumns& task) {
  if (by_classes(problem, options)) {
    task.classes = problem.labels->class_of;
    const Matrix all = class_columns(*problem.labels);
    task.target_columns = some_columns(all, all.cols());
    task.targets = all(Eigen::all, task.target_columns);
    task.loss = "share of wrong classes";
    for (Index sample = 0; sample < problem.samples(); ++sample) {
      Index place = 0;
      if (task.targets.cols() > 0) {
        task.targets.row(sample).maxCoeff(&place);
      }
      task.classes[static_cast<std::size_t>(sample)] = static_cast<int>(place);
    }
    return;
  }
  task.of_inputs = problem.truth.cols() == 0;
  const Matrix all = task.of_inputs ? task.points : truth_space(problem);
  task.target_columns = some_columns(all, options.most_targets);
  task.targets = all(Eigen::all, task.target_columns);
  task.loss = "error";
}

/// Whether every target is a multiple of an input.
bool explains_itself(const HeldOutColumns& task) {
  if (task.of_inputs) {
    return true;
  }
  if (!task.classes.empty() || task.targets.cols() < 2) {
    return false;
  }
  constexpr double same = 0.999;
  const Matrix points = at_equal_spread(task.points, column_spread(task.points));
  const Matrix targets = at_equal_spread(task.targets, column_spread(task.targets));
  const Matrix correlation = targets.transpose() * points / static_cast<double>(task.points.rows());
  return (correlation.cwiseAbs().rowwise().maxCoeff().array() > same).all();
}

/// The input of each column of points.
std::vector<Index> inputs_of_points(const std::vector<ColumnInfo>& features) {
  const std::vector<std::pair<Index, Index>> columns_of = columns_of_points(features);
  std::vector<Index> inputs;
  for (std::size_t input = 0; input < columns_of.size(); ++input) {
    const auto [first, count] = columns_of[input];
    inputs.resize(static_cast<std::size_t>(first + count), static_cast<Index>(input));
  }
  return inputs;
}

void judge_by_rest(const Problem& problem, HeldOutColumns& task) {
  const std::vector<Index> inputs =
      inputs_of_points(task.of_inputs ? problem.features : problem.truth_features);
  task.of_rest = true;
  for (const Index column : task.target_columns) {
    task.input_of_target.push_back(inputs[static_cast<std::size_t>(column)]);
  }
}

/// About so many columns are predicted.
Index targets_asked(const Problem& problem, const HeldOutColumnsOptions& options) {
  if (by_classes(problem, options)) {
    return std::ssize(problem.labels->names);
  }
  const Index all = problem.truth.cols() == 0 ? problem.dimension() : problem.truth.cols();
  return std::min(all, options.most_targets);
}

/// Of one that learns from the training part of a split.
double seconds_of_forest(const Problem& problem, Index columns,
                         const HeldOutColumnsOptions& options) {
  const Index used =
      std::min(problem.samples(), most_held_out_samples(problem.dimension(), options));
  return seconds_of_forest_prediction(used - used / options.folds, columns,
                                      targets_asked(problem, options), {.trees = options.trees});
}

void set_splits(const HeldOutColumnsOptions& options, HeldOutColumns& task) {
  const Index repeats = different_repeats(task.order, options.repeats);
  for (Index repeat = 0; repeat < repeats; ++repeat) {
    const std::vector<Split> splits =
        splits_of(task, options.folds, options.seed + static_cast<std::uint64_t>(repeat));
    task.splits.insert(task.splits.end(), splits.begin(), splits.end());
    if (repeat == 0) {
      task.in_one = std::ssize(splits);
    }
  }
}

}  // namespace

std::optional<HeldOutColumns> held_out_columns(const Problem& problem, const SampleOrder& order,
                                               const HeldOutColumnsOptions& options, Message& why) {
  if (problem.truth.cols() > 0 && !has_points(problem) && !by_classes(problem, options)) {
    why = message("held_out.distances",
                  "the target is a matrix of distances, which no model predicts");
    return std::nullopt;
  }
  const std::vector<Index> used = samples_used(problem, order, options);
  const Index fewest = std::max(fewest_held_out_samples, options.folds);
  if (std::ssize(used) < fewest) {
    why = message("held_out.too_few_samples", "there are fewer than {1} samples with a target",
                  fewest);
    return std::nullopt;
  }
  const Problem part = problem.with_samples(used);
  HeldOutColumns task;
  task.columns_of = columns_of_points(part.features);
  task.points = unscaled_points(part);
  if (part.has_filled_cells()) {
    task.filled = std::make_shared<const Problem>(part);
  }
  set_targets(part, options, task);
  if (task.targets.cols() == 0 || (!task.classes.empty() && task.targets.cols() < 2)) {
    why = message("held_out.constant_target", "the target does not vary");
    return std::nullopt;
  }
  task.order = order_of(order, used);
  task.samples = used;
  set_splits(options, task);
  task.trees = options.trees;
  task.forest_judges = forest_judges(problem, options);
  if (options.shares) {
    task.classes.clear();
  }
  const bool same = compares_inputs_with_themselves(problem);
  task.of_itself = same || explains_itself(task);
  if (options.only_rest && (task.of_inputs || (same && !by_classes(problem, options)))) {
    judge_by_rest(part, task);
  }
  task.thinned = std::ssize(used) == most_held_out_samples(problem.dimension(), options) &&
                 problem.samples() > std::ssize(used);
  return task;
}

/// All decompositions of an answer together are to take seconds: the number of samples times the
/// square of the smaller side is limited.
Index most_held_out_samples(Index dimension, const HeldOutColumnsOptions& options) {
  constexpr double most_work = 4e7;
  const auto columns = static_cast<double>(dimension);
  const double most = std::max(most_work / (columns * columns), std::cbrt(most_work));
  return std::min(options.most_samples, static_cast<Index>(most));
}

std::vector<Index> targets_beside(const HeldOutColumns& task, const std::vector<Index>& set) {
  std::vector<Index> targets = all_positions(task.targets.cols());
  if (task.of_rest) {
    std::erase_if(targets, [&](Index target) {
      const Index input = task.input_of_target[static_cast<std::size_t>(target)];
      return std::find(set.begin(), set.end(), input) != set.end();
    });
  }
  return targets;
}

std::vector<Split> splits_of(const HeldOutColumns& task, Index count, std::uint64_t seed) {
  return task.classes.empty() ? splits_of(task.points.rows(), task.order, count, seed)
                              : splits_of(task.classes, task.order, count, seed);
}

Index different_repeats(const SampleOrder& order, Index asked) {
  const bool only_in_time = order.time && !order.group_of;
  return only_in_time ? 1 : asked;
}

bool forest_judges(const Problem& problem, const HeldOutColumnsOptions& options) {
  return options.longest_forest > 0.0 &&
         seconds_of_forest(problem, problem.dimension(), options) <= options.longest_forest;
}

double seconds_of_held_out(const Problem& problem, const std::vector<Index>& sizes,
                           const HeldOutColumnsOptions& options) {
  const auto samples = static_cast<double>(
      std::min(problem.samples(), most_held_out_samples(problem.dimension(), options)));
  constexpr double targets = 5.0;
  double operations = 0.0;
  for (const Index size : sizes) {
    const auto columns = static_cast<double>(size);
    const double rank = std::min(columns, samples);
    const double decompositions = 2.0 * samples * columns * rank + 20.0 * rank * rank * rank;
    const double neighbours_of_all = 0.2 * samples * samples * (columns + 20.0);
    operations += decompositions + neighbours_of_all + 60.0 * samples * rank * targets;
  }
  constexpr double per_operation = 4e-10;
  double seconds = operations * per_operation;
  for (const Index size : sizes) {
    seconds += forest_judges(problem, options) ? seconds_of_forest(problem, size, options) : 0.0;
  }
  return seconds * static_cast<double>(options.folds * options.repeats);
}

std::vector<Trial> training_parts(const HeldOutColumns& task) {
  std::vector<Trial> trials;
  for (const Split& split : task.splits) {
    Trial trial;
    trial.change.samples.emplace();
    for (const Index position : split.train) {
      trial.change.samples->push_back(task.samples[static_cast<std::size_t>(position)]);
    }
    trial.number = trials.size();
    trials.push_back(std::move(trial));
  }
  return trials;
}

double tested_over_trained(const HeldOutColumns& task) {
  return 1.0 / static_cast<double>(std::max<Index>(1, task.in_one - 1));
}

}  // namespace steelyard
