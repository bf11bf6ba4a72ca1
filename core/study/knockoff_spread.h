// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/matrix.h"

namespace steelyard {

/// How far knockoffs are from their features. A knockoff has all the correlations C that its
/// feature has with other features, and the correlation 1 - s_j with its feature: the larger s_j,
/// the easier it is to tell the feature from its knockoff. S = diag(s) must keep 2C - S positive.
enum class KnockoffSpread {
  equicorrelated,    ///< all s alike: min(1, 2 lambda_min(C))
  semidefinite,      ///< the largest sum of s, each at most 1 (Candes et al. 2018: SDP)
  minimum_variance,  ///< the least tr (2C - S)^-1 + sum 1/s (Spector & Janson 2022: MVR)
  maximum_entropy    ///< the least -log det (2C - S) - sum log s (ibid.: ME)
};

/// Computes s by coordinate descent. With A = 2C - S and M = A^-1, the best s_j alone follows from
/// M_jj and the length of column j of M, and each step changes M by a matrix of rank 1; such
/// changes are collected and applied together. Cost O(sweeps D^3).
/// \param correlation  C: D x D, ones on its diagonal, positive definite
/// \return s: D, such that 2C - S is positive definite; `std::nullopt` when stopped, or if C is not
///         positive definite
[[nodiscard]] std::optional<Vector> knockoff_spread(const Matrix& correlation, KnockoffSpread how,
                                                    const std::stop_token& stop = {});

}  // namespace steelyard
