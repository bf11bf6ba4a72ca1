// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/measures/folds.h"
#include "core/measures/paired_gain.h"
#include "core/message.h"
#include "core/problem/problem.h"
#include "core/problem/sample_order.h"

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
  std::string loss;            ///< "error", "share of wrong classes"
  bool thinned = false;        ///< whether some samples are left out to save time
  bool of_inputs = false;      ///< whether the inputs are predicted, as there is no target
  bool of_itself = false;      ///< of_inputs, or each of several targets is linear in an input
  /// The samples used if some of their cells were missing, otherwise null. Each split then fills
  /// these anew by what its training samples know: points and targets have all samples in view.
  ProblemPtr filled;
  std::vector<Index> target_columns;  ///< which of all targets are used
};

/// Large tables are thinned, evenly in time or at random, to `most_samples`, or to fewer if they
/// are wide. If there are many target columns, about `most_targets` are used.
struct HeldOutColumnsOptions {
  bool classes = false;  ///< the label is the target even if there is a ground truth
  Index folds = 5;
  Index repeats = 1;  ///< each with other folds, except that stretches of time are always the same
  Index most_samples = 1000;
  Index most_targets = 30;
  std::uint64_t seed = 1;
};

/// \param why  receives the reason if the task is impossible
/// \return `std::nullopt` if the task is impossible: the target is a distance matrix or does not
///         vary, or there are too few samples
[[nodiscard]] std::optional<HeldOutColumns> held_out_columns(const Problem& problem,
                                                             const SampleOrder& order,
                                                             const HeldOutColumnsOptions& options,
                                                             Message& why);

/// The error of each set of inputs in each split: that of a ridge regression or of the 10 nearest
/// neighbours, whichever is better for the set. For numbers, the error is the root mean square over
/// samples and targets in units of their spread among the training samples, so that the mean has an
/// error of about 1; several targets keep their common unit. For classes, it is the share of wrong
/// predictions. Inputs are also centred and brought to equal spread by the training samples. With
/// an empty set, nothing but a constant can be predicted: the mean of the training samples, or the
/// most frequent class of all samples, which no other constant beats. The tested samples tell which
/// of the two models is better, so these errors serve to compare sets, but are a little too small
/// for unseen samples. They do not depend on the number of threads.
/// \param splits  number of splits to use, the first ones; 0 for all
/// \return sets x splits; `std::nullopt` when stopped
[[nodiscard]] std::optional<Matrix> held_out_errors(const HeldOutColumns& task,
                                                    const std::vector<std::vector<Index>>& sets,
                                                    const std::stop_token& stop, Index splits = 0);

/// The same errors as unseen samples have them: in each split, folds of the training part decide
/// whether a ridge regression or neighbours predict. Takes up to four times as long.
/// \return sets x splits; `std::nullopt` when stopped
[[nodiscard]] std::optional<Matrix> unseen_errors(const HeldOutColumns& task,
                                                  const std::vector<std::vector<Index>>& sets,
                                                  const std::stop_token& stop, Index splits = 0);

/// The errors of sets that were chosen in the training part of their split. Folds of that part also
/// decide whether a ridge regression or neighbours predict, so nothing has seen the tested samples.
/// \param sets  one per split, for the first splits
/// \return one error per set; `std::nullopt` when stopped
[[nodiscard]] std::optional<Vector> nested_errors(const HeldOutColumns& task,
                                                  const std::vector<std::vector<Index>>& sets,
                                                  const std::stop_token& stop);

/// The mean error in the common unit of held-out errors: 1 knows no more than the mean of the
/// training samples or the most frequent class, 0 is exact.
/// \param errors, of_nothing  one per fold
[[nodiscard]] double relative_error(const Vector& errors, const Vector& of_nothing);
/// The standard error of relative_error(), corrected for training parts that overlap: see
/// error_over_folds(). Both errors are larger in a fold that is hard to predict. It is therefore
/// that of a ratio r of two means, to first order: of errors - r * of_nothing, over the mean of
/// of_nothing.
/// \param tested_per_trained  see tested_over_trained()
/// \return `std::nullopt` if a single fold or a unit of 0 leaves it open
[[nodiscard]] std::optional<double> error_of_relative(const Vector& errors,
                                                      const Vector& of_nothing,
                                                      double tested_per_trained);

/// The number of samples in a fold over the number of all others, as paired_gain() needs it.
[[nodiscard]] double tested_over_trained(const HeldOutColumns& task);
/// Compares two sets by their errors in the same folds: see measures/paired_gain.h.
[[nodiscard]] PairedGain gain_over(const Vector& own, const Vector& other,
                                   const HeldOutColumns& task);

/// Rough time of held_out_errors() for sets of these sizes, in seconds.
[[nodiscard]] double seconds_of_held_out(const Problem& problem, const std::vector<Index>& sizes,
                                         const HeldOutColumnsOptions& options);

}  // namespace steelyard
