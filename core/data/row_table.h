// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/data/text_table.h"
#include "core/matrix.h"

namespace steelyard {

/// A table with as many rows as the data. Each row is turned into text only when it is written,
/// because the whole table as text takes several times the memory of its numbers.
struct RowTable {
  std::vector<std::string> header;
  Index rows = 0;
  /// Appends the cells of one row. Called for the rows 0, 1, 2, ... in this order.
  std::function<void(Index row, std::vector<std::string>& cells)> append_cells;
};

/// Writes the table in the format of to_csv (core/data/text_table.h), completely or not at all.
/// \throws Error(cannot_write), and any exception of append_cells
void write_csv(const std::filesystem::path& path, const RowTable& table);
void write_csv(const std::filesystem::path& path, const TextTable& table);

}  // namespace steelyard
