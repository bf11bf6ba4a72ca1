// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/matrix.h"

namespace steelyard {

/// How far the knockoffs of features are from them. A knockoff has all
/// correlations of its feature C with other features, and the correlation 1 -
/// s_j with its feature itself: the larger s, the easier is a feature told from
/// its knockoff. S = diag(s) must leave 2C - S positive.
enum class KnockoffSpread {
  equicorrelated,    ///< all alike: min(1, 2 lambda_min(C))
  semidefinite,      ///< the largest sum of s, at most 1 each (Candes et al. 2018:
                     ///< SDP)
  minimum_variance,  ///< the least tr (2C - S)^-1 + sum 1/s (Spector & Janson
                     ///< 2022: MVR)
  maximum_entropy    ///< the least -log det (2C - S) - sum log s (ibid.: ME)
};

/// Coordinate descent: with A = 2C - S and M = A^-1, what is best for s_j alone
/// follows from M_jj and the length of M's column j, and a step changes M by a
/// matrix of rank 1; such changes are gathered and made together. \param
/// correlation  C: D x D, ones on its diagonal, positive definite \return s: D,
/// such that 2C - S is positive definite; nothing when stopped, or where C is
/// not
///         positive definite. Cost O(sweeps D^3)
[[nodiscard]] std::optional<Vector> knockoff_spread(const Matrix& correlation, KnockoffSpread how,
                                                    const std::stop_token& stop = {});

}  // namespace steelyard
