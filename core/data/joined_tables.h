// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/data/dataset.h"

namespace steelyard {

/// The table with the columns of another one added. A name already in use gets the other table's
/// name in brackets; a role that only one column may have stays where it is.
/// \param key  a column of both tables whose values match their rows; the other table may have more
///             rows, in any order; its key column is left out. Empty: match by row order; the other
///             table must then have as many rows as this one, or as its source before rows were
///             dropped
/// \throws Error(bad_input): different numbers of rows, no such key column, a key that occurs twice
///         in the other table or is missing there (naming the row)
[[nodiscard]] Dataset joined_tables(Dataset table, const Dataset& beside, const std::string& key);

}  // namespace steelyard
