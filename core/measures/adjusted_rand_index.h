// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>

namespace steelyard {

/// The agreement of two partitions on which pairs of samples belong together, corrected for chance
/// (Hubert & Arabie 1985): 1 for the same partition under any names, 0 on average for random ones,
/// below 0 for agreement below chance. Symmetric. 1 for trivial partitions (all samples together in
/// both, or each alone in both).
/// \param a, b  groups of the samples, same length, 0-based; samples with -1 in either are left
///              out. With fewer than two samples left, the result is 1
/// \throws Error(fault) for different lengths
[[nodiscard]] double adjusted_rand_index(std::span<const int> a, std::span<const int> b);

}  // namespace steelyard
