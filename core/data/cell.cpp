// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/cell.h"

#include <algorithm>

#include "core/data/text_encoding.h"
#include "core/error.h"

namespace steelyard {
namespace {

/// Takes the text out of a cell ="text", or in quotes of its own, where these are doubled,
/// "=""text"""; leaves any other as it is.
/// \param doubled  whether a double quote stands for itself by being doubled
void take_out_of_formula(Cell& cell, bool doubled) {
  const std::string_view open = doubled ? "=\"\"" : "=\"";
  const std::string_view close = open.substr(1);
  const std::string_view text = cell.text;
  if (text.size() < open.size() + close.size() || !text.starts_with(open) ||
      !text.ends_with(close)) {
    return;
  }
  const std::string_view inside =
      text.substr(open.size(), text.size() - open.size() - close.size());
  if (inside.find('"') == std::string_view::npos) {
    cell = {inside, cell.quoted, true};
  }
}

bool begins_formula(const Cell& cell) { return !cell.text.empty() && cell.text.front() == '='; }

}  // namespace

CellCursor::CellCursor(std::string_view row, const Dialect& dialect)
    : row_(row), delimiter_(dialect.delimiter), quote_(dialect.quote) {
  if (delimiter_ == ' ') {
    skip_blanks();
    while (!row_.empty() && is_blank(row_.back())) {
      row_.remove_suffix(1);
    }
    finished_ = at_ >= row_.size();
  }
}

bool CellCursor::is_blank(char c) const { return c == ' ' || (c == '\t' && delimiter_ != '\t'); }

void CellCursor::skip_blanks() {
  while (at_ < row_.size() && is_blank(row_[at_])) {
    ++at_;
  }
}

bool CellCursor::at_delimiter() const {
  return row_[at_] == delimiter_ || (delimiter_ == ' ' && row_[at_] == '\t');
}

void CellCursor::skip_to_delimiter() {
  if (delimiter_ != ' ') {
    at_ = std::min(row_.find(delimiter_, at_), row_.size());
    return;
  }
  while (at_ < row_.size() && !at_delimiter()) {
    ++at_;
  }
}

bool CellCursor::next(Cell& cell) {
  if (finished_) {
    return false;
  }
  skip_blanks();
  if (quote_ != '\0' && at_ < row_.size() && row_[at_] == quote_) {
    return next_quoted(cell);
  }
  const std::size_t begin = at_;
  skip_to_delimiter();
  std::size_t end = at_;
  while (end > begin && is_blank(row_[end - 1])) {
    --end;
  }
  cell = {row_.substr(begin, end - begin), false};
  if (begins_formula(cell)) {
    take_out_of_formula(cell, false);
  }
  finished_ = at_ >= row_.size();
  ++at_;
  return true;
}

bool CellCursor::next_quoted(Cell& cell) {
  const std::size_t begin = ++at_;
  std::size_t end = row_.find(quote_, begin);
  while (end != std::string_view::npos && end + 1 < row_.size() && row_[end + 1] == quote_) {
    end = row_.find(quote_, end + 2);
  }
  if (end == std::string_view::npos) {
    bad_quotes_ = finished_ = true;
    return false;
  }
  cell = {row_.substr(begin, end - begin), true};
  if (begins_formula(cell)) {
    take_out_of_formula(cell, quote_ == '"');
  }
  at_ = end + 1;
  if (delimiter_ != ' ') {
    skip_blanks();
  }
  finished_ = at_ >= row_.size();
  if (!finished_ && !at_delimiter()) {
    bad_quotes_ = finished_ = true;
    return false;
  }
  ++at_;
  return true;
}

Error bad_quotes(const Message& where) {
  return bad_input(
      {message("cell.bad_quotes", "a quote is not closed, or text follows a closing quote"), where,
       message("cell.bad_quotes.accepted", "quoted cells that begin and end on one line")});
}

std::vector<std::string> split_row(std::string_view row, const Dialect& dialect) {
  std::vector<std::string> cells;
  CellCursor cursor(row, dialect);
  Cell cell;
  while (cursor.next(cell)) {
    cells.push_back(cell_text(cell, dialect.quote));
  }
  if (cursor.has_bad_quotes()) {
    throw bad_quotes({});
  }
  return cells;
}

std::string cell_text(const Cell& cell, char quote) {
  std::string text = to_utf8(cell.text);
  if (!cell.quoted) {
    return text;
  }
  const std::string doubled(2, quote);
  for (auto at = text.find(doubled); at != std::string::npos; at = text.find(doubled, at + 1)) {
    text.erase(at, 1);
  }
  return text;
}

std::size_t count_cells(std::string_view row, const Dialect& dialect) {
  CellCursor cursor(row, dialect);
  std::size_t count = 0;
  for (Cell cell; cursor.next(cell);) {
    ++count;
  }
  return count;
}

}  // namespace steelyard
