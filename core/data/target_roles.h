// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/data/dataset.h"

namespace steelyard {

/// The columns that are explained at present: those with Role::truth or, if there are none, with
/// Role::label (classes). Empty if the inputs are compared with themselves.
[[nodiscard]] std::vector<Index> explained_columns(const std::vector<Column>& columns);

/// Sets the roles for a question and drops those of the previous question. Columns with Role::id,
/// Role::time or Role::weight keep these roles, unless they are targets. If no column has Role::id,
/// the first group column that is proposed gets it; if none has Role::time, the first time column
/// does. Number columns that vary and are not explained become inputs; those that name or number
/// the samples only do if there are no others. Without a label, a single target with few different
/// whole numbers or else the first free column that looks like classes gets Role::label as well.
/// \param targets  number columns, which become the ground truth, or one text column, which becomes
///                 the label. Of several text columns only the first is used, and none if there is
///                 a number column. If empty, the question is the structure of the inputs, which
///                 are then compared with themselves
void ask_for(Dataset& dataset, std::span<const Index> targets);
/// The same for columns that stand beside a table, which stays as it is.
/// \param columns  of the table, with any roles
void ask_for(const Dataset& table, std::vector<Column>& columns, std::span<const Index> targets);

/// The same without targets, for a ground truth from another table.
/// \param columns  of the table, or beside it
void ask_for_another_table(const Dataset& table, std::vector<Column>& columns);

/// The columns that give_default_inputs() has recognised.
struct TakenColumns {
  std::optional<Index> time, group;
  std::vector<Index> identifiers;  ///< number columns that did not become inputs
  std::vector<Index> empty;        ///< columns without a single value, which never become inputs
};

/// Makes number columns without a role inputs, even constant ones. Exceptions are a column of times
/// and a column that numbers groups of samples, which get these roles, and columns that name or
/// number the samples; the latter become inputs if no other column is left. Empty columns and
/// columns that were set aside never do.
TakenColumns give_default_inputs(Dataset& dataset);

/// Asks for the target in the file or, if the file does not mark one as target or label, for what
/// column_proposals() chooses. Does nothing if any column is already an input.
void ask_by_default(Dataset& dataset);

}  // namespace steelyard
