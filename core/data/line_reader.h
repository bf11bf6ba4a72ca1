// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/data/file_source.h"
#include "core/data/read_progress.h"

namespace steelyard {

/// Reads the lines of a text file one by one, with a few MiB of it in memory at a time.
class LineReader {
 public:
  /// \param control  reports the share of the file that was read
  /// \param begin, first_line  where to begin, and the number of that line, counted from 1
  LineReader(const FileSource& file, const ReadControl& control, std::uint64_t begin = 0,
             std::uint64_t first_line = 1);

  /// False at the end. The line has no line break and is valid until the next call.
  /// \throws Error(bad_input): a binary file, a line of more than 64 MiB; "cancelled" on stop
  bool next(std::string_view& line);
  [[nodiscard]] std::uint64_t line_number() const { return next_line_ - 1; }
  /// Offset of the line after the last one.
  [[nodiscard]] std::uint64_t offset() const { return begin_ + used_; }
  /// "data.xyz, line 7"
  [[nodiscard]] std::string place() const;

 private:
  bool refill();

  const FileSource& file_;
  ReadProgress progress_;
  std::uint64_t begin_;   ///< of the text in the file
  std::size_t used_ = 0;  ///< of the text
  std::string text_;
  std::uint64_t next_line_;
};

}  // namespace steelyard
