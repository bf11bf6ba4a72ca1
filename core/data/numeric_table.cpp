// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/numeric_table.h"

#include <cstdint>

#include "core/data/table_memory.h"
#include "core/message.h"
#include "core/text.h"

namespace steelyard {
namespace {

void refuse_odd_cells(const FileSource& file, const TableLayout& layout, const OddColumns& odd) {
  const OddCells* first = nullptr;
  std::size_t first_column = 0;
  for (const auto* columns : {&odd.text, &odd.infinite}) {
    for (const auto& [column, cells] : *columns) {
      if (first == nullptr || cells.line < first->line) {
        first = &cells;
        first_column = column;
      }
    }
  }
  if (first != nullptr) {
    throw bad_input(
        {message("colvar.not_finite", "{1} is not a finite number", in_quotes(first->text)),
         place_in(file.name(), first->line, layout.names[first_column]),
         message("colvar.not_finite.accepted", "finite numbers, or nan for a missing value")});
  }
}

}  // namespace

Dataset numeric_table(const FileSource& file, const Dialect& dialect, const TableLayout& layout,
                      const std::vector<RowChunk>& chunks, Index rows, ChunkWatch& watch,
                      const ReadControl& control) {
  Dataset dataset =
      unread_table(static_cast<std::uint64_t>(rows), layout.names.size(), file, control);
  dataset.warnings = layout.warnings;
  refuse_odd_cells(
      file, layout,
      parse_numbers(file, dialect, layout, chunks, watch, dataset.values, CellForms::plain));
  return dataset;
}

}  // namespace steelyard
