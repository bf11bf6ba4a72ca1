// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// The overlap of two selections: the number of positions in both divided by the number in either
/// (Jaccard 1912). 1 for equal selections, including two empty ones; 0 for disjoint selections.
/// \param a, b  positions in any order; repeated positions count once
[[nodiscard]] double jaccard_index(std::vector<Index> a, std::vector<Index> b);

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

/// The standard error of nogueira_index(), from the variance for many selections of the same paper:
///   2/M sqrt(sum over selections (phi_i - mean of phi)^2), where
///   phi_i = [1/D sum over the features of selection i of p - k_i k/D^2
///            + index/2 (2 k k_i/D^2 - k_i/D - k/D + 1)] / (k/D (1 - k/D)),
/// and k_i is the size of selection i. It says how far the index would change with other draws of
/// selections like these. 0 if the selections are equal, which includes all features and none.
/// \param selections, features  as for nogueira_index()
[[nodiscard]] double nogueira_error(const std::vector<std::vector<Index>>& selections,
                                    Index features);

/// |a . b| / (|a| |b|): 1 if two sets of weights are equal up to scale (Wild et al. 2024, section
/// "Benchmarking"). 0 if either is all zero.
/// \param a, b  D, in the same order of features
[[nodiscard]] double cosine_overlap(const Vector& a, const Vector& b);

}  // namespace steelyard
