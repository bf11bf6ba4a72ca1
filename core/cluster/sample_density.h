// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// The density of a cloud of samples at each of them, per volume of its intrinsic dimension, so
/// that it integrates to 1.
struct SampleDensity {
  Vector log_density;             ///< N, natural logarithm
  Vector error;                   ///< N, standard error of the logarithm
  std::vector<Index> neighbours;  ///< N: how many of the nearest each estimate rests on
};

/// Logarithm of the volume of a ball of radius 1: log(pi^(d/2) / Gamma(d/2 + 1)), also for a
/// dimension d > 0 that is no whole number.
[[nodiscard]] double log_unit_ball_volume(double dimension);

}  // namespace steelyard
