// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/data/dialect.h"
#include "core/error.h"
#include "core/message.h"

namespace steelyard {

/// One cell as in the file, without surrounding blanks and quotes.
struct Cell {
  std::string_view text;
  bool quoted = false;
  /// The cell is ="text", by which spreadsheets are told to keep a text such as 00123 as it is;
  /// `text` is what stands between these quotes.
  bool kept_text = false;
};

/// Iterates over the cells of one row, which has no line break. Row and dialect must outlive it.
class CellCursor {
 public:
  CellCursor(std::string_view row, const Dialect& dialect);
  /// False after the last cell or if the row's quotes are malformed.
  bool next(Cell& cell);
  /// Whether a quote was not closed, or text follows a closing quote.
  [[nodiscard]] bool has_bad_quotes() const { return bad_quotes_; }

 private:
  bool next_quoted(Cell& cell);
  void skip_blanks();
  void skip_to_delimiter();
  [[nodiscard]] bool at_delimiter() const;
  [[nodiscard]] bool is_blank(char c) const;

  std::string_view row_;
  char delimiter_;
  char quote_;
  std::size_t at_ = 0;
  bool finished_ = false;
  bool bad_quotes_ = false;
};

/// A quote is not closed, or text follows a closing quote.
[[nodiscard]] Error bad_quotes(const Message& where);

/// All cells of a row as text, with doubled quotes replaced by single ones.
/// \throws Error(bad_input) without a place if the quotes are malformed
[[nodiscard]] std::vector<std::string> split_row(std::string_view row, const Dialect& dialect);

/// The cell's text with doubled quotes replaced by single ones; text that is not UTF-8 is read as
/// Latin-1.
[[nodiscard]] std::string cell_text(const Cell& cell, char quote);

/// The number of cells before the end of the row, or before a quote that is not closed.
[[nodiscard]] std::size_t count_cells(std::string_view row, const Dialect& dialect);

}  // namespace steelyard
