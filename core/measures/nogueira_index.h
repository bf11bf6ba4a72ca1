// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// How alike the selections of several runs are, corrected for chance: 1 for equal selections,
/// about 0 for random selections of the same sizes, whatever these are, and negative for selections
/// less alike than random ones. It is 1 if every run selects all features or none, since these
/// selections are equal.
///   1 - mean over features of M / (M - 1) p (1 - p) / (k/D (1 - k/D)),
/// where p is the share of the M selections that contain the feature, and k their mean size
/// (Nogueira, Sechidis and Brown, J. Mach. Learn. Res. 18 (174), 2018, eq. 4).
/// \param selections  at least 2, each of distinct positions
/// \param features    D, >= 1
[[nodiscard]] double nogueira_index(const std::vector<std::vector<Index>>& selections,
                                    Index features);

}  // namespace steelyard
