// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/table_layout.h"

#include <optional>
#include <unordered_set>

#include "core/data/cell.h"
#include "core/data/line_scan.h"

namespace steelyard {
namespace {

struct Line {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
  std::uint64_t number = 0;
  std::string text;
};

/// Reads line after line until one that holds a row.
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
    throw bad_input({"a carriage return stands inside a line", place_in(file.name(), line.number),
                     "lines that end in LF or CR LF"});
  }
  try {
    return split_row(line.text, dialect);
  } catch (const Error& error) {
    throw bad_input(
        {error.parts().what, place_in(file.name(), line.number), error.parts().accepted});
  }
}

/// The stem, or the stem with the first number behind it that gives a new name.
std::string unused_name(const std::string& stem, const std::string& own,
                        const std::unordered_set<std::string>& given,
                        const std::unordered_set<std::string>& taken) {
  std::string name = stem;
  for (int copy = 2; taken.contains(name) || (name != own && given.contains(name)); ++copy) {
    name = stem + " (" + std::to_string(copy) + ")";
  }
  return name;
}

std::string renaming(const TableLayout& layout, std::size_t column, const std::string& name) {
  const std::string& own = layout.names[column];
  std::string text = "column ";
  text += std::to_string(column + 1) + " is called '" + name + "': ";
  text += own.empty() ? "it has no name" : "the name '" + own + "' is used more than once";
  return text += " in line " + std::to_string(layout.pattern_line);
}

/// Every column gets a name of its own; what was changed is said.
void make_names_unique(TableLayout& layout) {
  const std::unordered_set<std::string> given(layout.names.begin(), layout.names.end());
  std::unordered_set<std::string> taken;
  for (std::size_t column = 0; column < layout.names.size(); ++column) {
    std::string& own = layout.names[column];
    const std::string stem = own.empty() ? "column " + std::to_string(column + 1) : own;
    const std::string name = unused_name(stem, own, given, taken);
    if (name != own) {
      layout.warnings.push_back(renaming(layout, column, name));
    }
    taken.insert(name);
    own = name;
  }
}

}  // namespace

std::string place_in(const std::string& file, std::uint64_t line) {
  return file + ", line " + std::to_string(line);
}

TableLayout find_layout(const FileSource& file, const Dialect& dialect) {
  RowSearch search(file, dialect);
  auto line = search.next();
  if (!line) {
    throw bad_input({"the file has no rows, only blank lines and comments", file.name(),
                     "a table with at least one row"});
  }
  TableLayout layout;
  layout.pattern_line = line->number;
  layout.names = split_line(file, *line, dialect);
  if (dialect.header) {
    make_names_unique(layout);
    line = search.next();
    if (!line) {
      throw bad_input({"the file has a header but no rows under it",
                       place_in(file.name(), layout.pattern_line),
                       "at least one row under the header"});
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
