// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/record/record.h"

namespace steelyard {

/// The columns as they were called before the steps "encode" and "missing-indicator" added some: a
/// command line gives roles to these. The indicators of one column of text are that column again;
/// columns that mark missing cells are left out.
/// \param columns  of the prepared table
/// \throws Error(bad_input) if the added columns have not the roles that the steps give them
[[nodiscard]] std::vector<ColumnChoice> columns_before_steps(
    const std::vector<ColumnChoice>& columns, const TableOrigin& origin);

}  // namespace steelyard
