// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/data/dialect.h"
#include "core/data/file_source.h"
#include "core/data/orange_rows.h"
#include "core/error.h"
#include "core/message.h"

namespace steelyard {

/// Where the rows of a table begin in a file, and the names of its columns.
struct TableLayout {
  std::uint64_t data_begin = 0;     ///< offset of the line that holds the first row
  std::uint64_t first_line = 1;     ///< number of that line, counted from 1
  std::uint64_t pattern_line = 1;   ///< the line that determines the number of columns
  std::vector<std::string> names;   ///< generated (column 1, ...) if the file has none
  std::vector<std::string> units;   ///< as many; empty where the file says none
  std::size_t nameless_behind = 0;  ///< the last columns, for which the line of names has no text
  std::vector<SaidColumn> said;     ///< as many as names if the file says more of them, or none
  std::vector<Message> warnings;
};

/// Delimiters at the end of the line with the names, or of the first row if there is none, make no
/// columns if the next row has no cells for them.
/// \throws Error(bad_input) that names the line, if there is no row or no column, or quotes are
///         malformed
[[nodiscard]] TableLayout find_layout(const FileSource& file, const Dialect& dialect);

/// There is a header but no row.
/// \param line  of the header
[[nodiscard]] Error only_header(const FileSource& file, std::uint64_t line);

/// A row has more cells than are read.
/// \param most   of its cells
/// \param place  of the row
[[nodiscard]] Error too_many_cells(std::uint64_t most, const Message& place);

/// A place for messages, such as "line 7".
[[nodiscard]] Message place_of_line(std::uint64_t line);
/// "data.csv, line 7"
[[nodiscard]] Message place_in(const std::string& file, std::uint64_t line);
/// "data.csv, line 7, column 'x'"
[[nodiscard]] Message place_in(const std::string& file, std::uint64_t line,
                               const std::string& column);

}  // namespace steelyard
