// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/parse/sheet_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <set>
#include <span>

#include "core/data/parse_protocol.h"

namespace steelyard::parse {
namespace {

constexpr std::size_t piece_bytes = parse_protocol::longest_piece;

/// Hands on what is written in pieces.
class Pieces {
 public:
  explicit Pieces(const std::function<void(std::string_view)>& take) : take_(take) {}

  void add(std::string_view text) {
    while (!text.empty()) {
      const std::size_t count = std::min(text.size(), piece_bytes - text_.size());
      text_ += text.substr(0, count);
      text.remove_prefix(count);
      if (text_.size() == piece_bytes) {
        finish();
      }
    }
  }
  void finish() {
    if (!text_.empty()) {
      take_(text_);
      text_.clear();
    }
  }

 private:
  const std::function<void(std::string_view)>& take_;
  std::string text_;
};

/// Without line breaks and other signs that control a printer: they would break the lines.
std::string quoted(const std::string& text) {
  std::string cell = "\"";
  for (const char c : text) {
    const bool controls = static_cast<unsigned char>(c) < ' ' || c == '\x7F';
    cell += controls ? ' ' : c;
    if (c == '"') {
      cell += '"';
    }
  }
  return cell + '"';
}

/// The shortest text that reads back as the same double.
std::string number_as_text(double number) {
  std::array<char, 32> text{};
  const auto [end, code] = std::to_chars(text.data(), text.data() + text.size(), number);
  return {text.data(), end};
}

std::string as_text(const SheetCell& cell, const std::vector<std::string>& texts) {
  switch (cell.kind) {
    case SheetCellKind::number:
      return number_as_text(cell.number);
    case SheetCellKind::truth:
      return cell.number != 0.0 ? "TRUE" : "FALSE";
    default:
      return quoted(texts.at(static_cast<std::size_t>(cell.number)));
  }
}

/// The cells of one row, which lie one after the other.
using RowCells = std::span<const SheetCell>;

/// Above the table stand titles and remarks, which fill few of its columns.
bool begins_table(RowCells row, std::size_t columns) {
  return columns < 2 || (row.size() > 1 && 2 * row.size() >= columns);
}

bool fills_first_columns(RowCells row, const std::vector<std::uint32_t>& columns) {
  return std::equal(
      row.begin(), row.end(), columns.begin(),
      columns.begin() + std::min(std::ssize(row), std::ssize(columns)),
      [](const SheetCell& cell, std::uint32_t column) { return cell.column == column; });
}

/// Whether two cells hold the same text.
bool repeats_texts(RowCells row, const std::vector<std::string>& texts) {
  std::set<std::string_view> seen;
  return std::any_of(row.begin(), row.end(), [&](const SheetCell& cell) {
    return cell.kind == SheetCellKind::text &&
           !seen.insert(texts.at(static_cast<std::size_t>(cell.number))).second;
  });
}

/// Several cells right above the names may be names of groups of columns. Those that only fill the
/// first columns are remarks, unless the names below need groups to tell them apart.
bool may_be_groups(RowCells row, RowCells below, const std::vector<std::uint32_t>& columns,
                   const std::vector<std::string>& texts) {
  return row.size() > 1 && begins_table(below, columns.size()) &&
         (repeats_texts(below, texts) || !fills_first_columns(row, columns));
}

/// The cells from one on that are in a row.
RowCells row_from(const std::vector<SheetCell>& cells, std::size_t at, std::uint32_t number) {
  std::size_t last = at;
  while (last < cells.size() && cells[last].row == number) {
    ++last;
  }
  return {cells.data() + at, last - at};
}

/// \param columns  of the table; an empty list for a row above it
void write_row(RowCells row, const std::vector<std::uint32_t>& columns,
               const std::vector<std::string>& texts, Pieces& out) {
  auto cell = row.begin();
  for (std::size_t k = 0; columns.empty() ? cell != row.end() : k < columns.size(); ++k) {
    out.add(k == 0 ? "" : ",");
    while (!columns.empty() && cell != row.end() && cell->column < columns[k]) {
      ++cell;  // beside the table
    }
    if (cell != row.end() && (columns.empty() || cell->column == columns[k])) {
      out.add(as_text(*cell, texts));
      ++cell;
    }
  }
}

}  // namespace

void write_as_text(const SheetCells& sheet, const std::vector<std::string>& texts,
                   const std::function<void(std::string_view)>& take) {
  const std::vector<std::uint32_t> columns = shape_of(sheet).columns;
  const auto& cells = sheet.cells;
  Pieces out(take);
  bool in_table = false;
  std::uint32_t number = 0;
  for (std::size_t at = 0; at < cells.size(); ++number) {
    const RowCells row = row_from(cells, at, number);
    in_table = in_table || begins_table(row, columns.size()) ||
               may_be_groups(row, row_from(cells, at + row.size(), number + 1), columns, texts);
    if (!row.empty()) {
      write_row(row, in_table ? columns : std::vector<std::uint32_t>(), texts, out);
    }
    out.add("\n");
    at += row.size();
  }
  out.finish();
}

}  // namespace steelyard::parse
