// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/dialect.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <vector>

#include "core/data/cell.h"
#include "core/data/cell_number.h"
#include "core/data/line_reader.h"
#include "core/data/number.h"
#include "core/data/number_marks.h"
#include "core/data/row_text.h"
#include "core/data/text_decoder.h"

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
  Dialect any_delimiter = dialect;
  any_delimiter.delimiter = '\0';
  std::vector<std::string_view> rows;
  while (!text.empty() && rows.size() < rows_looked_at) {
    const TakenRow row = take_row(text, any_delimiter, true);
    const bool cut = text.empty() && last_may_be_cut && !rows.empty();
    const bool end_of_text = row.text.find_first_not_of('\x1A') == std::string_view::npos;
    if (row.is_row && !cut && !end_of_text) {
      rows.push_back(row.text);
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

/// The first row may be a header.
std::size_t first_of_values(const Rows& rows) { return rows.size() > 1 ? 1 : 0; }

/// The share of numbers among the present cells.
double share_of_numbers(const Rows& rows, const NumberMarks& marks) {
  std::size_t numbers = 0;
  std::size_t others = 0;
  for (std::size_t row = first_of_values(rows); row < rows.size(); ++row) {
    for (const std::string& cell : rows[row]) {
      const NumberKind kind = parse_cell(cell, marks.decimal, marks.thousands).kind;
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
    const NumberMarks marks = guess_marks(rows, first_of_values(rows));
    const double score = regular * (0.5 + share_of_numbers(rows, marks));
    if (score > best + 1e-9) {
      best = score;
      guess.delimiter = delimiter;
      guess.decimal_mark = marks.decimal;
      guess.thousands_mark = marks.thousands;
    }
  }
}

NumberKind kind_of(const std::string& cell, const Dialect& dialect) {
  return parse_number(cell, dialect.decimal_mark, dialect.thousands_mark).kind;
}

/// A text cell above numbers only.
bool names_a_number_column(const Rows& rows, std::size_t column, const Dialect& dialect) {
  bool has_number = false;
  for (std::size_t row = 1; row < rows.size(); ++row) {
    if (column < rows[row].size()) {
      // Numbers in any form stand below a name; a name such as "5 km" is none itself.
      const NumberKind kind =
          parse_cell(rows[row][column], dialect.decimal_mark, dialect.thousands_mark).kind;
      if (kind == NumberKind::text) {
        return false;
      }
      has_number = has_number || kind == NumberKind::number;
    }
  }
  return has_number && kind_of(rows.front()[column], dialect) == NumberKind::text;
}

bool names_number_columns(const Rows& rows, const Dialect& dialect) {
  for (std::size_t column = 0; column < rows.front().size(); ++column) {
    if (names_a_number_column(rows, column, dialect)) {
      return true;
    }
  }
  return false;
}

bool has_no_number(const std::vector<std::string>& row, const Dialect& dialect) {
  return std::none_of(row.begin(), row.end(), [&dialect](const std::string& cell) {
    return kind_of(cell, dialect) == NumberKind::number;
  });
}

bool guess_header(const Rows& rows, const Dialect& dialect) {
  return names_number_columns(rows, dialect) || has_no_number(rows.front(), dialect);
}

/// What stands above the names of the columns in a spreadsheet: a title in the first cell, or
/// nothing.
bool may_be_title(const std::vector<std::string>& row) {
  return row.empty() || std::all_of(row.begin() + 1, row.end(),
                                    [](const std::string& cell) { return cell.empty(); });
}

/// Titles count only above a row of names with numbers below, since a header may lack names, too.
std::size_t count_titles(const Rows& rows, const Dialect& dialect) {
  constexpr std::size_t most = 3;  // two titles and an empty row
  const auto width = usual_width(rows).first;
  const auto names =
      std::find_if_not(rows.begin(), rows.end(), [](const auto& row) { return may_be_title(row); });
  const auto titles = static_cast<std::size_t>(names - rows.begin());
  if (width < 2 || titles == 0 || titles > most || names == rows.end() || names->size() != width ||
      !has_no_number(*names, dialect)) {
    return 0;
  }
  return names_number_columns(Rows(names, rows.end()), dialect) ? titles : 0;
}

/// Takes away the rows above the names.
void skip_titles(std::string_view text, std::vector<std::string_view>& lines, Dialect& guess) {
  const Rows rows = split(lines, guess);
  // The marks of thousands matter to what is a number, and titles and names hide them.
  const auto names =
      std::find_if_not(rows.begin(), rows.end(), [](const auto& row) { return may_be_title(row); });
  const auto first = static_cast<std::size_t>(names - rows.begin()) + 1;
  const NumberMarks marks = guess_marks(rows, first < rows.size() ? first : 0);
  Dialect trial = guess;
  trial.decimal_mark = marks.decimal;
  trial.thousands_mark = marks.thousands;
  const std::size_t titles = count_titles(rows, trial);
  if (titles > 0) {
    lines.erase(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(titles));
    guess.skip_lines = static_cast<std::size_t>(count_line_ends(
        text.substr(0, static_cast<std::size_t>(lines.front().data() - text.data()))));
  }
}

}  // namespace

Dialect guess_dialect(std::string_view beginning) {
  Dialect guess;
  const Encoding encoding = guess_encoding(beginning);
  guess.encoding = name_of(encoding);
  const std::string utf8 =
      encoding == Encoding::utf8 ? std::string() : decoded(beginning, encoding);
  const std::string_view text =
      without_byte_order_mark(encoding == Encoding::utf8 ? beginning : std::string_view(utf8));
  guess.comment = guess_comment(text);
  auto lines = first_rows(text, guess);
  if (lines.empty()) {
    return guess;
  }
  guess_delimiter_and_mark(lines, guess);
  skip_titles(text, lines, guess);
  const Rows rows = split(lines, guess);
  const NumberMarks marks = guess_marks(rows, first_of_values(rows));
  guess.decimal_mark = marks.decimal;
  guess.thousands_mark = marks.thousands;
  guess.header = guess_header(rows, guess);
  return guess;
}

}  // namespace steelyard
