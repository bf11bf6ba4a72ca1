// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <vector>

#include "core/data/missing.h"
#include "core/data/table_snapshot.h"

namespace steelyard::ui {

class ColumnModel;

/// A table with the model that has examined its columns.
struct ColumnsView {
  const TableSnapshot& table;
  const ColumnModel& model;
};

/// The columns with values that a run of these roles would use.
[[nodiscard]] std::vector<Index> columnsInUse(const std::vector<Column>& columns);

/// What is missing in the columns that a run would use.
/// \param truth  the second table; nullptr if there is none
[[nodiscard]] MissingCells missingCells(const ColumnsView& data, const ColumnsView* truth);

/// Whether a column of the role spans more than its period.
[[nodiscard]] bool exceedsPeriod(const ColumnsView& data, Role role, double Column::*period);

/// One sentence that names the constant inputs; empty if there are none.
[[nodiscard]] QString constantInputs(const ColumnsView& data);

/// The text columns without a role.
[[nodiscard]] std::vector<Index> unusedTexts(const TableSnapshot& table);
/// One sentence that counts and names text columns which are not used. Empty if there are none, or
/// if no value of any of them repeats: names and remarks would be no candidates anyway.
[[nodiscard]] QString noteOfUnused(const Dataset& table, const std::vector<Index>& texts);

}  // namespace steelyard::ui
