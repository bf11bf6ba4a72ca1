// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/row_table.h"

#include "core/data/atomic_write.h"
#include "core/data/csv_line.h"

namespace steelyard {

void write_csv(const std::filesystem::path& path, const RowTable& table) {
  constexpr std::size_t piece = 1U << 16U;
  write_atomically(path, [&table](const TakeText& take) {
    std::string lines;
    append_csv_line(table.header, lines);
    std::vector<std::string> cells;
    for (Index row = 0; row < table.rows; ++row) {
      cells.clear();
      table.append_cells(row, cells);
      append_csv_line(cells, lines);
      if (lines.size() >= piece) {
        take(lines);
        lines.clear();
      }
    }
    take(lines);
  });
}

void write_csv(const std::filesystem::path& path, const TextTable& table) {
  write_atomically(path, to_csv(table));
}

}  // namespace steelyard
