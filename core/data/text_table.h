// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// A small table to be written or shown: plot data, rankings, comparisons.
struct TextTable {
  std::vector<std::string> header;
  std::vector<std::vector<std::string>> rows;
};

/// The table as comma-separated text with '.' as decimal mark, quotes where needed, and LF line
/// ends.
[[nodiscard]] std::string to_csv(const TextTable& table);
/// The shortest text that reads back as the same double.
[[nodiscard]] std::string number_text(double value);

/// A table with as many rows as the data. Each row is turned into text only when it is written,
/// because the whole table as text takes several times the memory of its numbers.
struct RowTable {
  std::vector<std::string> header;
  Index rows = 0;
  /// Appends the cells of one row. Called for the rows 0, 1, 2, ... in this order.
  std::function<void(Index row, std::vector<std::string>& cells)> append_cells;
};

/// Writes the table in the format of to_csv, completely or not at all.
/// \throws Error(cannot_write), and any exception of append_cells
void write_csv(const std::filesystem::path& path, const RowTable& table);
void write_csv(const std::filesystem::path& path, const TextTable& table);

}  // namespace steelyard
