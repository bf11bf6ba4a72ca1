// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/data/text_table.h"

namespace steelyard::tests {

/// All of its text at once.
inline TextTable text_of(const RowTable& table) {
  TextTable text{table.header, {}};
  for (Index row = 0; row < table.rows; ++row) {
    table.append_cells(row, text.rows.emplace_back());
  }
  return text;
}

}  // namespace steelyard::tests
