// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/parse/sheet_text.h"

#include <algorithm>
#include <array>
#include <charconv>

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

}  // namespace

void write_as_text(const SheetCells& sheet, const std::vector<std::string>& texts,
                   const std::function<void(std::string_view)>& take) {
  const std::vector<std::uint32_t> columns = shape_of(sheet).columns;
  const auto& cells = sheet.cells;
  Pieces out(take);
  std::uint32_t row = 0;
  bool in_table = false;
  for (std::size_t at = 0; at < cells.size(); ++row) {
    std::size_t last = at;
    while (last < cells.size() && cells[last].row == row) {
      ++last;
    }
    in_table = in_table || last - at > 1;
    if (!in_table && last > at) {
      out.add(as_text(cells[at++], texts));
    }
    for (std::size_t k = 0; last > at && k < columns.size(); ++k) {
      out.add(k == 0 ? "" : ",");
      at += at < last && cells[at].column < columns[k] ? 1 : 0;  // beside the table
      if (at < last && cells[at].column == columns[k]) {
        out.add(as_text(cells[at++], texts));
      }
    }
    at = last;
    out.add("\n");
  }
  out.finish();
}

}  // namespace steelyard::parse
