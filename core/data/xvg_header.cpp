// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/xvg_header.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "core/data/line_reader.h"
#include "core/data/table_memory.h"
#include "core/data/text_encoding.h"
#include "core/error.h"
#include "core/text.h"

namespace steelyard {
namespace {

std::string_view take_command_word(std::string_view& line) {
  line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
  const std::string_view word = line.substr(0, line.find_first_of(" \t"));
  line.remove_prefix(word.size());
  return word;
}

/// The text between the first and the last quote.
std::optional<std::string> quoted_text(std::string_view line) {
  const std::size_t begin = line.find('"');
  const std::size_t end = line.rfind('"');
  if (begin == std::string_view::npos || end <= begin) {
    return std::nullopt;
  }
  return to_utf8(trimmed(line.substr(begin + 1, end - begin - 1)));
}

/// The number of a series in "s12".
std::optional<std::size_t> series_in(std::string_view word) {
  std::size_t number = 0;
  const char* const end = word.data() + word.size();
  if (word.size() < 2 || word.front() != 's') {
    return std::nullopt;
  }
  const auto read = std::from_chars(word.data() + 1, end, number);
  return read.ec == std::errc() && read.ptr == end && number < most_columns ? std::optional(number)
                                                                            : std::nullopt;
}

/// \param line  behind its '@'
void read_command(std::string_view line, XvgHeader& header) {
  const std::string_view what = take_command_word(line);
  const std::optional<std::size_t> series = series_in(what);
  const bool axis = what == "xaxis" || what == "yaxis";
  if (!axis && !series) {
    return;
  }
  const std::string_view property = take_command_word(line);
  const auto text = quoted_text(line);
  if (text && series && property == "legend") {
    header.legends[*series] = *text;
  } else if (text && axis && property == "label") {
    (what == "xaxis" ? header.x_label : header.y_label) = *text;
  }
}

bool holds_xvg_row(std::string_view line) {
  const std::size_t first = line.find_first_not_of(" \t");
  return first != std::string_view::npos && line[first] != '#' && line[first] != '@' &&
         line[first] != '&';
}

bool begins_with(std::string_view line, char mark) {
  const std::size_t first = line.find_first_not_of(" \t");
  return first != std::string_view::npos && line[first] == mark;
}

}  // namespace

XvgHeader read_xvg_header(const FileSource& file, const ReadControl& control) {
  LineReader lines(file, control);
  XvgHeader header;
  bool some = false;
  bool ended = false;
  std::uint64_t begin = 0;
  for (std::string_view line; !header.further_sets && lines.next(line); begin = lines.offset()) {
    const bool row = holds_xvg_row(line);
    if (!some && begins_with(line, '@')) {
      read_command(line.substr(line.find('@') + 1), header);
    } else if (!some && row) {
      some = true;
      header.data_begin = begin;
      header.first_line = lines.line_number();
    } else if (some && !ended && (begins_with(line, '&') || begins_with(line, '@'))) {
      ended = true;
      header.data_end = begin;
    }
    header.further_sets = ended && row;
  }
  if (!some) {
    throw bad_input({message("xvg.no_rows", "there are no rows below the commands"), file.name(),
                     message("xvg.no_rows.accepted", "at least one row of numbers")});
  }
  header.data_end = ended ? header.data_end : end_of_text(file);
  return header;
}

LabelAndUnit split_label(std::string_view text) {
  const std::size_t open = text.rfind('(');
  if (open == std::string_view::npos || text.back() != ')') {
    return {std::string(text), {}};
  }
  return {std::string(trimmed(text.substr(0, open))),
          std::string(trimmed(text.substr(open + 1, text.size() - open - 2)))};
}

std::vector<std::string> units_in_label(std::string_view text) {
  std::vector<std::string> units;
  for (std::size_t open = text.find('('); open != std::string_view::npos;
       open = text.find('(', open)) {
    const std::size_t close = std::min(text.find(')', open), text.size());
    units.emplace_back(trimmed(text.substr(open + 1, close - open - 1)));
    open = close;
  }
  return units;
}

}  // namespace steelyard
