// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/dialect.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <vector>

#include "core/data/cell.h"
#include "core/data/text_lines.h"

namespace steelyard {
namespace {

using Rows = std::vector<std::vector<std::string>>;

constexpr std::size_t lines_looked_at = 200;

std::vector<std::string_view> rows_of(std::string_view text, const Dialect& dialect) {
  // The last line may be cut in the middle.
  const std::size_t last_break = text.rfind('\n');
  LineCursor lines(last_break == std::string_view::npos ? text : text.substr(0, last_break + 1));
  std::vector<std::string_view> rows;
  std::string_view line;
  while (rows.size() < lines_looked_at && lines.next(line)) {
    if (is_row(line, dialect)) {
      rows.push_back(line);
    }
  }
  return rows;
}

/// Cells of each row; a row whose quotes are wrong under this dialect has none.
Rows split_all(const std::vector<std::string_view>& lines, const Dialect& dialect) {
  Rows rows;
  for (const std::string_view line : lines) {
    std::vector<std::string> cells;
    CellCursor cursor(line, dialect);
    Cell cell;
    while (cursor.next(cell)) {
      cells.push_back(cell_text(cell, dialect.quote));
    }
    rows.push_back(cursor.has_bad_quotes() ? std::vector<std::string>{} : std::move(cells));
  }
  return rows;
}

/// How well a dialect explains the rows: the share of rows with the commonest number of cells,
/// then the share of cells that are numbers. 0 when it leaves everything in one column.
double fit(const Rows& rows, char decimal_mark) {
  std::map<std::size_t, std::size_t> row_lengths;
  std::size_t cells = 0;
  std::size_t numbers = 0;
  for (const auto& row : rows) {
    ++row_lengths[row.size()];
    for (const std::string& cell : row) {
      ++cells;
      const NumberKind kind = parse_number(cell, decimal_mark).kind;
      numbers += kind == NumberKind::number || kind == NumberKind::missing ? 1U : 0U;
    }
  }
  const auto commonest =
      std::max_element(row_lengths.begin(), row_lengths.end(),
                       [](const auto& a, const auto& b) { return a.second < b.second; });
  if (rows.empty() || commonest->first < 2) {
    return 0.0;
  }
  const double regular = static_cast<double>(commonest->second) / static_cast<double>(rows.size());
  const double numeric = static_cast<double>(numbers) / static_cast<double>(cells);
  return regular * (1.0 + numeric);
}

bool is_value(const std::string& cell, char decimal_mark) {
  return parse_number(cell, decimal_mark).kind == NumberKind::number;
}

/// The first row names the columns when it holds no number and, where there are numbers at all,
/// they stand below.
bool has_header(const Rows& rows, char decimal_mark) {
  const auto number = [&](const std::string& cell) { return is_value(cell, decimal_mark); };
  return !rows.empty() && std::none_of(rows.front().begin(), rows.front().end(), number);
}

}  // namespace

Dialect guess_dialect(std::string_view beginning) {
  struct Candidate {
    char delimiter;
    char decimal_mark;
  };
  // In order of preference where two explain the rows equally well.
  constexpr std::array<Candidate, 7> candidates{
      {{',', '.'}, {';', '.'}, {'\t', '.'}, {' ', '.'}, {';', ','}, {'\t', ','}, {' ', ','}}};
  const std::vector<std::string_view> lines = rows_of(without_bom(beginning), Dialect{});
  Dialect best;
  Rows best_rows = split_all(lines, best);
  double best_fit = 0.0;
  for (const Candidate& candidate : candidates) {
    Dialect dialect;
    dialect.delimiter = candidate.delimiter;
    dialect.decimal_mark = candidate.decimal_mark;
    Rows rows = split_all(lines, dialect);
    if (const double fits = fit(rows, candidate.decimal_mark); fits > best_fit * (1.0 + 1e-9)) {
      best_fit = fits;
      best = dialect;
      best_rows = std::move(rows);
    }
  }
  best.header = has_header(best_rows, best.decimal_mark);
  return best;
}

}  // namespace steelyard
