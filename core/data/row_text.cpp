// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/row_text.h"

#include <algorithm>

#include "core/data/hash_lines.h"
#include "core/data/line_reader.h"

namespace steelyard {
namespace {

constexpr std::size_t nowhere = std::string_view::npos;

bool is_blank(char c, char delimiter) { return c == ' ' || (c == '\t' && delimiter != '\t'); }

/// Before the delimiter is known, any usual one counts.
bool is_delimiter(char c, char delimiter) {
  return delimiter == '\0' ? c == ',' || c == ';' || c == '\t' || c == '|' : c == delimiter;
}

/// Whether a cell begins at `at`: only blanks stand between it and a delimiter or the line's begin.
bool begins_cell(std::string_view line, std::size_t at, char delimiter) {
  if (delimiter == ' ' && at > 0) {
    return is_blank(line[at - 1], delimiter);
  }
  while (at > 0 && is_blank(line[at - 1], delimiter) && !is_delimiter(line[at - 1], delimiter)) {
    --at;
  }
  return at == 0 || is_delimiter(line[at - 1], delimiter);
}

/// The quote that closes a cell whose content begins at `at`.
std::size_t closing_quote(std::string_view text, std::size_t at, char quote) {
  std::size_t end = text.find(quote, at);
  while (end != nowhere && end + 1 < text.size() && text[end + 1] == quote) {
    end = text.find(quote, end + 2);
  }
  return end;
}

/// The first quote at or after `from` that opens a cell and is not closed in the line.
std::size_t open_quote(std::string_view line, std::size_t from, const Dialect& dialect) {
  for (auto at = line.find(dialect.quote, from); at != nowhere;) {
    if (!begins_cell(line, at, dialect.delimiter)) {
      at = line.find(dialect.quote, at + 1);
      continue;
    }
    const std::size_t end = closing_quote(line, at + 1, dialect.quote);
    if (end == nowhere) {
      return at;
    }
    at = line.find(dialect.quote, end + 1);
  }
  return nowhere;
}

/// Whether a cell may end at `at`, behind its closing quote.
bool ends_cell(std::string_view text, std::size_t at, char delimiter) {
  while (at < text.size() && is_blank(text[at], delimiter) && !is_delimiter(text[at], delimiter)) {
    ++at;
  }
  return at >= text.size() || text[at] == '\n' || text[at] == '\r' ||
         is_delimiter(text[at], delimiter) || (delimiter == ' ' && at > 0 && text[at - 1] == '\t');
}

struct RowEnd {
  std::size_t at = 0;
  bool open = false;
};

/// Where the row ends whose first line ends at `line`.
RowEnd end_of_row(std::string_view text, std::size_t line, const Dialect& dialect) {
  RowEnd end{line, false};
  std::size_t first = nowhere;
  for (auto quote = open_quote(text.substr(0, line), 0, dialect); quote != nowhere;) {
    first = std::min(first, quote);
    const std::size_t close = closing_quote(text, quote + 1, dialect.quote);
    const bool too_far = std::min(close, text.size()) - first > most_quoted_lines;
    if (close == nowhere || too_far || !ends_cell(text, close + 1, dialect.delimiter)) {
      return {line, close == nowhere && !too_far};
    }
    end.at = line_end(text, close + 1);
    quote = open_quote(text.substr(0, end.at), close + 1, dialect);
  }
  return end;
}

}  // namespace

TakenRow take_row(std::string_view& text, const Dialect& dialect, bool complete,
                  std::size_t columns) {
  const std::size_t line = line_end(text, 0);
  TakenRow row{text.substr(0, line), 1, holds_data(text.substr(0, line), dialect, columns), false};
  std::size_t end = line;
  if (row.is_row && dialect.quote != '\0' && row.text.find(dialect.quote) != nowhere) {
    const RowEnd found = end_of_row(text, line, dialect);
    if (found.open && !complete) {
      row.open = true;
      return row;
    }
    end = found.at;
  }
  if (end != line) {
    row.text = text.substr(0, end);
    row.lines += count_line_ends(row.text);
  }
  text.remove_prefix(after_line_end(text, end));
  return row;
}

StoredRow read_row(const FileSource& file, std::uint64_t begin, std::uint64_t end,
                   const Dialect& dialect, std::size_t columns) {
  std::string text;
  std::uint64_t read_to = std::min(file.after_line(begin), end);
  file.read(begin, read_to, text);
  refuse_binary(text, file.name());
  std::string_view rest = text;
  TakenRow row = take_row(rest, dialect, read_to == end, columns);
  if (row.open) {
    const std::uint64_t far = read_to + most_quoted_lines;
    read_to = far >= end ? end : std::min(file.after_line(far), end);
    file.read(begin, read_to, text);
    refuse_binary(text, file.name());
    rest = text;
    row = take_row(rest, dialect, true, columns);
  }
  return {std::string(row.text), begin + (text.size() - rest.size()), row.lines, row.is_row};
}

}  // namespace steelyard
