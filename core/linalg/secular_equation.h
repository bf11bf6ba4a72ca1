// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard {

/// c + sum_i b_i / (d_i - x) = 0 with poles d_1 > d_2 > ... and residues b_i > 0. The equation has
/// exactly one root between two neighbouring poles and, for c = 1, one more above the first pole.
/// Golub (1973); Bunch, Nielsen & Sorensen (1978).
struct SecularEquation {
  Vector poles;     ///< m, strictly decreasing
  Vector residues;  ///< m, > 0
  double constant = 0.0;
};

/// A root as its distance from the nearest pole, which keeps its differences from all poles
/// accurate however close it is to one of them.
struct SecularRoot {
  Index origin = 0;     ///< position of the nearest pole
  double offset = 0.0;  ///< root = poles[origin] + offset
};

/// The root between pole `interval` (above) and the next one (below). Costs O(m) for each of a few
/// iterations.
/// \param interval  -1 .. m - 2; -1 means above the first pole, and needs a constant of 1
[[nodiscard]] SecularRoot solve(const SecularEquation& equation, Index interval);

/// d_i - root for each of the m poles.
[[nodiscard]] Vector differences(const SecularEquation& equation, const SecularRoot& root);

}  // namespace steelyard
