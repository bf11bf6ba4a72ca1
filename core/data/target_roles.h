// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/data/dataset.h"

namespace steelyard {

/// What is explained now: the columns with Role::truth or, where there is none, with Role::label
/// (classes). Empty if the inputs are compared with themselves.
[[nodiscard]] std::vector<Index> explained_columns(const Dataset& dataset);

/// Sets the roles for a question; what was asked before is replaced. Columns with Role::id or
/// Role::time keep that; if no column has Role::id, the first group column that is proposed gets
/// it, and the first time column Role::time if none has it. Number columns that vary and are not
/// explained become inputs; those that name or number the samples only if there is no other.
/// \param targets  number columns, which become the ground truth, or one text column, which becomes
///        the label; of several text columns the first counts, and only without number columns.
///        Empty: the structure of the inputs is asked, which are then compared with themselves
void ask_for(Dataset& dataset, std::span<const Index> targets);

/// Only inputs, as for a ground truth from another table.
void ask_for_another_table(Dataset& dataset);

/// What was found in a table without being said.
struct TakenColumns {
  std::optional<Index> time, group;
  std::vector<Index> identifiers;  ///< number columns that are no inputs
};

/// Number columns without a role become inputs, constant ones included, apart from one that gives
/// the time or numbers groups of samples, which get that role, and from those that name or number
/// the samples; where nothing else is left, those are inputs, too.
TakenColumns give_default_inputs(Dataset& dataset);

/// Asks for what column_proposals chooses. Does nothing if any column is an input; a file that says
/// which column is its target or label is asked for that.
void ask_by_default(Dataset& dataset);

}  // namespace steelyard
