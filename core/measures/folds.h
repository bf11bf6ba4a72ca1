// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// Positions of samples, each in one fold. A model is fitted to all folds but one and tested on
/// that one.
using Folds = std::vector<std::vector<Index>>;

/// `count` folds of randomly assigned samples, with sizes that differ by at most 1. Positions
/// within a fold are ascending.
/// \param samples  >= count
/// \param count    >= 2
/// \throws Error(bad_input) otherwise
[[nodiscard]] Folds random_folds(Index samples, Index count, std::uint64_t seed);

/// The same, with each class spread evenly over the folds. With purely random folds of classes of
/// equal size, the class that is most frequent in the training folds would be the rarest in the
/// held-out fold, and predicting it would be worse than knowing nothing.
/// \param class_of  per sample, 0 or more
/// \throws Error(bad_input) like random_folds
[[nodiscard]] Folds stratified_folds(const std::vector<int>& class_of, Index count,
                                     std::uint64_t seed);

/// Folds that keep the samples of a group together: the groups, in random order, each go to the
/// fold with the fewest samples so far. There are fewer than `count` folds if there are fewer
/// groups.
/// \param group_of  per sample, 0 or more; at least two groups
/// \param count     >= 2
/// \throws Error(bad_input) otherwise
[[nodiscard]] Folds grouped_folds(const std::vector<int>& group_of, Index count,
                                  std::uint64_t seed);

/// `count` folds of consecutive samples in some order, such as that of time, with sizes that differ
/// by at most 1.
/// \param order  distinct positions, at least `count`
/// \param count  >= 2
/// \throws Error(bad_input) otherwise
[[nodiscard]] Folds consecutive_folds(const std::vector<Index>& order, Index count);

/// `count` blocks of consecutive samples, with sizes that differ by at most 1; the larger ones come
/// first.
/// \param samples  >= count
/// \param count    >= 2
/// \throws Error(bad_input) otherwise
[[nodiscard]] Folds row_blocks(Index samples, Index count);

/// The samples that a measure is trained on, and those it is tested on.
struct Split {
  std::vector<Index> train;
  std::vector<Index> test;
};

/// A random split: round(share N) samples to train on, ascending, and the rest to test on.
/// \param share  above 0 and below 1, so that neither part is empty
/// \throws Error(bad_input) if either part would be empty
[[nodiscard]] Split random_split(Index samples, double share, std::uint64_t seed);

/// The positions 0 .. samples - 1 that are not among `some`, ascending.
[[nodiscard]] std::vector<Index> all_but(const std::vector<Index>& some, Index samples);

/// \throws Error(bad_input) for a part without samples or a position outside 0 .. samples - 1,
///         which the message names
void check_split(const Split& split, Index samples);

/// \throws Error(bad_input) unless there are at least two folds, none of them empty, that contain
///         each of 0 .. samples - 1 once
void check_folds(const Folds& folds, Index samples);

}  // namespace steelyard
