// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/table_snapshot.h"

namespace steelyard {

/// The table with the columns of another one added. If a column's name is already in use, the other
/// table's name is added in brackets. If a role is reserved for one column, the column that has it
/// keeps it.
/// \param key  a column in both tables by which rows are matched: the other table may have more
///             rows, in any order, and its key column is left out. If empty, rows are matched by
///             their order, and the other table must have as many rows as this one, or as its
///             source before rows were dropped
///             source before rows were dropped. A key that says that their order is another one is
///             named in a warning
/// \throws Error(bad_input) if the numbers of rows differ, the key column does not exist, or a key
///         occurs twice in the other table or is missing there (naming the row)
[[nodiscard]] Dataset joined_tables(Dataset table, const Dataset& beside, const std::string& key);

/// The id of the warning that rows in another order were matched by their order.
inline constexpr const char* other_order = "joined_tables.other_order";

/// A column of both tables, of words or whole numbers, whose values all differ, and are the same in
/// both but in another order: matched by their order, rows would not belong together.
/// \return  its name; none if another such column has the same order, or the numbers of rows differ
[[nodiscard]] std::optional<std::string> key_in_other_order(const Dataset& table,
                                                            const Dataset& beside);

/// The samples of a table, followed by those of another one. Columns are matched by their names;
/// further columns of the other table are left out. Everything known about the columns is that of
/// the first table. A column that is neither input nor ground truth may be absent from the other
/// table, or of another kind there: its cells are then missing, and it has no role.
/// \throws Error(bad_input) if an input or a column of the ground truth is absent or of another
/// kind
[[nodiscard]] Dataset stacked_tables(Dataset table, const Dataset& below);

/// A column of one of several tables.
struct ColumnPick {
  const TableSnapshot* table = nullptr;
  Index column = 0;
};

/// A table of the picked columns in this order, with all their properties. Its name is that of the
/// first column's table.
/// \throws Error(bad_input) if the tables have different numbers of rows
[[nodiscard]] Dataset joined_columns(const std::vector<ColumnPick>& picks);

}  // namespace steelyard
