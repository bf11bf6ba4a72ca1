// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/problem/column_source.h"

namespace steelyard {

/// The distances between some samples, from a table of the distances between all samples, in which
/// column k belongs to the sample of row k.
/// \param rows      the samples, in this order
/// \param warnings  receives a warning if the matrix is asymmetric; it is used as it is
/// \throws Error(bad_input) naming row and column, for a matrix that is not square, a missing,
///         infinite or negative distance, or a nonzero diagonal
[[nodiscard]] Matrix distance_matrix_of(const ColumnSource& source, const std::vector<Index>& rows,
                                        std::vector<std::string>& warnings);

}  // namespace steelyard
