// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

#include "core/linalg/top_eigenpairs.h"
#include "core/matrix.h"

namespace steelyard {

/// The few largest eigenpairs of  mixing diag(squares) + (1 - mixing) T T': the modified covariance
/// or Gram matrix of principal covariates regression and of the selections made from it, in the
/// coordinates of the singular vectors of the inputs (eqs 13 and 14 of Cersonsky et al. 2021). For
/// one target they come from the secular equation, O(r) per pair; for more targets, or squares that
/// are not above 0, from Lanczos iterations of O(r p). No library solves a diagonal matrix plus one
/// of low rank: five pairs for one target come 300 times faster than from Eigen's dense solver at r
/// = 200, 4,000 times at r = 800 (bench_linalg).
/// \param squares  r, descending
/// \param targets  T, r x p
/// \param mixing   0 .. 1
/// \param count    >= 1; fewer are returned if the matrix has a smaller rank
[[nodiscard]] Eigenpairs mixed_eigenpairs(const Vector& squares, const Matrix& targets,
                                          double mixing, Index count);

/// 1 - w(count + 1) / w(count), where w(1) is the largest eigenvalue.
/// \param values  the eigenvalues w, descending
/// \return `std::nullopt` if there are at most `count` of them, or if w(count) is not above 0
[[nodiscard]] std::optional<double> eigengap_after(const Vector& values, Index count);

}  // namespace steelyard
