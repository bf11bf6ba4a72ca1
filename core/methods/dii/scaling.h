// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/dii/options.h"
#include "core/problem/problem.h"

namespace steelyard::dii {

/// Converts between the inputs' own units and the coordinates of the descent: u = w * scale.
/// Standardised coordinates make the result independent of the columns' units; raw ones have scale
/// 1.
struct Scaling {
  Vector scale;  ///< D, > 0
  Vector start;  ///< u at the start, D, >= 0; 0 for a constant feature
  std::vector<Index> constant_features;
  std::vector<Index> tie_of;  ///< D; features with equal numbers share a weight; empty if none do

  [[nodiscard]] Vector to_input_units(const Vector& u) const { return u.cwiseQuotient(scale); }
};

[[nodiscard]] Scaling scaling_of(const Problem& problem, const Options& options);

}  // namespace steelyard::dii
