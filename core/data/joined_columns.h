// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/data/dataset.h"

namespace steelyard {

/// A column of one of several tables.
struct ColumnPick {
  const Dataset* table = nullptr;
  Index column = 0;
};

/// A table of the picked columns in this order, with all their properties. Its name is that of the
/// first column's table.
/// \throws Error(bad_input) if the tables have different numbers of rows
[[nodiscard]] Dataset joined_columns(const std::vector<ColumnPick>& picks);

}  // namespace steelyard
