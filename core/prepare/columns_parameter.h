// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/data/dataset.h"
#include "core/parameter/bound_parameter.h"

namespace steelyard {

inline constexpr const char* columns_id = "columns";
/// Columns with that role or, if there are none, all number columns without another role.
inline constexpr const char* inputs_word = "inputs";

/// The parameter "columns", shared by all steps on columns: "inputs" (the usual default), "all", or
/// names, numbers and ranges as read by select_columns.
template <typename Options>
[[nodiscard]] BoundParameter<Options> columns_parameter(Field<Options, std::string> field) {
  return parameter(
      {columns_id, "Columns", "inputs, all, or names, numbers and ranges such as x1,x2 or 3-7"},
      std::move(field));
}

/// The number columns given by a text of the parameter, in table order; at least one.
/// \throws Error(bad_input) if a column does not exist or holds text
[[nodiscard]] std::vector<Index> columns_of(const Dataset& table, const std::string& text);

/// Ranges such as "1-4,7" that identify these columns of this table, whatever their roles are
/// later; their names, if the numbers would be read as names; or "inputs", if the names are
/// ambiguous too.
[[nodiscard]] std::string text_of_columns(const Dataset& table, const std::vector<Index>& columns);

/// "column 'x1'" or "3 columns".
[[nodiscard]] std::string count_of_columns(const Dataset& table, const std::vector<Index>& columns);
/// "peptide.csv, column 'x1', row 7", with the row as numbered in the file.
[[nodiscard]] std::string cell_place(const Dataset& table, Index sample, Index column);

}  // namespace steelyard
