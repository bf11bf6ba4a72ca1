// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/dialect.h"
#include "core/data/header_guess.h"

namespace steelyard {

/// Counts the rows that together name the columns:
/// - names of groups above the names within them, each written above all of its columns (as pandas
///   writes a MultiIndex) or above the first one only (as merged cells of a sheet become);
/// - below these, a row that names only the index, as pandas writes it, or an empty row;
/// - two rows of different names above three or more columns of nothing but numbers;
/// - the three rows of Orange (core/data/orange_rows.h).
/// \param rows  the first row of names and the rows below; at least one
/// \return 1 if the rows below the first one may be samples
[[nodiscard]] std::size_t count_name_rows(const TextRows& rows, const Dialect& dialect);

/// Whether a row has only a word and what it stands for ("Operator:", "J. Doe"), and then empty
/// cells: such a row belongs to what stands above a table.
[[nodiscard]] bool holds_only_a_pair(const std::vector<std::string>& row);

/// Whether a row belongs to what stands above a table rather than to the names below it: it holds
/// only a pair, or several words from the first cell on and then empty cells, while the row below
/// has a different name for each column.
[[nodiscard]] bool is_remark_above(const std::vector<std::string>& row,
                                   const std::vector<std::string>& names);

/// Whether all cells are filled and differ.
[[nodiscard]] bool names_each_column(const std::vector<std::string>& row);

/// Whether the rows are a row of groups that is shorter than the row of names below it: some names
/// come again, and groups with empty cells between them tell these apart.
[[nodiscard]] bool is_short_group_row(const std::vector<std::string>& groups,
                                      const std::vector<std::string>& names);

/// One name for each column: "length mean". An empty cell above a name continues the group to its
/// left, unless a group is written above each of its columns. A last row that has names only where
/// the rows above it have none is the name of the index and stands for itself.
/// \param rows  of names, at least one
[[nodiscard]] std::vector<std::string> joined_names(const TextRows& rows);

/// The names in a line that separates them by blanks above rows with another delimiter.
/// \param below  the first row
/// \return nothing unless there are as many words as cells below, no word is a number, and at least
///         one of the cells is
[[nodiscard]] std::optional<std::vector<std::string>> names_by_blanks(
    std::string_view line, const Dialect& dialect, const std::vector<std::string>& below);

}  // namespace steelyard
