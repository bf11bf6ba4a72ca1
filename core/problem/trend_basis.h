// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// An orthonormal basis of all functions that are quadratic in one of the first three columns or in
/// the places of the rows: these are what a simple trend along a sorted table can be.
/// \param trends  columns of N values each
/// \param rows    the rows in their order, each 0 .. N-1
/// \return rows x at most 9
[[nodiscard]] Matrix trend_basis(const std::vector<Vector>& trends, const std::vector<Index>& rows);

/// What remains of columns without that basis; exactly 0 if only rounding remains.
/// \param basis  has as many rows as the columns
[[nodiscard]] Matrix without_trend(const Matrix& columns, const Matrix& basis);

}  // namespace steelyard
