// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/data/dialect.h"

namespace steelyard {

/// One cell as it lies in the file: without blanks around it and without its quotes.
struct Cell {
  std::string_view text;
  bool quoted = false;
};

/// Walks over the cells of one row; the row has no line break. Row and dialect must outlive it.
class CellCursor {
 public:
  CellCursor(std::string_view row, const Dialect& dialect);
  /// False after the last cell, or when the row's quotes are wrong.
  bool next(Cell& cell);
  /// A quote was not closed, or text follows a closing quote.
  [[nodiscard]] bool has_bad_quotes() const { return bad_quotes_; }

 private:
  bool next_quoted(Cell& cell);
  void skip_blanks();
  [[nodiscard]] bool at_delimiter() const;
  [[nodiscard]] bool is_blank(char c) const;

  std::string_view row_;
  char delimiter_;
  char quote_;
  std::size_t at_ = 0;
  bool finished_ = false;
  bool bad_quotes_ = false;
};

/// All cells of a row as text, doubled quotes made single.
/// \throws Error(bad_input) without a place when the quotes are wrong
[[nodiscard]] std::vector<std::string> split_row(std::string_view row, const Dialect& dialect);

/// The cell's text with doubled quotes made single; text that is no UTF-8 is taken as Latin-1.
[[nodiscard]] std::string cell_text(const Cell& cell, char quote);

}  // namespace steelyard
