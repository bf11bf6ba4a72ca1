// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>

namespace steelyard {

/// The agreement of two partitions on which pairs of samples belong together, corrected for chance
/// (Hubert & Arabie 1985). It is 1 for the same partition under any names, 0 on average for random
/// partitions, and negative for agreement below chance. Symmetric. It is 1 for trivial partitions
/// (all samples together in both, or each sample alone in both), and if fewer than two samples are
/// left.
/// \param a, b  groups of the samples, same length, 0-based; samples with -1 in either are left out
/// \throws Error(fault) for different lengths
[[nodiscard]] double adjusted_rand_index(std::span<const int> a, std::span<const int> b);

}  // namespace steelyard
