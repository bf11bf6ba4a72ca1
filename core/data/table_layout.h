// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/data/dialect.h"
#include "core/data/file_source.h"

namespace steelyard {

/// Where in a file the rows of a table begin and what its columns are called.
struct TableLayout {
  std::uint64_t data_begin = 0;    ///< offset of the line that holds the first row
  std::uint64_t first_line = 1;    ///< its number, counted from 1
  std::uint64_t pattern_line = 1;  ///< the line that says how many columns there are
  std::vector<std::string> names;  ///< made up (column 1, ...) where the file has none
  std::vector<std::string> warnings;
};

/// \throws Error(bad_input) naming the line: no row, no column, wrong quotes, line ends of CR only
[[nodiscard]] TableLayout find_layout(const FileSource& file, const Dialect& dialect);

/// "data.csv, line 7"
[[nodiscard]] std::string place_in(const std::string& file, std::uint64_t line);

}  // namespace steelyard
