// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// An orthonormal basis of all that is quadratic in each of some columns, or in the places of the
/// rows: what a simple trend along a sorted table can be. Of the first three columns.
/// \param trends  N values each
/// \param rows    in their order, each 0 .. N-1
/// \return rows x at most 9
[[nodiscard]] Matrix trend_basis(const std::vector<Vector>& trends, const std::vector<Index>& rows);

/// What is left of columns without that basis; exactly 0 where nothing but rounding is.
/// \param basis  as long as the columns
[[nodiscard]] Matrix without_trend(const Matrix& columns, const Matrix& basis);

}  // namespace steelyard
