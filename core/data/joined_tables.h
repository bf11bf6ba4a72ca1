// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/data/dataset.h"

namespace steelyard {

/// The table with the columns of another set beside its own. A name that is there already gets the
/// other table's name in brackets; a role that only one column may have stays where it is.
/// \param key  a column of both whose values say which rows belong together; the other table may
///             hold more rows, in any order; its key column is left out. Empty: by row order; the
///             other table then has as many rows, or as the table's source before some were left
///             out
/// \throws Error(bad_input): other numbers of rows, no such key column, a key that occurs twice in
///         the other table or is missing there (with the row)
[[nodiscard]] Dataset joined_tables(Dataset table, const Dataset& beside, const std::string& key);

}  // namespace steelyard
