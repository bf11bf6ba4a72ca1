// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

#include "core/linalg/top_eigenpairs.h"
#include "core/matrix.h"

namespace steelyard::pcov {

/// The few largest eigenpairs of  mixing diag(squares) + (1 - mixing) T T': the modified covariance
/// of the PCov methods, in the coordinates of the right singular vectors (spec 4.5).
/// One target: by the secular equation, O(r) for each pair; more: by Lanczos.
/// \param squares  r, falling, > 0    \param targets  r x p    \param mixing  0 .. 1
/// \param count    1 <= count; fewer come back where the matrix has a smaller rank
[[nodiscard]] Eigenpairs leading_vectors(const Vector& squares, const Matrix& targets,
                                         double mixing, Index count);

/// 1 - w(count + 1) / w(count); nothing where there are no more than `count`, or they are 0.
/// \param values  falling
[[nodiscard]] std::optional<double> eigengap_after(const Vector& values, Index count);

}  // namespace steelyard::pcov
