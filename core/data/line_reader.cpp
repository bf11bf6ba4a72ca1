// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/line_reader.h"

#include <algorithm>

#include "core/data/table_layout.h"

namespace steelyard {
namespace {

constexpr std::uint64_t read_at_once = 1U << 20U;

}  // namespace

std::size_t line_end(std::string_view text, std::size_t from) {
  // Piece by piece, because the other of the two characters may be far away or nowhere.
  constexpr std::size_t piece = 512;
  for (; from < text.size(); from += piece) {
    const std::string_view part = text.substr(from, piece);
    const std::size_t feed = std::min(part.find('\n'), part.size());
    const std::size_t found = std::min(part.substr(0, feed).find('\r'), feed);
    if (found < part.size()) {
      return from + found;
    }
  }
  return text.size();
}

std::size_t after_line_end(std::string_view text, std::size_t at) {
  return std::min(at + (text.substr(at, 2) == "\r\n" ? 2 : 1), text.size());
}

std::uint64_t count_line_ends(std::string_view text) {
  std::uint64_t count = 0;
  for (std::size_t at = line_end(text, 0); at < text.size();
       at = line_end(text, after_line_end(text, at))) {
    ++count;
  }
  return count;
}

std::uint64_t end_of_text(const FileSource& file) {
  constexpr std::uint64_t step = 4096;
  constexpr char ctrl_z = '\x1A';
  std::string window;
  for (std::uint64_t end = file.size(); end > 0;) {
    const std::uint64_t begin = end - std::min(step, end);
    file.read(begin, end, window);
    if (const auto last = window.find_last_not_of(ctrl_z); last != std::string::npos) {
      return begin + last + 1;
    }
    end = begin;
  }
  return 0;
}

std::string_view take_line(std::string_view& text) {
  const std::size_t end = line_end(text, 0);
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(after_line_end(text, end));
  return line;
}

bool holds_row(std::string_view line, const Dialect& dialect) {
  if (!dialect.comment.empty() && line.substr(0, dialect.comment.size()) == dialect.comment) {
    return false;
  }
  // If tabs are the delimiter, a line of tabs only is a row of empty cells.
  return !std::all_of(line.begin(), line.end(),
                      [&](char c) { return c == ' ' || (c == '\t' && dialect.delimiter != '\t'); });
}

std::string_view without_byte_order_mark(std::string_view text) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  return text.substr(0, mark.size()) == mark ? text.substr(mark.size()) : text;
}

LineReader::LineReader(const FileSource& file, const ReadControl& control, std::uint64_t begin,
                       std::uint64_t first_line)
    : file_(file),
      progress_(control),
      end_(end_of_text(file)),
      begin_(begin),
      next_line_(first_line) {}

Message LineReader::place() const { return place_in(file_.name(), line_number()); }

/// Drops the lines already read and appends the next piece of the file.
bool LineReader::refill() {
  const std::uint64_t end = begin_ + text_.size();
  if (end >= end_) {
    return false;
  }
  progress_.at(static_cast<double>(end) / static_cast<double>(file_.size()));
  std::string more;
  file_.read(end, std::min(end + read_at_once, end_), more);
  refuse_binary(more, file_.name());
  if (end == 0) {
    refuse_documents(more, file_.name());
  }
  text_.erase(0, used_);
  begin_ += used_;
  used_ = 0;
  text_ += more;
  if (text_.size() > longest_line + read_at_once) {
    throw bad_input({message("line_reader.too_long", "the line is longer than 64 MiB"),
                     place_in(file_.name(), next_line_),
                     message("line_reader.too_long.accepted", "a text file with lines")});
  }
  return true;
}

bool LineReader::next(std::string_view& line) {
  std::size_t looked_at = used_;
  // A line feed may follow the carriage return that is the last byte.
  while (line_end(text_, looked_at) + 1 >= text_.size()) {
    const std::size_t seen = text_.size() - used_;
    if (!refill()) {
      if (used_ == text_.size()) {
        return false;
      }
      break;
    }
    looked_at = seen > 0 ? seen - 1 : 0;
  }
  std::string_view rest = std::string_view(text_).substr(used_);
  line = take_line(rest);
  used_ = text_.size() - rest.size();
  if (++next_line_ == 2) {
    line = without_byte_order_mark(line);
  }
  return true;
}

}  // namespace steelyard
