// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// Positions of samples, each in one fold; a model is fitted to all folds but one and tried on it.
using Folds = std::vector<std::vector<Index>>;

/// `count` folds of samples in random order, their sizes equal or different by 1; each ascending.
/// \param samples  >= count    \param count  >= 2
/// \throws Error(bad_input) otherwise
[[nodiscard]] Folds random_folds(Index samples, Index count, std::uint64_t seed);

/// Which samples a measure learns from, and which it is tried on.
struct Split {
  std::vector<Index> train;
  std::vector<Index> test;
};

/// Samples at random: round(share N) to train with, ascending, the rest to try it on.
/// \param share  above 0 and below 1, so that neither part is empty
/// \throws Error(bad_input) where one would be empty
[[nodiscard]] Split random_split(Index samples, double share, std::uint64_t seed);

/// The positions 0 .. samples - 1 that are not among `some`, ascending.
[[nodiscard]] std::vector<Index> all_but(const std::vector<Index>& some, Index samples);

/// \throws Error(bad_input) that names what is wrong: a part without samples, a position that is
///         not one of 0 .. samples - 1
void check_split(const Split& split, Index samples);

/// \throws Error(bad_input) unless there are two folds or more, none empty, that hold each of
///         0 .. samples - 1 once
void check_folds(const Folds& folds, Index samples);

}  // namespace steelyard
