// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/data/dataset.h"
#include "core/data/file_source.h"
#include "core/data/table_layout.h"
#include "core/data/table_parts.h"

namespace steelyard {

/// The numbers of a format in which every column is numeric, with the warnings of the layout; the
/// reader adds the columns.
/// \param rows   all of those in the chunks
/// \param watch  of the chunks, for the last of their phases
/// \return a table without columns, whose values are rows x names of the layout
/// \throws Error(bad_input) that names line and column of the first cell that is not a finite
///         number, or if the table does not fit into the memory
[[nodiscard]] Dataset numeric_table(const FileSource& file, const Dialect& dialect,
                                    const TableLayout& layout, const std::vector<RowChunk>& chunks,
                                    Index rows, ChunkWatch& watch, const ReadControl& control);

}  // namespace steelyard
