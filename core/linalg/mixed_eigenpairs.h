// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

#include "core/linalg/top_eigenpairs.h"
#include "core/matrix.h"

namespace steelyard {

/// The few largest eigenpairs of  mixing diag(squares) + (1 - mixing) T T': the modified covariance
/// or Gram matrix of principal covariates regression and of the selections made from it, in the
/// coordinates of the singular vectors of the inputs (eqs 13 and 14 of Cersonsky et al. 2021). One
/// target: from the secular equation, O(r) per pair; more targets: Lanczos, O(r p) per iteration.
/// No library solves a diagonal matrix plus one of low rank: five pairs for one target come 300
/// times faster than by Eigen's dense solver at r = 200, 4,000 times at r = 800 (bench_linalg).
/// \param squares  r, descending    \param targets  r x p    \param mixing  0 .. 1
/// \param count    >= 1; fewer are returned if the matrix has a smaller rank
[[nodiscard]] Eigenpairs mixed_eigenpairs(const Vector& squares, const Matrix& targets,
                                          double mixing, Index count);

/// 1 - w(count + 1) / w(count); nothing if there are at most `count`, or they are 0.
/// \param values  descending
[[nodiscard]] std::optional<double> eigengap_after(const Vector& values, Index count);

}  // namespace steelyard
