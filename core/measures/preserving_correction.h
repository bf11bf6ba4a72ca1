// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>

#include "core/matrix.h"

namespace steelyard {

/// Selected columns or rows of X, transformed so that they represent all of them (section 2.4 of
/// Cersonsky et al. 2021). The paper's pseudo-inverse (A^T A)^-1 A^T does not exist if there are
/// fewer rows than columns, so A^+ is the Moore-Penrose inverse here. All rows of X are training
/// rows; the result is applied to others.

/// R_c = [X_c^+ X X^T X_c^{+T}]^{1/2} (eq 27). With X~_c = X_c R_c, products between samples are
/// those of X projected onto the span of the selected columns, X~_c X~_c^T = P_c X X^T P_c, which
/// preserves distances. Only the span of the columns matters, not how they were chosen. Cost O(n M
/// (M + d) + M^3).
/// \param x        n x d
/// \param columns  M of 0 .. d - 1, distinct
/// \return M x M, symmetric, positive semi-definite
/// \throws Error(bad_input) for a column that does not exist, or no column
[[nodiscard]] Matrix distance_preserving_root(const Matrix& x, std::span<const Index> columns);

/// R_r X_r with R_r = [X_r^{+T} X^T X X_r^+]^{1/2} (eq 22). With X~_r = R_r X_r, the covariance is
/// X~_r^T X~_r = P X^T X P (eq 21), where P projects onto the span of the selected rows. Uses the
/// smaller dimension of X_r, which is fast for many rows with few columns: X_r = U S V^T, R_r X_r =
/// U G^{1/2} S V^T with G = S^{-1} V^T X^T X V S^{-1}. Cost O((n + M) d r + r^3), where r is the
/// rank of X_r.
/// \param rows  M of 0 .. n - 1, distinct
/// \return M x d
/// \throws Error(bad_input) for a row that does not exist, or no row
[[nodiscard]] Matrix covariance_preserving_rows(const Matrix& x, std::span<const Index> rows);

/// (X_c^+ X X_r^+) X_r, which makes the CUR reconstruction X^ = X_c (X_c^+ X X_r^+) X_r of eq 26
/// from the selected columns, also of other samples.
///
/// \return M x d
/// \throws Error(bad_input) for a column or row that does not exist, or none
[[nodiscard]] Matrix cur_map(const Matrix& x, std::span<const Index> columns,
                             std::span<const Index> rows);

/// ||X X^T - Z Z^T||^2 / ||X X^T||^2, without any n x n matrix; rounding is visible below 1e-12.
/// \param x  n x d
/// \param z  n x k, of the same samples
[[nodiscard]] double gram_loss(const Matrix& x, const Matrix& z);

/// ||X^T X - Z^T Z||^2 / ||X^T X||^2, likewise without any n x n matrix.
/// \param x  n x d
/// \param z  m x d, of the same columns
[[nodiscard]] double covariance_loss(const Matrix& x, const Matrix& z);

}  // namespace steelyard
