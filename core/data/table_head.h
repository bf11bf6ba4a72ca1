// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/dialect.h"
#include "core/data/file_source.h"

namespace steelyard {

/// What is known of a table before its rows are read.
struct TableHead {
  std::vector<std::string> names;  ///< of the columns, never empty, each different
  std::uint64_t rows_begin = 0;    ///< offset in the file of the first line after the header
  std::size_t rows_first_line = 1;
  std::vector<std::string> warnings;
};

/// The first bytes of a file, up to the end of a line where there is one.
[[nodiscard]] std::string beginning_of(const FileSource& source);

/// \throws Error(bad_input): no row at all, a header whose quotes are wrong
[[nodiscard]] TableHead read_head(const FileSource& source, const Dialect& dialect);

}  // namespace steelyard
