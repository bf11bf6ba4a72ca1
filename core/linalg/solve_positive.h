// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard {

/// Solves S X = Y for X by Cholesky decomposition, or by LU where rounding has made S indefinite.
/// Cost O(n^3).
/// \param symmetric  S: n x n, finite, positive definite up to rounding
/// \param right      Y: n x m
[[nodiscard]] Matrix solve_positive(const Matrix& symmetric, const Matrix& right);

}  // namespace steelyard
