// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/text_table.h"

#include <array>
#include <charconv>
#include <cmath>

#include "core/platform/atomic_write.h"

namespace steelyard {
namespace {

std::string quoted_if_needed(const std::string& cell) {
  if (cell.find_first_of(",\"\r\n") == std::string::npos) {
    return cell;
  }
  std::string quoted = "\"";
  for (const char character : cell) {
    quoted += character == '"' ? "\"\"" : std::string(1, character);
  }
  return quoted += '"';
}

/// Appends one line of comma-separated cells, quoted where needed, and a line feed.
void append_csv_line(const std::vector<std::string>& cells, std::string& text) {
  for (std::size_t k = 0; k < cells.size(); ++k) {
    text += (k == 0 ? "" : ",") + quoted_if_needed(cells[k]);
  }
  text += '\n';
}

}  // namespace

std::string number_text(double value) {
  if (!std::isfinite(value)) {
    return {};
  }
  std::array<char, 32> buffer{};
  const auto written = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
  return {buffer.data(), written.ptr};
}

std::string to_csv(const TextTable& table) {
  std::string text;
  append_csv_line(table.header, text);
  for (const std::vector<std::string>& row : table.rows) {
    append_csv_line(row, text);
  }
  return text;
}

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
