// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/data/dialect.h"
#include "core/data/file_source.h"
#include "core/data/read_progress.h"
#include "core/message.h"

namespace steelyard {

/// The offset of the first line end (LF, CR LF or CR) at or after `from`; the size of the text if
/// there is none.
[[nodiscard]] std::size_t line_end(std::string_view text, std::size_t from);
/// The offset after the line end at `at`.
[[nodiscard]] std::size_t after_line_end(std::string_view text, std::size_t at);
/// The number of line ends.
[[nodiscard]] std::uint64_t count_line_ends(std::string_view text);
/// Where the text of a file ends: what DOS writes behind it (Ctrl-Z) is no part of it.
[[nodiscard]] std::uint64_t end_of_text(const FileSource& file);

/// Removes the first line from `text` and returns it without its line end (LF, CR LF or CR).
[[nodiscard]] std::string_view take_line(std::string_view& text);

/// Whether a line holds a row, that is, is neither blank nor a comment.
[[nodiscard]] bool holds_row(std::string_view line, const Dialect& dialect);

/// The text without the byte order mark that some programs put before UTF-8.
[[nodiscard]] std::string_view without_byte_order_mark(std::string_view text);

/// Reads the lines of a text file one by one, holding a few MiB of it in memory at a time.
class LineReader {
 public:
  /// \param control     told the share of the file that has been read
  /// \param begin       offset of the first line to read
  /// \param first_line  number of that line, counted from 1
  LineReader(const FileSource& file, const ReadControl& control, std::uint64_t begin = 0,
             std::uint64_t first_line = 1);

  /// Reads the next line, without its line break; it is valid until the next call.
  /// \return false at the end of the file
  /// \throws Error(bad_input) for a binary file or a line of more than 64 MiB; "cancelled" on stop
  bool next(std::string_view& line);
  [[nodiscard]] std::uint64_t line_number() const { return next_line_ - 1; }
  /// The offset of the line after the last one read.
  [[nodiscard]] std::uint64_t offset() const { return begin_ + used_; }
  /// The last line's place for messages, such as "data.xyz, line 7".
  [[nodiscard]] Message place() const;

 private:
  bool refill();

  const FileSource& file_;
  ReadProgress progress_;
  std::uint64_t end_;     ///< of the text in the file
  std::uint64_t begin_;   ///< offset of `text_` in the file
  std::size_t used_ = 0;  ///< bytes of `text_` already read
  std::string text_;
  std::uint64_t next_line_;
};

}  // namespace steelyard
