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

/// A table as long as the data, whose rows become text one by one, when they are written: as text,
/// a table takes several times the memory of its numbers.
struct RowTable {
  std::vector<std::string> header;
  Index rows = 0;
  /// Appends the cells of one row. Called for 0, 1, 2, ... up to rows - 1.
  std::function<void(Index row, std::vector<std::string>& cells)> append_cells;
};

/// Writes the table as to_csv does (core/data/text_table.h), completely or not at all.
/// \throws Error(cannot_write); what making a row throws
void write_csv(const std::filesystem::path& path, const RowTable& table);
void write_csv(const std::filesystem::path& path, const TextTable& table);

}  // namespace steelyard
