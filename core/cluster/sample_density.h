// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// The density at each sample, per volume in the intrinsic dimension; it integrates to 1.
struct SampleDensity {
  Vector log_density;             ///< N, natural logarithm
  Vector error;                   ///< N, standard error of the logarithm
  std::vector<Index> neighbours;  ///< N; number of nearest neighbours used by each estimate
};

/// Logarithm of the volume of a ball of radius 1: log(pi^(d/2) / Gamma(d/2 + 1)), for any real
/// dimension d > 0.
[[nodiscard]] double log_unit_ball_volume(double dimension);

}  // namespace steelyard
