// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>

namespace steelyard {

/// The shared information of two partitions of the samples: their mutual information divided by the
/// arithmetic mean of their entropies, 2 I(a, b) / (H(a) + H(b)) (Strehl & Ghosh 2002 survey the
/// means). It is 1 for the same partition under any names and 0 if they are independent; symmetric.
/// It is not corrected for chance: many small groups agree by chance (adjusted_rand_index is
/// corrected). It is 1 if both have a single group.
/// \param a, b  groups of the samples, same length, 0-based; samples with -1 in either are left out
/// \throws Error(fault) for different lengths
[[nodiscard]] double normalised_mutual_information(std::span<const int> a, std::span<const int> b);

}  // namespace steelyard
