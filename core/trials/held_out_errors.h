// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/measures/paired_gain.h"
#include "core/trials/held_out_columns.h"
#include "core/trials/judges.h"

namespace steelyard {

/// The error of one set of inputs in one split by one judge: a ridge regression, the 10 nearest
/// neighbours, or a forest of 60 trees with at least two samples in a leaf. The unit is that of
/// held_out_errors(). An empty set can only predict a constant.
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<double> error_by(Judge judge, const HeldOutColumns& task,
                                             const std::vector<Index>& set, const Split& split,
                                             const std::stop_token& stop);

/// The same in each split of the task, in parallel. They do not depend on the number of threads.
/// \return one error per split; `std::nullopt` when stopped
[[nodiscard]] std::optional<Vector> errors_in_splits(Judge judge, const HeldOutColumns& task,
                                                     const std::vector<Index>& set,
                                                     const std::stop_token& stop);

/// An error, and who has predicted.
struct JudgedError {
  double error = 0.0;
  Judge by = Judge::ridge;
};

/// One of nested_errors(): folds of the training part decide who predicts.
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<JudgedError> judged_error(const HeldOutColumns& task,
                                                      const std::vector<Index>& set,
                                                      const Split& split,
                                                      const std::stop_token& stop);

/// The error of each set of inputs in each split: that of a ridge regression, of the 10 nearest
/// neighbours or, where HeldOutColumns::forest_judges, of a forest, whichever is best for the set.
/// For numbers, the error is the root mean square over
/// samples and targets in units of their spread among the training samples, so that the mean has an
/// error of about 1; several targets keep their common unit. For classes, it is the share of wrong
/// predictions. Inputs are also centred and brought to equal spread by the training samples. With
/// an empty set, nothing but a constant can be predicted: the mean of the training samples, or the
/// most frequent class of all samples, which no other constant beats. The tested samples tell which
/// of the models is best, so these errors serve to compare sets, but are a little too small
/// for unseen samples. They do not depend on the number of threads. Where HeldOutColumns::of_rest,
/// each set predicts the inputs that are not in it, and their error is brought to the unit in which
/// an empty set, which predicts all of them, has its own; a set that leaves no input knows nothing.
/// \param splits  number of splits to use, the first ones; 0 for all
/// \return sets x splits; `std::nullopt` when stopped
[[nodiscard]] std::optional<Matrix> held_out_errors(const HeldOutColumns& task,
                                                    const std::vector<std::vector<Index>>& sets,
                                                    const std::stop_token& stop, Index splits = 0);

/// The same errors as unseen samples have them: in each split, folds of the training part decide
/// which of these predicts. Takes up to four times as long.
/// \return sets x splits; `std::nullopt` when stopped
[[nodiscard]] std::optional<Matrix> unseen_errors(const HeldOutColumns& task,
                                                  const std::vector<std::vector<Index>>& sets,
                                                  const std::stop_token& stop, Index splits = 0);

/// The errors of sets that were chosen in the training part of their split. Folds of that part also
/// decide which of these predicts, so nothing has seen the tested samples.
/// \param sets  one per split, for the first splits
/// \return one error per set; `std::nullopt` when stopped
[[nodiscard]] std::optional<Vector> nested_errors(const HeldOutColumns& task,
                                                  const std::vector<std::vector<Index>>& sets,
                                                  const std::stop_token& stop);

/// What is missed of each of several targets, one row per target and one column per split.
struct TargetErrors {
  Matrix own;         ///< targets x splits
  Matrix of_nothing;  ///< of the mean of the training samples
};

/// The errors of nested_errors() of each target by itself: folds of the training part decide for
/// each of them which model predicts it. A target with a large spread does not drown the others.
/// Requires targets that are numbers.
/// \param targets  the columns of each, among HeldOutColumns::targets; at least one each
/// \param sets     one per split, for the first splits
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<TargetErrors> nested_errors_of_targets(
    const HeldOutColumns& task, const std::vector<std::vector<Index>>& targets,
    const std::vector<std::vector<Index>>& sets, const std::stop_token& stop);

/// Smaller differences, as shares of the error of the mean, do not matter.
inline constexpr double negligible_error = 0.01;

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

/// Compares two sets by their errors in the same folds: see measures/paired_gain.h.
[[nodiscard]] PairedGain gain_over(const Vector& own, const Vector& other,
                                   const HeldOutColumns& task);

}  // namespace steelyard
