// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/dialect.h"

#include <algorithm>
#include <array>
#include <map>
#include <vector>

#include "core/data/cell.h"
#include "core/data/line_reader.h"
#include "core/data/number.h"

namespace steelyard {
namespace {

constexpr std::size_t rows_looked_at = 200;
using Rows = std::vector<std::vector<std::string>>;

/// Some programs use another comment mark; the first line shows which.
std::string guess_comment(std::string_view text) {
  for (const std::string_view mark : {"%", "//", "@"}) {
    if (text.substr(0, mark.size()) == mark) {
      return std::string(mark);
    }
  }
  return "#";
}

std::vector<std::string_view> first_rows(std::string_view text, const Dialect& dialect) {
  const bool last_may_be_cut = !text.empty() && text.back() != '\n' && text.size() >= 65536;
  std::vector<std::string_view> rows;
  while (!text.empty() && rows.size() < rows_looked_at) {
    const std::string_view line = take_line(text);
    const bool cut = text.empty() && last_may_be_cut && !rows.empty();
    if (holds_row(line, dialect) && !cut) {
      rows.push_back(line);
    }
  }
  return rows;
}

Rows split(const std::vector<std::string_view>& lines, const Dialect& dialect) {
  Rows rows;
  for (const std::string_view line : lines) {
    std::vector<std::string> cells;
    CellCursor cursor(line, dialect);
    for (Cell cell; cursor.next(cell);) {
      cells.push_back(cell_text(cell, dialect.quote));
    }
    rows.push_back(std::move(cells));
  }
  return rows;
}

/// The most common number of cells per row, and the share of rows that have it.
std::pair<std::size_t, double> usual_width(const Rows& rows) {
  std::map<std::size_t, std::size_t> counts;
  for (const auto& row : rows) {
    ++counts[row.size()];
  }
  const auto most = std::max_element(counts.begin(), counts.end(), [](auto& left, auto& right) {
    return left.second < right.second;
  });
  return {most->first, static_cast<double>(most->second) / static_cast<double>(rows.size())};
}

/// The share of numbers among the present cells; the first row may be a header.
double share_of_numbers(const Rows& rows, char decimal_mark) {
  std::size_t numbers = 0;
  std::size_t others = 0;
  for (std::size_t row = rows.size() > 1 ? 1 : 0; row < rows.size(); ++row) {
    for (const std::string& cell : rows[row]) {
      const NumberKind kind = parse_number(cell, decimal_mark).kind;
      numbers += kind == NumberKind::number ? 1U : 0U;
      others += kind == NumberKind::text ? 1U : 0U;
    }
  }
  const std::size_t all = numbers + others;
  return all == 0 ? 0.0 : static_cast<double>(numbers) / static_cast<double>(all);
}

/// Prefers regular rows, then the most numeric cells. Ties go to the earlier delimiter in the list.
void guess_delimiter_and_mark(const std::vector<std::string_view>& lines, Dialect& guess) {
  constexpr std::array<char, 4> delimiters{'\t', ';', ',', ' '};
  double best = 0.0;
  Dialect trial = guess;
  for (const char delimiter : delimiters) {
    trial.delimiter = delimiter;
    const Rows rows = split(lines, trial);
    const auto [width, regular] = usual_width(rows);
    if (width < 2) {
      continue;
    }
    for (const char mark : {'.', ','}) {
      const double score = regular * (0.5 + share_of_numbers(rows, mark));
      if (score > best + 1e-9) {
        best = score;
        guess.delimiter = delimiter;
        guess.decimal_mark = mark;
      }
    }
  }
}

bool is_text(const std::string& cell, char mark) {
  return parse_number(cell, mark).kind == NumberKind::text;
}

/// A text cell above numbers only.
bool names_a_number_column(const Rows& rows, std::size_t column, char mark) {
  bool has_number = false;
  for (std::size_t row = 1; row < rows.size(); ++row) {
    if (column < rows[row].size()) {
      const NumberKind kind = parse_number(rows[row][column], mark).kind;
      if (kind == NumberKind::text) {
        return false;
      }
      has_number = has_number || kind == NumberKind::number;
    }
  }
  return has_number && is_text(rows.front()[column], mark);
}

bool guess_header(const Rows& rows, char mark) {
  const auto& first = rows.front();
  for (std::size_t column = 0; column < first.size(); ++column) {
    if (names_a_number_column(rows, column, mark)) {
      return true;
    }
  }
  return std::none_of(first.begin(), first.end(), [mark](const std::string& cell) {
    return parse_number(cell, mark).kind == NumberKind::number;
  });
}

}  // namespace

Dialect guess_dialect(std::string_view beginning) {
  Dialect guess;
  const std::string_view text = without_byte_order_mark(beginning);
  guess.comment = guess_comment(text);
  const auto lines = first_rows(text, guess);
  if (lines.empty()) {
    return guess;
  }
  guess_delimiter_and_mark(lines, guess);
  guess.header = guess_header(split(lines, guess), guess.decimal_mark);
  return guess;
}

}  // namespace steelyard
