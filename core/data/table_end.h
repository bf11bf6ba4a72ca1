// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/data/dialect.h"
#include "core/data/file_source.h"
#include "core/data/table_layout.h"
#include "core/message.h"

namespace steelyard {

/// A row near the end of a file.
struct EndRow {
  std::uint64_t begin = 0;  ///< offset of its line
  std::vector<std::string> cells;
};

/// Where the rows of a table end in a file.
struct TableEnd {
  std::uint64_t end = 0;          ///< offset behind the last row
  std::vector<EndRow> totals;     ///< the last rows, as far as they call themselves totals or means
  std::vector<Message> warnings;  ///< what was left out below
};

/// Looks at the last 64 KiB of the text for footnotes (core/data/footnotes.h), which are left out,
/// and for rows of totals above these. If a line end within quotes stands in a part of a longer
/// file, nothing is left out, because the quotes cannot be told apart from there.
[[nodiscard]] TableEnd find_table_end(const FileSource& file, const Dialect& dialect,
                                      const TableLayout& layout);

}  // namespace steelyard
