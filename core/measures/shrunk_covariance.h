// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard {

/// A covariance that is pulled towards a multiple of the identity.
struct ShrunkCovariance {
  Matrix values;           ///< D x D
  double shrinkage = 0.0;  ///< 0: the covariance of the samples; 1: their mean variance times I
};

/// Ledoit & Wolf 2004. With E the covariance of the samples (over N) and m the mean of its
/// diagonal,
///   (1 - delta) E + delta m I,  delta = min(b2, d2) / d2,
///   d2 = |E - m I|^2 / D,  b2 = (sum_i |x_i|^4 / N - |E|^2) / (N D),
/// where x_i are the centred samples. This minimises the expected squared error without an
/// assumption on their distribution. Positive definite unless all samples are the same. Cost O(N
/// D^2).
/// \param samples  N x D, finite, N >= 1
[[nodiscard]] ShrunkCovariance ledoit_wolf_covariance(const Matrix& samples);

/// The delta of ledoit_wolf_covariance alone, for samples whose covariance is known.
/// \param centred     N x D, each column of mean 0
/// \param covariance  E: D x D
[[nodiscard]] double ledoit_wolf_shrinkage(const Matrix& centred, const Matrix& covariance);

}  // namespace steelyard
