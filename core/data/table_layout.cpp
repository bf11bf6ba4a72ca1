// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/table_layout.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/data/cell.h"
#include "core/data/line_reader.h"
#include "core/data/table_memory.h"
#include "core/data/unique_names.h"

namespace steelyard {
namespace {

struct Line {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
  std::uint64_t number = 0;
  std::string text;
};

/// Reads lines until one holds a row.
class RowSearch {
 public:
  RowSearch(const FileSource& file, const Dialect& dialect) : file_(file), dialect_(dialect) {}

  std::optional<Line> next() {
    while (end_ < file_.size()) {
      Line line{end_, file_.after_line(end_), ++number_, {}};
      end_ = line.end;
      file_.read(line.begin, line.end, line.text);
      refuse_binary(line.text, file_.name());
      std::string_view rest = line.text;
      if (line.number == 1) {
        rest = without_byte_order_mark(rest);
      }
      line.begin += line.text.size() - rest.size();
      const std::string_view bare = take_line(rest);
      if (line.number > dialect_.skip_lines && holds_row(bare, dialect_)) {
        line.text = std::string(bare);
        return line;
      }
    }
    return std::nullopt;
  }

 private:
  const FileSource& file_;
  const Dialect& dialect_;
  std::uint64_t end_ = 0;
  std::uint64_t number_ = 0;
};

std::vector<std::string> split_line(const FileSource& file, const Line& line,
                                    const Dialect& dialect) {
  if (line.text.find('\r') != std::string::npos) {
    throw carriage_return(file.name(), line.number);
  }
  // Before the cells take many times the line's memory; some marks may stand inside quotes.
  constexpr std::uint64_t most_marks = 4 * most_columns;
  if (std::cmp_greater(std::count(line.text.begin(), line.text.end(), dialect.delimiter),
                       most_marks)) {
    throw bad_input(
        {message("table_layout.too_many_cells", "the line has more than {1} cells", most_marks),
         place_in(file.name(), line.number),
         message("table_layout.too_many_cells.accepted", "at most {1} columns; rows are samples",
                 most_columns)});
  }
  try {
    return split_row(line.text, dialect);
  } catch (const Error& error) {
    throw said_at(error, place_in(file.name(), line.number));
  }
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

Error carriage_return(const std::string& file, std::uint64_t line) {
  return bad_input(
      {message("table_layout.carriage_return", "there is a carriage return inside a line"),
       place_in(file, line),
       message("table_layout.carriage_return.accepted", "lines that end in LF or CR LF")});
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
    layout.warnings = make_names_unique(layout.names, place_of_line(layout.pattern_line));
    line = search.next();
    if (!line) {
      throw bad_input(
          {message("table_layout.only_header", "the file has a header but no rows below it"),
           place_in(file.name(), layout.pattern_line),
           message("table_layout.only_header.accepted", "at least one row below the header")});
    }
  } else {
    for (std::size_t column = 0; column < layout.names.size(); ++column) {
      layout.names[column] = "column " + std::to_string(column + 1);
    }
  }
  layout.data_begin = line->begin;
  layout.first_line = line->number;
  return layout;
}

}  // namespace steelyard
