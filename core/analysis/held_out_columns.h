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
#include "core/problem/problem.h"
#include "core/problem/sample_order.h"

namespace steelyard {

/// Columns are judged by how well they predict the target on samples that were held out, or, where
/// there is no target, the inputs.
struct HeldOutColumns {
  Matrix points;  ///< N x D', the inputs as they are, a periodic one as cosine and sine: each split
                  ///< scales them by its training samples
  std::vector<std::pair<Index, Index>> columns_of;  ///< per input: its first column, their number
  Matrix targets;              ///< N x T: numbers as they are, or 1 in the column of the class
  std::vector<int> classes;    ///< per sample; empty: the target is numbers
  std::vector<Index> samples;  ///< of the problem: those used, ascending
  SampleOrder order;           ///< of the samples used
  std::vector<Split> splits;   ///< see splits_of; of all repeats, one after the other
  Index in_one = 0;            ///< splits of one repeat
  std::string loss;            ///< "error", "share of wrong classes"
  bool thinned = false;        ///< not all samples are used
  bool of_inputs = false;      ///< there is no target
  bool of_itself = false;      ///< all of several targets are inputs, too, or linear in one
};

/// Large tables are thinned, evenly in time or at random, to `most_samples` or fewer if they are
/// wide; of many target columns, about `most_targets` are used.
struct HeldOutColumnsOptions {
  bool classes = false;  ///< the label is the target even if there is a ground truth
  Index folds = 5;
  Index repeats = 1;  ///< with other folds each; stretches of time are always the same
  Index most_samples = 1000;
  Index most_targets = 30;
  std::uint64_t seed = 1;
};

/// \return nothing where it is impossible: a distance matrix as target, a target that does not
/// vary,
///         too few samples. `why` then says so
[[nodiscard]] std::optional<HeldOutColumns> held_out_columns(const Problem& problem,
                                                             const SampleOrder& order,
                                                             const HeldOutColumnsOptions& options,
                                                             std::string& why);

/// The error of each set of inputs in each split: of a ridge regression or of the 10 nearest
/// neighbours, whichever is better for the set. Numbers: root mean square over samples and
/// targets (several keep their own units), in units of their spread among the training samples, so
/// that the mean has about 1; classes: share of wrong ones. Inputs are centred and brought to equal
/// spread by the training samples, too. An empty set predicts the mean or the most frequent class
/// of the training part: it knows nothing. \return sets x splits; nothing when stopped. Does not
/// depend on the number of threads \param splits  only so many, the first; 0: all
[[nodiscard]] std::optional<Matrix> held_out_errors(const HeldOutColumns& task,
                                                    const std::vector<std::vector<Index>>& sets,
                                                    const std::stop_token& stop, Index splits = 0);

/// The errors of sets that were chosen in the training part of their split. Whether a ridge
/// regression or neighbours predict is decided there, too, by folds of that part: nothing has seen
/// the samples that are tested.
/// \param sets  one a split, for the first splits    \return one a set; nothing when stopped
[[nodiscard]] std::optional<Vector> nested_errors(const HeldOutColumns& task,
                                                  const std::vector<std::vector<Index>>& sets,
                                                  const std::stop_token& stop);

/// In the one unit of all held-out errors: 1 knows no more than the mean or the most frequent class
/// of the samples that are trained on, 0 is exact. \param errors, of_nothing  one a fold
[[nodiscard]] double relative_error(const Vector& errors, const Vector& of_nothing);

/// Compares two sets by their errors in the same folds. See measures/paired_gain.h.
[[nodiscard]] double tested_over_trained(const HeldOutColumns& task);
[[nodiscard]] PairedGain gain_over(const Vector& own, const Vector& other,
                                   const HeldOutColumns& task);

/// About what that takes, for sets of some sizes, in seconds on this machine.
[[nodiscard]] double seconds_of_held_out(const Problem& problem, const std::vector<Index>& sizes,
                                         const HeldOutColumnsOptions& options);

}  // namespace steelyard
