// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard {

/// What Ledoit & Wolf (2004) shrink a covariance by. With E the covariance of the samples (over N)
/// and m the mean of its diagonal, the shrunk covariance is
///   (1 - delta) E + delta m I,  delta = min(b2, d2) / d2,
///   d2 = |E - m I|^2 / D,  b2 = (sum_i |x_i|^4 / N - |E|^2) / (N D),
/// where x_i are the centred samples. This minimises the expected squared error without an
/// assumption on their distribution. Positive definite unless all samples are the same.
/// \param centred     N x D, each column of mean 0
/// \param covariance  E: D x D
/// \return delta: 0 .. 1
[[nodiscard]] double ledoit_wolf_shrinkage(const Matrix& centred, const Matrix& covariance);

}  // namespace steelyard
