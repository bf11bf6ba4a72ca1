// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/held_out_columns.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "core/measures/ridge_search.h"
#include "core/measures/spread.h"
#include "core/parallel.h"
#include "core/positions.h"
#include "core/problem/samples_as_points.h"
#include "core/problem/targets.h"
#include "core/random.h"

namespace steelyard {
namespace {

constexpr Index nearest = 10;
constexpr Index fewest_samples = 10;

bool has_points(const Problem& problem) {
  return problem.truth.cols() > 0 && problem.truth_kind != TruthKind::distance_matrix;
}

bool by_classes(const Problem& problem, const HeldOutColumnsOptions& options) {
  return classes_are_target(problem) || (options.classes && problem.labels);
}

/// All decompositions of an answer together are to take seconds: the number of samples times the
/// square of the smaller side is limited.
Index most_samples(Index dimension, const HeldOutColumnsOptions& options) {
  constexpr double most_work = 4e7;
  const auto columns = static_cast<double>(dimension);
  const double most = std::max(most_work / (columns * columns), std::cbrt(most_work));
  return std::min(options.most_samples, static_cast<Index>(most));
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
  const Index most = most_samples(problem.dimension(), options);
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

/// At mean 0 and variance 1 among the samples of `spread`; a column that is constant among them
/// is 0.
Matrix at_equal_spread(const Matrix& columns, const ColumnSpread& spread) {
  Matrix scaled = columns.rowwise() - spread.means.transpose();
  for (Index column = 0; column < scaled.cols(); ++column) {
    scaled.col(column) *= spread.deviations[column] > 0.0 ? 1.0 / spread.deviations[column] : 0.0;
  }
  return scaled;
}

/// Per input: its first column among the points, their number.
std::vector<std::pair<Index, Index>> columns_of_points(const std::vector<ColumnInfo>& features) {
  std::vector<std::pair<Index, Index>> columns_of;
  Index columns = 0;
  for (const ColumnInfo& feature : features) {
    const Index count = feature.period > 0.0 ? 2 : 1;
    columns_of.emplace_back(columns, count);
    columns += count;
  }
  return columns_of;
}

Matrix unscaled_points(const Problem& problem) {
  constexpr double turn = 6.283185307179586;
  const std::vector<std::pair<Index, Index>> columns_of = columns_of_points(problem.features);
  Matrix points(problem.samples(),
                columns_of.empty() ? 0 : columns_of.back().first + columns_of.back().second);
  for (Index input = 0; input < problem.dimension(); ++input) {
    const auto values = problem.inputs.col(input).array();
    const auto [first, count] = columns_of[static_cast<std::size_t>(input)];
    if (count == 2) {
      const double unit = turn / problem.features[static_cast<std::size_t>(input)].period;
      points.col(first) = (values * unit).cos();
      points.col(first + 1) = (values * unit).sin();
    } else {
      points.col(first) = values;
    }
  }
  return points;
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

std::vector<Split> splits_of_repeat(const HeldOutColumns& task, Index count, std::uint64_t seed) {
  return task.classes.empty() ? splits_of(task.points.rows(), task.order, count, seed)
                              : splits_of(task.classes, task.order, count, seed);
}

/// Stretches of time are the same in each repeat, so that one is enough.
void set_splits(const HeldOutColumnsOptions& options, HeldOutColumns& task) {
  const bool varies = task.order.group_of || !task.order.time;
  for (Index repeat = 0; repeat < (varies ? options.repeats : 1); ++repeat) {
    const std::vector<Split> splits =
        splits_of_repeat(task, options.folds, options.seed + static_cast<std::uint64_t>(repeat));
    task.splits.insert(task.splits.end(), splits.begin(), splits.end());
    if (repeat == 0) {
      task.in_one = std::ssize(splits);
    }
  }
}

/// The points of some samples, as who knows only the training samples of the split has them.
Matrix known_points(const HeldOutColumns& task, const std::vector<Index>& set,
                    const std::vector<Index>& samples, const Split& split) {
  if (task.filled) {
    return unscaled_points(task.filled->with_inputs(set).with_samples(samples, split.train));
  }
  std::vector<Index> columns;
  for (const Index input : set) {
    const auto [first, count] = task.columns_of[static_cast<std::size_t>(input)];
    for (Index column = first; column < first + count; ++column) {
      columns.push_back(column);
    }
  }
  return task.points(samples, columns);
}

/// The same for targets: where the inputs are predicted, some of these were missing.
Matrix known_targets(const HeldOutColumns& task, const std::vector<Index>& samples,
                     const Split& split) {
  const bool filled = task.filled && task.classes.empty() &&
                      (task.of_inputs || task.filled->filled_truth != nullptr);
  if (!filled) {
    return task.targets(samples, Eigen::all);
  }
  const Problem part = task.filled->with_samples(samples, split.train);
  const Matrix all = task.of_inputs ? unscaled_points(part) : truth_space(part);
  return all(Eigen::all, task.target_columns);
}

/// What is learned from and what must be said of the tested samples. Numbers are at mean 0 among
/// the training samples, with one factor for all targets: the mean of their variances is 1 there.
/// Rebuilt inputs have variance 1 each.
struct TrialTargets {
  Matrix train, test;
  Vector means;        ///< of classes: how frequent each is; otherwise 0
  bool varies = true;  ///< among the training samples

  TrialTargets(const HeldOutColumns& task, const Split& split)
      : train(known_targets(task, split.train, split)),
        test(known_targets(task, split.test, split)) {
    ColumnSpread spread = column_spread(train);
    means = Vector::Zero(train.cols());
    if (!task.classes.empty()) {
      means = spread.means;
      train.rowwise() -= means.transpose();
      return;
    }
    varies = spread.deviations.maxCoeff() > 0.0;
    if (!task.of_inputs) {
      spread.deviations.setConstant(std::sqrt(spread.deviations.cwiseAbs2().mean()));
    }
    train = at_equal_spread(train, spread);
    test = at_equal_spread(test, spread);
  }
};

/// One split and one set of columns. Whatever is estimated, a centre and a scale as well, is so
/// from the training samples alone.
struct ColumnTrial {
  Matrix train, test;  // points
  TrialTargets targets;
  SampleOrder order;  // of the training samples

  ColumnTrial(const HeldOutColumns& task, const std::vector<Index>& set, const Split& split)
      : targets(task, split), order(order_of(task.order, split.train)) {
    const Matrix learned = known_points(task, set, split.train, split);
    const ColumnSpread spread = column_spread(learned);
    train = at_equal_spread(learned, spread);
    test = at_equal_spread(known_points(task, set, split.test, split), spread);
  }

  [[nodiscard]] Matrix by_mean() const { return Matrix::Zero(test.rows(), targets.train.cols()); }

  /// Nothing when stopped.
  [[nodiscard]] std::optional<Matrix> by_ridge(const std::stop_token& stop) const {
    constexpr std::uint64_t seed = 1;
    static const std::vector<double> strengths = geometric_steps(1e-8, 0.9, 10);
    const auto slopes =
        gram_ridge(train, targets.train, folds_of(train.rows(), order, 2, seed), strengths, stop);
    return slopes ? std::optional<Matrix>(test * *slopes) : std::nullopt;
  }

  [[nodiscard]] Matrix by_neighbours() const {
    const Index count = std::clamp<Index>(train.rows() / 5, 1, nearest);
    const Vector lengths = train.rowwise().squaredNorm();
    const Matrix products = test * train.transpose();
    Matrix predicted = by_mean();
    std::vector<std::pair<double, Index>> near(static_cast<std::size_t>(train.rows()));
    for (Index row = 0; row < test.rows(); ++row) {
      for (Index other = 0; other < train.rows(); ++other) {
        near[static_cast<std::size_t>(other)] = {lengths[other] - 2.0 * products(row, other),
                                                 other};
      }
      std::nth_element(near.begin(), near.begin() + (count - 1), near.end());
      for (Index place = 0; place < count; ++place) {
        predicted.row(row) += targets.train.row(near[static_cast<std::size_t>(place)].second);
      }
    }
    return predicted / static_cast<double>(count);
  }

  /// Where no target varies among the training samples, there is no unit: what differs from them
  /// is missed, whichever columns are known.
  [[nodiscard]] double error_of_numbers(const HeldOutColumns& task, const Split& split,
                                        const Matrix& predicted) const {
    if (targets.varies) {
      return std::sqrt((predicted - targets.test).cwiseAbs2().mean());
    }
    const Matrix known = known_targets(task, split.train, split).topRows(1);
    const Matrix asked = known_targets(task, split.test, split);
    return (asked.rowwise() - known.row(0)).isZero(0.0) ? 0.0 : 1.0;
  }

  [[nodiscard]] double error(const HeldOutColumns& task, const Split& split,
                             const Matrix& predicted) const {
    if (task.classes.empty()) {
      return error_of_numbers(task, split, predicted);
    }
    const Matrix in_units = predicted.rowwise() + targets.means.transpose();
    double wrong = 0.0;
    for (Index row = 0; row < in_units.rows(); ++row) {
      Index place = 0;
      in_units.row(row).maxCoeff(&place);
      const Index sample = split.test[static_cast<std::size_t>(row)];
      wrong += place == task.classes[static_cast<std::size_t>(sample)] ? 0.0 : 1.0;
    }
    return wrong / static_cast<double>(in_units.rows());
  }
};

double error_of_nothing(const HeldOutColumns& task, const ColumnTrial& trial, const Split& split) {
  if (task.classes.empty()) {
    return trial.error_of_numbers(task, split, trial.by_mean());
  }
  const int habit = most_frequent_class(task.classes);
  const auto wrong = std::count_if(split.test.begin(), split.test.end(), [&](Index sample) {
    return task.classes[static_cast<std::size_t>(sample)] != habit;
  });
  return static_cast<double>(wrong) / static_cast<double>(split.test.size());
}

/// By ridge, by neighbours.
std::pair<double, double> errors_at(const HeldOutColumns& task, const std::vector<Index>& set,
                                    const Split& split, const std::stop_token& stop) {
  const ColumnTrial trial(task, set, split);
  if (set.empty() || !any_varies(trial.train)) {
    const double of_nothing = error_of_nothing(task, trial, split);
    return {of_nothing, of_nothing};
  }
  const std::optional<Matrix> by_ridge = trial.by_ridge(stop);
  if (!by_ridge || stop.stop_requested()) {
    return {0.0, 0.0};  // nobody asks for them
  }
  return {trial.error(task, split, *by_ridge), trial.error(task, split, trial.by_neighbours())};
}

/// The task of the training part of a split.
HeldOutColumns inside_of(const HeldOutColumns& task, const Split& split) {
  constexpr Index folds = 3;
  constexpr std::uint64_t seed = 1;
  HeldOutColumns inside = task;
  if (task.filled) {
    inside.filled = std::make_shared<const Problem>(task.filled->with_samples(split.train));
  }
  inside.points = task.points(split.train, Eigen::all);
  inside.targets = task.targets(split.train, Eigen::all);
  if (!task.classes.empty()) {
    inside.classes.clear();
    for (const Index sample : split.train) {
      inside.classes.push_back(task.classes[static_cast<std::size_t>(sample)]);
    }
  }
  inside.order = order_of(task.order, split.train);
  inside.splits = splits_of_repeat(inside, folds, seed);
  return inside;
}

/// Whether a ridge regression predicts at least as well as neighbours, by folds of the training
/// part.
bool by_ridge_inside(const HeldOutColumns& task, const std::vector<Index>& set, const Split& split,
                     const std::stop_token& stop) {
  const HeldOutColumns inside = inside_of(task, split);
  double lead = 0.0;
  for (const Split& part : inside.splits) {
    const auto [ridge, near] = errors_at(inside, set, part, stop);
    lead += near - ridge;
  }
  return lead >= 0.0;
}

double error_judged_inside(const HeldOutColumns& task, const std::vector<Index>& set,
                           const Split& split, const std::stop_token& stop) {
  const auto [ridge, near] = errors_at(task, set, split, stop);
  return ridge == near || by_ridge_inside(task, set, split, stop) ? ridge : near;
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
  if (std::ssize(used) < fewest_samples) {
    why = message("held_out.too_few_samples", "there are fewer than {1} samples with a target",
                  fewest_samples);
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
  task.of_itself = explains_itself(task);
  task.thinned = std::ssize(used) == most_samples(problem.dimension(), options) &&
                 problem.samples() > std::ssize(used);
  return task;
}

std::optional<Matrix> held_out_errors(const HeldOutColumns& task,
                                      const std::vector<std::vector<Index>>& sets,
                                      const std::stop_token& stop, Index first_splits) {
  const Index splits = first_splits > 0 ? first_splits : std::ssize(task.splits);
  Matrix ridge(std::ssize(sets), splits);
  Matrix near(std::ssize(sets), splits);
  const bool finished = parallel_for(ridge.size(), stop, [&](Index place) {
    const Index set = place / splits;
    const Index split = place % splits;
    std::tie(ridge(set, split), near(set, split)) =
        errors_at(task, sets[static_cast<std::size_t>(set)],
                  task.splits[static_cast<std::size_t>(split)], stop);
  });
  if (!finished || stop.stop_requested()) {
    return std::nullopt;
  }
  for (Index set = 0; set < ridge.rows(); ++set) {
    if (near.row(set).mean() < ridge.row(set).mean()) {
      ridge.row(set) = near.row(set);
    }
  }
  return ridge;
}

std::optional<Matrix> unseen_errors(const HeldOutColumns& task,
                                    const std::vector<std::vector<Index>>& sets,
                                    const std::stop_token& stop, Index first_splits) {
  const Index splits = first_splits > 0 ? first_splits : std::ssize(task.splits);
  Matrix errors(std::ssize(sets), splits);
  const bool finished = parallel_for(errors.size(), stop, [&](Index place) {
    const Index set = place / splits;
    const Index split = place % splits;
    errors(set, split) = error_judged_inside(task, sets[static_cast<std::size_t>(set)],
                                             task.splits[static_cast<std::size_t>(split)], stop);
  });
  return finished && !stop.stop_requested() ? std::optional(std::move(errors)) : std::nullopt;
}

std::optional<Vector> nested_errors(const HeldOutColumns& task,
                                    const std::vector<std::vector<Index>>& sets,
                                    const std::stop_token& stop) {
  Vector errors(std::ssize(sets));
  const bool finished = parallel_for(errors.size(), stop, [&](Index place) {
    errors[place] = error_judged_inside(task, sets[static_cast<std::size_t>(place)],
                                        task.splits[static_cast<std::size_t>(place)], stop);
  });
  return finished && !stop.stop_requested() ? std::optional(std::move(errors)) : std::nullopt;
}

double seconds_of_held_out(const Problem& problem, const std::vector<Index>& sizes,
                           const HeldOutColumnsOptions& options) {
  const auto samples =
      static_cast<double>(std::min(problem.samples(), most_samples(problem.dimension(), options)));
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
  return operations * static_cast<double>(options.folds * options.repeats) * per_operation;
}

double relative_error(const Vector& errors, const Vector& of_nothing) {
  const double nothing = of_nothing.mean();
  return nothing > 0.0 ? errors.mean() / nothing : (errors.mean() > 0.0 ? 1.0 : 0.0);
}

std::optional<double> error_of_relative(const Vector& errors, const Vector& of_nothing,
                                        double tested_per_trained) {
  const double ratio = relative_error(errors, of_nothing);
  const double error =
      error_over_folds(errors - ratio * of_nothing, tested_per_trained) / of_nothing.mean();
  return std::isfinite(error) ? std::optional(error) : std::nullopt;
}

double tested_over_trained(const HeldOutColumns& task) {
  return 1.0 / static_cast<double>(std::max<Index>(1, task.in_one - 1));
}

PairedGain gain_over(const Vector& own, const Vector& other, const HeldOutColumns& task) {
  return paired_gain(own, other, tested_over_trained(task));
}

}  // namespace steelyard
