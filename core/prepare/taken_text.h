// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/data/dataset.h"
#include "core/message.h"

namespace steelyard {

/// What became of the text of a column: "taken as ordered: low < medium < high", "taken as
/// categories: 4 values", or "not an input: 312 different texts" for text without a role that has
/// too many values for columns of 0 and 1. Says nothing of other columns. Takes no time that grows
/// with the number of samples.
/// \param column  0 <= column < number of columns
/// \param roles   of the column, which may be others than those in the table
[[nodiscard]] Message text_taken_as(const Dataset& table, Index column, RoleSet roles);

}  // namespace steelyard
