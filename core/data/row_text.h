// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/data/dialect.h"
#include "core/data/file_source.h"

namespace steelyard {

/// The most bytes of one row from its first quoted cell that goes on behind the end of a line to
/// the end of its last. A quote that is not closed within these bytes is an error in its line. This
/// bounds what has to be read again where a file is cut into chunks.
inline constexpr std::size_t most_quoted_lines = std::size_t{1} << 18U;

/// A row, or a line that holds none.
struct TakenRow {
  std::string_view text;    ///< without the line end; line ends inside quotes are kept
  std::uint64_t lines = 1;  ///< number of lines that the text takes
  bool is_row = false;      ///< false for a blank line and for a comment
  bool open = false;        ///< the text ends in a quote that more text may close
};

/// Removes the first row or line without a row from `text`. If a quote is not closed within
/// most_quoted_lines, or text follows the closing quote, the row is its first line only, and
/// CellCursor says what is wrong.
/// \param complete  no text follows; otherwise an open row is not removed but reported as `open`
/// \param columns   of the table if its rows are read: see holds_data()
[[nodiscard]] TakenRow take_row(std::string_view& text, const Dialect& dialect, bool complete,
                                std::size_t columns = 0);

/// The row or line that begins at an offset of a file.
struct StoredRow {
  std::string text;
  std::uint64_t end = 0;  ///< offset of the line behind
  std::uint64_t lines = 1;
  bool is_row = false;
};

/// \param end      end of the text in the file, above `begin`
/// \param columns  of the table if its rows are read: see holds_data()
/// \throws Error(bad_input) for a zero byte or a line of more than 64 MiB
[[nodiscard]] StoredRow read_row(const FileSource& file, std::uint64_t begin, std::uint64_t end,
                                 const Dialect& dialect, std::size_t columns = 0);

}  // namespace steelyard
