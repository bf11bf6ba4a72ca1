// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/problem/column_source.h"

namespace steelyard {

/// The distances between some samples from a table that holds those between all: column k belongs
/// to the sample of row k.
/// \param rows      which samples, in this order
/// \param warnings  a matrix that is not symmetric is used as it is, and that is said
/// \throws Error(bad_input) naming row and column: not square, a gap, an infinite or negative
///         distance, a diagonal that is not 0
[[nodiscard]] Matrix distance_matrix_of(const ColumnSource& source, const std::vector<Index>& rows,
                                        std::vector<std::string>& warnings);

}  // namespace steelyard
