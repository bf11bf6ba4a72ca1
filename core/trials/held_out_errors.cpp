// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/trials/held_out_errors.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <span>
#include <utility>

#include "core/measures/spread.h"
#include "core/parallel.h"
#include "core/positions.h"
#include "core/problem/samples_as_points.h"
#include "core/problem/targets.h"
#include "core/trees/forest_prediction.h"

namespace steelyard {
namespace {

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

  TrialTargets(const HeldOutColumns& task, const std::vector<Index>& asked, const Split& split)
      : train(known_targets(task, split.train, split)(Eigen::all, asked)),
        test(known_targets(task, split.test, split)(Eigen::all, asked)) {
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

/// The targets that a set is asked for; all of them where it leaves none.
std::vector<Index> asked_of(const HeldOutColumns& task, const std::vector<Index>& set) {
  std::vector<Index> beside = targets_beside(task, set);
  return beside.empty() ? all_positions(task.targets.cols()) : beside;
}

/// One split and one set of columns. Whatever is estimated, a centre and a scale as well, is so
/// from the training samples alone.
struct ColumnTrial {
  Matrix train, test;        // points
  std::vector<Index> asked;  // targets
  bool has_rest;             // whether the set leaves any
  TrialTargets targets;
  SampleOrder order;  // of the training samples
  Index trees;        // of a forest

  ColumnTrial(const HeldOutColumns& task, const std::vector<Index>& set, const Split& split)
      : asked(asked_of(task, set)),
        has_rest(!targets_beside(task, set).empty()),
        targets(task, asked, split),
        order(order_of(task.order, split.train)),
        trees(task.trees) {
    const Matrix learned = known_points(task, set, split.train, split);
    const ColumnSpread spread = column_spread(learned);
    train = at_equal_spread(learned, spread);
    test = at_equal_spread(known_points(task, set, split.test, split), spread);
  }

  /// Whether nothing but a constant can be said: no input varies, or none is left to be predicted.
  [[nodiscard]] bool knows_nothing() const { return !has_rest || !any_varies(train); }

  [[nodiscard]] Matrix by_mean() const { return Matrix::Zero(test.rows(), targets.train.cols()); }

  /// Nothing when stopped.
  [[nodiscard]] std::optional<Matrix> by_ridge(const std::stop_token& stop) const {
    const auto slopes = slopes_of_judge(train, targets.train, order, stop);
    return slopes ? std::optional<Matrix>(test * *slopes) : std::nullopt;
  }

  [[nodiscard]] Matrix by_neighbours() const {
    return means_of_neighbours(train, targets.train, test);
  }

  /// Nothing when stopped.
  [[nodiscard]] std::optional<Matrix> by_trees(const std::stop_token& stop) const {
    return forest_prediction(train, targets.train, order, test, {.trees = trees}, stop);
  }

  /// Nothing when stopped.
  [[nodiscard]] std::optional<Matrix> by(Judge judge, const std::stop_token& stop) const {
    switch (judge) {
      case Judge::ridge:
        return by_ridge(stop);
      case Judge::neighbours:
        return stop.stop_requested() ? std::nullopt : std::optional(by_neighbours());
      case Judge::trees:
        break;
    }
    return by_trees(stop);
  }

  /// Where no target varies among the training samples, there is no unit: what differs from them
  /// is missed, whichever columns are known.
  [[nodiscard]] double error_of_numbers(const HeldOutColumns& task, const Split& split,
                                        const Matrix& predicted) const {
    if (targets.varies) {
      return std::sqrt((predicted - targets.test).cwiseAbs2().mean());
    }
    const Matrix learned = known_targets(task, split.train, split)(Eigen::all, asked);
    const Matrix tested = known_targets(task, split.test, split)(Eigen::all, asked);
    return (tested.rowwise() - learned.row(0)).isZero(0.0) ? 0.0 : 1.0;
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

/// Brings errors on some of the targets to the unit of those on all of them, so that sets which
/// predict different inputs can be compared: to know nothing is the same error for each.
class CommonUnit {
 public:
  CommonUnit(const HeldOutColumns& task, const ColumnTrial& trial, const Split& split)
      : same_(std::ssize(trial.asked) == task.targets.cols()) {
    if (!same_) {
      of_asked_ = error_of_nothing(task, trial, split);
      of_all_ = error_of_nothing(task, ColumnTrial(task, {}, split), split);
    }
  }

  [[nodiscard]] double of(double error) const {
    if (same_) {
      return error;
    }
    return of_asked_ > 0.0 ? error / of_asked_ * of_all_ : of_all_;
  }

 private:
  bool same_;
  double of_asked_ = 1.0;
  double of_all_ = 1.0;
};

/// Who may predict; of those who do as well, the first one does.
std::span<const Judge> judges_of(const HeldOutColumns& task) {
  return std::span(all_judges).first(task.forest_judges ? 3 : 2);
}

/// One per judge. When stopped, nobody asks for them.
std::vector<double> errors_at(const HeldOutColumns& task, const std::vector<Index>& set,
                              const Split& split, const std::stop_token& stop) {
  const ColumnTrial trial(task, set, split);
  const CommonUnit unit(task, trial, split);
  const std::span<const Judge> judges = judges_of(task);
  std::vector<double> errors;
  if (set.empty() || trial.knows_nothing()) {
    errors.assign(judges.size(), unit.of(error_of_nothing(task, trial, split)));
    return errors;
  }
  for (const Judge judge : judges) {
    const std::optional<Matrix> predicted = trial.by(judge, stop);
    errors.push_back(predicted ? unit.of(trial.error(task, split, *predicted)) : 0.0);
  }
  return errors;
}

/// The position of the least error; one that is not finite is never the least unless all are.
std::size_t least_of(const std::vector<double>& errors) {
  std::size_t least = 0;
  for (std::size_t place = 1; place < errors.size(); ++place) {
    const bool better = errors[place] < errors[least] || !std::isfinite(errors[least]);
    least = better && std::isfinite(errors[place]) ? place : least;
  }
  return least;
}

/// The task of the training part of a split, which has at least two samples. Large groups that are
/// tested may leave no more than these.
HeldOutColumns inside_of(const HeldOutColumns& task, const Split& split) {
  const Index folds = std::min<Index>(3, std::ssize(split.train));
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
  inside.splits = splits_of(inside, folds, seed);
  return inside;
}

/// Who predicts best in folds of the training part.
Judge judge_inside(const HeldOutColumns& task, const std::vector<Index>& set, const Split& split,
                   const std::stop_token& stop) {
  const std::span<const Judge> judges = judges_of(task);
  if (set.empty()) {
    return judges.front();
  }
  const HeldOutColumns inside = inside_of(task, split);
  std::vector<double> sums(judges.size(), 0.0);
  for (const Split& part : inside.splits) {
    const std::vector<double> errors = errors_at(inside, set, part, stop);
    std::transform(sums.begin(), sums.end(), errors.begin(), sums.begin(), std::plus<>());
  }
  return judges[least_of(sums)];
}

JudgedError error_judged_inside(const HeldOutColumns& task, const std::vector<Index>& set,
                                const Split& split, const std::stop_token& stop) {
  const Judge judge = judge_inside(task, set, split, stop);
  return {error_by(judge, task, set, split, stop).value_or(0.0), judge};
}

using TargetColumns = std::vector<std::vector<Index>>;

/// The task with all targets spread alike: one penalty then suits each of them.
HeldOutColumns with_equal_targets(HeldOutColumns task, const TargetColumns& targets) {
  const Vector deviations = standard_deviations(task.targets);
  for (const std::vector<Index>& columns : targets) {
    const double spread = std::sqrt(deviations(columns).cwiseAbs2().mean());
    for (const Index column : columns) {
      task.targets.col(column) /= spread > 0.0 ? spread : 1.0;
    }
  }
  return task;
}

/// What is missed of each target in one split.
Vector errors_of_each(const Matrix& missed, const TargetColumns& targets) {
  Vector errors(std::ssize(targets));
  for (std::size_t target = 0; target < targets.size(); ++target) {
    errors[static_cast<Index>(target)] =
        std::sqrt(missed(Eigen::all, targets[target]).cwiseAbs2().mean());
  }
  return errors;
}

/// Targets x judges, in one split. When stopped, nobody asks for them.
Matrix errors_of_each_by_judge(const HeldOutColumns& task, const TargetColumns& targets,
                               const std::vector<Index>& set, const Split& split,
                               const std::stop_token& stop) {
  const ColumnTrial trial(task, set, split);
  const std::span<const Judge> judges = judges_of(task);
  const bool says_nothing = set.empty() || !any_varies(trial.train);
  Matrix errors(std::ssize(targets), std::ssize(judges));
  for (std::size_t judge = 0; judge < judges.size(); ++judge) {
    const auto predicted = says_nothing ? std::nullopt : trial.by(judges[judge], stop);
    const Matrix missed = predicted.value_or(trial.by_mean()) - trial.targets.test;
    errors.col(static_cast<Index>(judge)) = errors_of_each(missed, targets);
  }
  return errors;
}

/// Of each target in one split, by who predicts it best in folds of the training part.
Vector errors_of_each_judged_inside(const HeldOutColumns& task, const TargetColumns& targets,
                                    const std::vector<Index>& set, const Split& split,
                                    const std::stop_token& stop) {
  const Matrix tested = errors_of_each_by_judge(task, targets, set, split, stop);
  const HeldOutColumns inside = inside_of(task, split);
  Matrix sums = Matrix::Zero(tested.rows(), tested.cols());
  for (const Split& part : inside.splits) {
    sums += errors_of_each_by_judge(inside, targets, set, part, stop);
  }
  Vector errors(tested.rows());
  for (Index target = 0; target < errors.size(); ++target) {
    const Vector by_judge = sums.row(target);
    const std::size_t judge = least_of({by_judge.begin(), by_judge.end()});
    errors[target] = tested(target, static_cast<Index>(judge));
  }
  return errors;
}

}  // namespace

std::optional<double> error_by(Judge judge, const HeldOutColumns& task,
                               const std::vector<Index>& set, const Split& split,
                               const std::stop_token& stop) {
  const ColumnTrial trial(task, set, split);
  const CommonUnit unit(task, trial, split);
  if (set.empty() || trial.knows_nothing()) {
    return unit.of(error_of_nothing(task, trial, split));
  }
  const std::optional<Matrix> predicted = trial.by(judge, stop);
  return predicted ? std::optional(unit.of(trial.error(task, split, *predicted))) : std::nullopt;
}

std::optional<Vector> errors_in_splits(Judge judge, const HeldOutColumns& task,
                                       const std::vector<Index>& set, const std::stop_token& stop) {
  Vector errors(std::ssize(task.splits));
  const bool whole = parallel_for(errors.size(), stop, [&](Index split) {
    errors[split] = error_by(judge, task, set, task.splits[static_cast<std::size_t>(split)], stop)
                        .value_or(0.0);
  });
  return whole && !stop.stop_requested() ? std::optional(std::move(errors)) : std::nullopt;
}

std::optional<JudgedError> judged_error(const HeldOutColumns& task, const std::vector<Index>& set,
                                        const Split& split, const std::stop_token& stop) {
  const JudgedError found = error_judged_inside(task, set, split, stop);
  return stop.stop_requested() ? std::nullopt : std::optional(found);
}

std::optional<Matrix> held_out_errors(const HeldOutColumns& task,
                                      const std::vector<std::vector<Index>>& sets,
                                      const std::stop_token& stop, Index first_splits) {
  const Index splits = first_splits > 0 ? first_splits : std::ssize(task.splits);
  const std::size_t judges = judges_of(task).size();
  std::vector<Matrix> by_judge(judges, Matrix(std::ssize(sets), splits));
  const bool finished = parallel_for(std::ssize(sets) * splits, stop, [&](Index place) {
    const Index set = place / splits;
    const Index split = place % splits;
    const std::vector<double> errors =
        errors_at(task, sets[static_cast<std::size_t>(set)],
                  task.splits[static_cast<std::size_t>(split)], stop);
    for (std::size_t judge = 0; judge < judges; ++judge) {
      by_judge[judge](set, split) = errors[judge];
    }
  });
  if (!finished || stop.stop_requested()) {
    return std::nullopt;
  }
  Matrix least(std::ssize(sets), splits);
  for (Index set = 0; set < least.rows(); ++set) {
    std::vector<double> means(by_judge.size());
    std::transform(by_judge.begin(), by_judge.end(), means.begin(),
                   [set](const Matrix& errors) { return errors.row(set).mean(); });
    least.row(set) = by_judge[least_of(means)].row(set);
  }
  return least;
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
                                             task.splits[static_cast<std::size_t>(split)], stop)
                             .error;
  });
  return finished && !stop.stop_requested() ? std::optional(std::move(errors)) : std::nullopt;
}

std::optional<Vector> nested_errors(const HeldOutColumns& task,
                                    const std::vector<std::vector<Index>>& sets,
                                    const std::stop_token& stop) {
  Vector errors(std::ssize(sets));
  const bool finished = parallel_for(errors.size(), stop, [&](Index place) {
    errors[place] = error_judged_inside(task, sets[static_cast<std::size_t>(place)],
                                        task.splits[static_cast<std::size_t>(place)], stop)
                        .error;
  });
  return finished && !stop.stop_requested() ? std::optional(std::move(errors)) : std::nullopt;
}

std::optional<TargetErrors> nested_errors_of_targets(const HeldOutColumns& task,
                                                     const TargetColumns& targets,
                                                     const std::vector<std::vector<Index>>& sets,
                                                     const std::stop_token& stop) {
  const HeldOutColumns alike = with_equal_targets(task, targets);
  const Index splits = std::ssize(sets);
  TargetErrors errors{Matrix(std::ssize(targets), splits), Matrix(std::ssize(targets), splits)};
  const bool finished = parallel_for(splits, stop, [&](Index place) {
    const Split& split = task.splits[static_cast<std::size_t>(place)];
    const std::vector<Index>& set = sets[static_cast<std::size_t>(place)];
    errors.own.col(place) = errors_of_each_judged_inside(alike, targets, set, split, stop);
    const ColumnTrial nothing(alike, {}, split);
    errors.of_nothing.col(place) =
        errors_of_each(nothing.by_mean() - nothing.targets.test, targets);
  });
  return finished && !stop.stop_requested() ? std::optional(std::move(errors)) : std::nullopt;
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

PairedGain gain_over(const Vector& own, const Vector& other, const HeldOutColumns& task) {
  return paired_gain(own, other, tested_over_trained(task));
}

}  // namespace steelyard
