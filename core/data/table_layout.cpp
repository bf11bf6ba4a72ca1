// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/table_layout.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/data/cell.h"
#include "core/data/hash_lines.h"
#include "core/data/line_reader.h"
#include "core/data/name_rows.h"
#include "core/data/row_text.h"
#include "core/data/table_memory.h"
#include "core/data/unique_names.h"
#include "core/data/unit_row.h"

namespace steelyard {
namespace {

struct Line {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
  std::uint64_t number = 0;
  std::string text;
};

/// Reads lines until one holds a row. A copy looks ahead.
class RowSearch {
 public:
  RowSearch(const FileSource& file, const Dialect& dialect)
      : file_(file), dialect_(dialect), text_end_(end_of_text(file)) {
    constexpr std::uint64_t mark_bytes = 3;
    std::string mark;
    file.read(0, std::min(mark_bytes, text_end_), mark);
    end_ = mark.size() - without_byte_order_mark(mark).size();
  }

  /// \param columns  of the table if the line of its names was read: see holds_data()
  std::optional<Line> next(std::size_t columns = 0) {
    while (end_ < text_end_) {
      Line line{end_, 0, number_ + 1, {}};
      if (line.number <= dialect_.skip_lines) {
        skip_line();
        continue;
      }
      StoredRow row = read_row(file_, end_, text_end_, dialect_, columns);
      end_ = line.end = row.end;
      number_ += row.lines;
      if (row.is_row) {
        line.text = std::move(row.text);
        return line;
      }
    }
    return std::nullopt;
  }

 private:
  void skip_line() {
    end_ = std::min(file_.after_line(end_), text_end_);
    ++number_;
  }

  const FileSource& file_;
  const Dialect& dialect_;
  std::uint64_t text_end_;
  std::uint64_t end_ = 0;
  std::uint64_t number_ = 0;
};

std::vector<std::string> split_line(const FileSource& file, const Line& line,
                                    const Dialect& dialect) {
  // Before the cells take many times the line's memory; some marks may stand inside quotes.
  constexpr std::uint64_t most_marks = 4 * most_columns;
  if (std::cmp_greater(std::count(line.text.begin(), line.text.end(), dialect.delimiter),
                       most_marks)) {
    throw too_many_cells(most_marks, place_in(file.name(), line.number));
  }
  try {
    return split_row(line.text, dialect);
  } catch (const Error& error) {
    throw said_at(error, place_in(file.name(), line.number));
  }
}

/// A name is shown in one line: its line ends become blanks.
void join_lines(std::string& name) {
  for (std::size_t at = line_end(name, 0); at < name.size(); at = line_end(name, at)) {
    name.replace(at, after_line_end(name, at) - at, 1, ' ');
  }
}

/// \param cells  of the row below; 0 if there is none
void drop_empty_names(std::vector<std::string>& names, std::size_t cells) {
  while (cells > 0 && names.size() > cells && names.back().empty()) {
    names.pop_back();
  }
}

std::size_t count_nameless_behind(const std::vector<std::string>& names) {
  const auto last = std::find_if(names.rbegin(), names.rend(),
                                 [](const std::string& name) { return !name.empty(); });
  return static_cast<std::size_t>(last - names.rbegin());
}

void add_row_names(TableLayout& layout) {
  layout.names.insert(layout.names.begin(), "row name");
  if (!layout.said.empty()) {
    layout.said.insert(layout.said.begin(), SaidColumn());
  }
  layout.warnings.push_back(
      message("table.row_names",
              "the rows have one cell more than the names in {1}: the first cell names the row",
              place_of_line(layout.pattern_line)));
}

/// The row of units may have a cell for the names of rows or none.
void set_units(const FileSource& file, const Dialect& dialect, const Line& line,
               TableLayout& layout) {
  for (const std::string& cell : split_line(file, line, dialect)) {
    layout.units.push_back(unit_in(cell));
    join_lines(layout.units.back());
  }
  if (dialect.row_names && layout.units.size() + 1 == layout.names.size()) {
    layout.units.insert(layout.units.begin(), std::string());
  }
}

/// Joins the names in the line of the header with those in the rows below it.
void read_further_names(const FileSource& file, const Dialect& dialect, const Line& header,
                        RowSearch& search, TableLayout& layout) {
  constexpr std::size_t most = 100;
  const std::size_t count = std::min(dialect.name_rows, most);
  std::vector<std::vector<std::string>> rows{layout.names};
  std::uint64_t last = header.number;
  while (rows.size() < count) {
    const auto line = search.next(dialect.comment.empty() ? layout.names.size() : 0);
    if (!line) {
      throw only_header(file, layout.pattern_line);
    }
    rows.push_back(split_line(file, *line, dialect));
    last = line->number;
  }
  if (has_orange_rows(rows, dialect)) {
    layout.said = said_by_orange(rows[1], rows[2], layout.names.size());
    layout.warnings.push_back(message(
        "table.orange_rows",
        "the types and the roles of the columns are taken from the rows below their names, as "
        "Orange writes them"));
    return;
  }
  layout.names = joined_names(rows);
  layout.warnings.push_back(message("table.joined_names",
                                    "the names of the columns are joined from the {1} rows in "
                                    "lines {2} to {3}",
                                    rows.size(), header.number, last));
}

/// Names that the line of the header holds in another form than the rows below.
/// \param cells  the number of cells of the first row
std::vector<std::string> names_in_other_form(const FileSource& file, const Dialect& dialect,
                                             const Line& header, const Line& first,
                                             std::size_t cells, std::vector<std::string> names) {
  if (dialect.name_rows > 1) {
    return names;
  }
  if (names.size() == 1 && cells > 1 && !dialect.row_names) {
    names = names_by_blanks(header.text, dialect, split_line(file, first, dialect))
                .value_or(std::move(names));
  }
  if (dialect.comment.empty()) {
    names = names_in_comment(header.text, dialect, cells).value_or(std::move(names));
  }
  return names;
}

/// Completes the names that `layout` has from the line of the header, and reads the units.
/// \return the first row
Line read_header(const FileSource& file, const Dialect& dialect, const Line& header,
                 RowSearch& search, TableLayout& layout) {
  if (dialect.name_rows > 1) {
    read_further_names(file, dialect, header, search, layout);
  }
  // Above the first row, a line with the comment mark is a comment, whatever it holds.
  const std::size_t columns =
      dialect.comment.empty() ? layout.names.size() + (dialect.row_names ? 1 : 0) : 0;
  std::optional<Line> units;
  auto first = search.next(columns);
  if (dialect.units_row && first) {
    units = std::exchange(first, search.next(columns));
  }
  if (!first) {
    throw only_header(file, layout.pattern_line);
  }
  const std::size_t cells = count_cells(first->text, dialect);
  layout.names = names_in_other_form(file, dialect, header, *first, cells, std::move(layout.names));
  std::for_each(layout.names.begin(), layout.names.end(), join_lines);
  drop_empty_names(layout.names, cells);
  if (dialect.row_names) {
    add_row_names(layout);
  }
  layout.nameless_behind = count_nameless_behind(layout.names);
  const auto changes = make_names_unique(layout.names, place_of_line(layout.pattern_line));
  layout.warnings.insert(layout.warnings.end(), changes.begin(), changes.end());
  if (units) {
    set_units(file, dialect, *units, layout);
  }
  return std::move(*first);
}

}  // namespace

Message place_of_line(std::uint64_t line) {
  return message("table.names_in_line", "line {1}", line);
}

Message place_in(const std::string& file, std::uint64_t line) {
  return message("place.line", "{1}, line {2}", file, line);
}

Message place_in(const std::string& file, std::uint64_t line, const std::string& column) {
  return message("place.line_and_column", "{1}, column '{2}'", place_in(file, line), column);
}

Error too_many_cells(std::uint64_t most, const Message& place) {
  return bad_input(
      {message("table_layout.too_many_cells", "the line has more than {1} cells", most), place,
       message("table_layout.too_many_cells.accepted", "at most {1} columns; rows are samples",
               most_columns)});
}

Error only_header(const FileSource& file, std::uint64_t line) {
  return bad_input(
      {message("table_layout.only_header", "the file has a header but no rows below it"),
       place_in(file.name(), line),
       message("table_layout.only_header.accepted", "at least one row below the header")});
}

TableLayout find_layout(const FileSource& file, const Dialect& dialect) {
  RowSearch search(file, dialect);
  auto line = search.next();
  if (!line) {
    throw bad_input(
        {message("table_layout.no_rows", "the file has no rows, only blank lines and comments"),
         file.name(), message("table_layout.no_rows.accepted", "a table with at least one row")});
  }
  TableLayout layout;
  layout.pattern_line = line->number;
  layout.names = split_line(file, *line, dialect);
  if (dialect.header) {
    line = read_header(file, dialect, *line, search, layout);
  } else {
    RowSearch ahead = search;
    const auto second = ahead.next(layout.names.size());
    drop_empty_names(layout.names, second ? count_cells(second->text, dialect) : 0);
    for (std::size_t column = 0; column < layout.names.size(); ++column) {
      layout.names[column] = "column " + std::to_string(column + 1);
    }
  }
  layout.units.resize(layout.names.size());
  layout.said.resize(layout.said.empty() ? 0 : layout.names.size());
  layout.data_begin = line->begin;
  layout.first_line = line->number;
  return layout;
}

}  // namespace steelyard
