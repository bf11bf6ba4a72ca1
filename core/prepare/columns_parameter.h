// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/data/dataset.h"
#include "core/parameter/parameter.h"

namespace steelyard {

/// The parameter "columns" that steps over columns share: "inputs" (the default: the columns with
/// that role; where none has it, all numbers without another role), "all", or names, numbers and
/// ranges as select_columns reads them.
[[nodiscard]] ParameterSpec columns_parameter();

/// The columns of numbers that the parameter names, in table order, at least one.
/// \throws Error(bad_input): no such column, a column of text
[[nodiscard]] std::vector<Index> columns_of(const Dataset& table, const ParameterValues& values);

/// Ranges such as "1-4,7" that name these columns of this table, whatever roles they have later;
/// their names where numbers would be taken for names.
[[nodiscard]] std::string text_of_columns(const Dataset& table, const std::vector<Index>& columns);

/// "column 'x1'" or "3 columns"
[[nodiscard]] std::string count_of_columns(const Dataset& table, const std::vector<Index>& columns);
/// "peptide.csv, column 'x1', row 7", the row as in the file.
[[nodiscard]] std::string cell_place(const Dataset& table, Index sample, Index column);

}  // namespace steelyard
