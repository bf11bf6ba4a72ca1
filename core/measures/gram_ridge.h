// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/matrix.h"
#include "core/measures/folds.h"

namespace steelyard {

/// cross_validated_ridge with Regularisation::tikhonov and relative strengths, from the eigenpairs
/// of the smaller of X'X and XX' instead of the SVD. It is several times faster and stops within
/// hundredths of a second. As the products square the singular values, those below about 1e-8 of
/// the largest are lost, so strengths should not be so small that these matter.
/// \param x          n x d, centred by the caller
/// \param y          n x p
/// \param folds      of 0 .. n - 1
/// \param strengths  > 0, at least one; each is multiplied by the largest singular value
/// \return the coefficients, d x p; `std::nullopt` when stopped
[[nodiscard]] std::optional<Matrix> gram_ridge(const Matrix& x, const Matrix& y, const Folds& folds,
                                               const std::vector<double>& strengths,
                                               const std::stop_token& stop);

}  // namespace steelyard
