// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// Pearson's correlation, -1 .. 1. NaN if either vector is constant or empty.
/// \param a, b  same length, without missing values
[[nodiscard]] double pearson_correlation(const Vector& a, const Vector& b);

/// Pearson's correlation of each pair of the chosen columns, over the samples where both are
/// present (not NaN). NaN if either column is constant over these samples or there are fewer than
/// two. Cost O(N C^2).
/// \param values   N x D; NaN where missing
/// \param columns  C positions, 0 .. D-1
/// \return C x C, symmetric; 1 on the diagonal
[[nodiscard]] Matrix correlation_matrix(const Matrix& values, const std::vector<Index>& columns);

/// Pearson's correlation of all columns with some of them; 0 where either column is constant. Cost
/// O(N D C).
/// \param values   N x D, finite
/// \param columns  C positions, 0 .. D-1
/// \return D x C
[[nodiscard]] Matrix correlations_with(const Matrix& values, const std::vector<Index>& columns);

/// The rank of each value: 1 for the smallest, and the average rank for equal values.
/// \param values  without NaN
[[nodiscard]] Vector average_ranks(const Vector& values);

/// Spearman's rank correlation: Pearson's correlation of the average ranks. 1 if both vectors have
/// the same order; NaN if either is constant or shorter than 2.
/// \param a, b  same length, without NaN
/// \throws Error(fault) for different lengths
[[nodiscard]] double spearman_correlation(const Vector& a, const Vector& b);

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
