// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/measures/folds.h"
#include "core/message.h"
#include "core/problem/problem.h"
#include "core/problem/sample_order.h"
#include "core/trials/trial.h"

namespace steelyard {

/// The task that columns are judged by: to predict the target on held-out samples or, if there is
/// no target, the inputs.
struct HeldOutColumns {
  Matrix points;  ///< N x D', the inputs unscaled, periodic ones as cosine and sine; each split
                  ///< scales them by its training samples
  std::vector<std::pair<Index, Index>> columns_of;  ///< per input: its first column, their number
  Matrix targets;  ///< N x T: numbers as they are; for classes, 1 in the column of the class
  std::vector<int> classes;    ///< per sample; empty if the target is numbers
  std::vector<Index> samples;  ///< the problem's samples that are used, ascending
  SampleOrder order;           ///< of the samples used
  std::vector<Split> splits;   ///< see splits_of(); the repeats follow one another
  Index in_one = 0;            ///< number of splits in one repeat
  Index trees = 60;            ///< of a forest that predicts
  /// Whether a forest is among those of whom the best one predicts, see held_out_errors().
  bool forest_judges = false;
  std::string loss;        ///< "error", "share of wrong classes"
  bool thinned = false;    ///< whether some samples are left out to save time
  bool of_inputs = false;  ///< whether the inputs are predicted, as there is no target
  bool of_itself = false;  ///< of_inputs, or the targets are the inputs, or several of which each
                           ///< is linear in an input
  /// Whether a set of inputs is judged by the other inputs alone: those of the set would explain
  /// themselves, whatever they are. See targets_beside().
  bool of_rest = false;
  std::vector<Index> input_of_target;  ///< per target, where of_rest; otherwise empty
  /// The samples used if some of their cells were missing, otherwise null. Each split then fills
  /// these anew by what its training samples know: points and targets have all samples in view.
  ProblemPtr filled;
  std::vector<Index> target_columns;  ///< which of all targets are used
};

/// Large tables are thinned, evenly in time or at random, to `most_samples`, or to fewer if they
/// are wide. If there are many target columns, about `most_targets` are used.
struct HeldOutColumnsOptions {
  bool classes = false;  ///< the label is the target even if there is a ground truth
  /// The shares of classes are predicted, as numbers, instead of the class. Where samples are few,
  /// shares tell sets of columns apart that put as many samples into a wrong class.
  bool shares = false;
  /// Where the inputs are to predict themselves, those of a set predict only the others.
  bool only_rest = false;
  Index trees = 60;  ///< of a forest that predicts
  /// In seconds on the reference machine: a forest is among those of whom the best one predicts
  /// (see held_out_errors()) where one from all columns takes no longer; 0 for never. This depends
  /// on the size of the table alone, never on a clock.
  double longest_forest = 0.0;
  Index folds = 5;
  Index repeats = 1;  ///< each with other folds, except that stretches of time are always the same
  Index most_samples = 1000;
  Index most_targets = 30;
  std::uint64_t seed = 1;
};

/// With fewer samples, or fewer than folds, nothing is held out.
inline constexpr Index fewest_held_out_samples = 10;
/// Whether a forest is among those of whom the best one predicts.
[[nodiscard]] bool forest_judges(const Problem& problem, const HeldOutColumnsOptions& options);

/// How many samples are left of a large table.
[[nodiscard]] Index most_held_out_samples(Index dimension, const HeldOutColumnsOptions& options);

/// \param why  receives the reason if the task is impossible
/// \return `std::nullopt` if the task is impossible: the target is a distance matrix or does not
///         vary, or there are too few samples
[[nodiscard]] std::optional<HeldOutColumns> held_out_columns(const Problem& problem,
                                                             const SampleOrder& order,
                                                             const HeldOutColumnsOptions& options,
                                                             Message& why);

/// The targets that a set of inputs is judged by: all of them or, where HeldOutColumns::of_rest,
/// those that are no inputs of the set.
/// \return positions, ascending; none if the set leaves nothing that varies
[[nodiscard]] std::vector<Index> targets_beside(const HeldOutColumns& task,
                                                const std::vector<Index>& set);

/// `count` splits of the samples of the task, see problem/sample_order.h.
[[nodiscard]] std::vector<Split> splits_of(const HeldOutColumns& task, Index count,
                                           std::uint64_t seed);

/// How many repeats of the folds differ from each other: stretches of time are the same in each, so
/// that one is enough.
/// \param asked  >= 1
[[nodiscard]] Index different_repeats(const SampleOrder& order, Index asked);

/// The training part of each split as a trial on the problem of the task, numbered as the splits.
[[nodiscard]] std::vector<Trial> training_parts(const HeldOutColumns& task);
/// The number of samples in a fold over the number of all others, as paired_gain() needs it.
[[nodiscard]] double tested_over_trained(const HeldOutColumns& task);
/// Rough time of held_out_errors() for sets of these sizes, in seconds.
[[nodiscard]] double seconds_of_held_out(const Problem& problem, const std::vector<Index>& sizes,
                                         const HeldOutColumnsOptions& options);

}  // namespace steelyard
