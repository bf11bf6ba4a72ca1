// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/data/dialect.h"

namespace steelyard {

/// The cells of the first rows of a table, as text.
using TextRows = std::vector<std::vector<std::string>>;

/// Whether no cell is a plain number.
[[nodiscard]] bool has_no_number(const std::vector<std::string>& row, const Dialect& dialect);

/// Whether the first row has a text cell above nothing but numbers in at least one column.
/// \param rows  at least one
[[nodiscard]] bool names_number_columns(const TextRows& rows, const Dialect& dialect);

/// Whether the first row numbers the columns, as programs do that were given no names, or gives
/// their years: ",0,1,2" and "country,2019,2020". Empty cells may stand behind.
/// \param rows  at least one
[[nodiscard]] bool counts_columns(const TextRows& rows, const Dialect& dialect);

/// Whether a row ends in at least three years behind at least one word, with nothing but empty
/// cells behind these.
[[nodiscard]] bool ends_in_years(const std::vector<std::string>& row, const Dialect& dialect);

/// Whether the first row names the columns.
[[nodiscard]] bool guess_header(const TextRows& rows, const Dialect& dialect);

/// Whether every row has one cell more than the header, as R's write.table writes them: the first
/// cell names the row. This is not so if the last cells are all empty, because these rows end in a
/// delimiter.
/// \param rows  the header and the rows below
[[nodiscard]] bool guess_row_names(const TextRows& rows);

}  // namespace steelyard
