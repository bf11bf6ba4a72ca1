// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/colvar_reader.h"

#include "core/data/colvar_header.h"
#include "core/data/read_progress.h"
#include "core/data/table_memory.h"
#include "core/data/table_parts.h"
#include "core/data/text_encoding.h"
#include "core/data/unique_names.h"
#include "core/text.h"

namespace steelyard {
namespace {

const Dialect colvar_dialect{' ', false, '.', '\0', "#", 0};

/// Refuses the first cell that is not a finite number: every column of a COLVAR file is numeric.
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
        {in_quotes(first->text) + " is not a finite number",
         place_in(file.name(), first->line) + ", column '" + layout.names[first_column] + "'",
         "finite numbers, or nan for a missing value"});
  }
}

TableLayout layout_of(const FileSource& file, const ColvarHeader& header) {
  TableLayout layout = find_layout(file, colvar_dialect);
  layout.names = header.fields;
  layout.pattern_line = header.fields_line;
  layout.warnings = make_names_unique(layout.names, "line " + std::to_string(header.fields_line));
  if (header.headers > 1) {
    layout.warnings.push_back(
        "the file has " + std::to_string(header.headers) +
        " headers: the simulation was restarted, and rows may overlap in time");
  }
  return layout;
}

void describe_fields(const FileSource& file, const ColvarHeader& header, Dataset& dataset) {
  for (std::size_t column = 0; column < dataset.columns.size(); ++column) {
    Column& made = dataset.columns[column];
    const std::string& field = header.fields[column];
    made.period = header.period_of(field, file.name()).value_or(0.0);
    made.truth_period = made.period;
    if (field == "time") {
      made.roles = made.roles.with(Role::time);
    }
  }
}

}  // namespace

bool begins_as_colvar(std::string_view beginning) {
  if (beginning.substr(0, 2) != "#!") {
    return false;
  }
  const auto word = beginning.find_first_not_of(" \t", 2);
  return word != std::string_view::npos && beginning.substr(word, 7) == "FIELDS ";
}

Dataset read_colvar(const FileSource& file, const Reading& /*the file is self-describing*/,
                    const ReadControl& control) {
  constexpr std::size_t phases = 2;  // count, numbers
  constexpr double header_share = 0.2;
  const ColvarHeader header = read_colvar_header(file, part_of(control, 0.0, header_share));
  const TableLayout layout = layout_of(file, header);
  std::vector<RowChunk> chunks = cut_into_chunks(file, layout.data_begin);
  const ReadControl rest = part_of(control, header_share, 1.0);
  ChunkWatch watch(rest, chunks.size(), phases);
  const Index rows = count_rows(file, colvar_dialect, layout, watch, chunks);

  Dataset dataset;
  dataset.name = to_utf8(file.path().filename().string());
  dataset.source = file.path().string();
  dataset.warnings = layout.warnings;
  dataset.values = make_table(static_cast<std::uint64_t>(rows), layout.names.size(), file, control);
  refuse_odd_cells(file, layout,
                   parse_numbers(file, colvar_dialect, layout, chunks, watch, dataset.values));
  for (const std::string& name : layout.names) {
    dataset.columns.emplace_back().name = name;
  }
  describe_fields(file, header, dataset);
  ReadProgress(control).at(1.0);
  return dataset;
}

}  // namespace steelyard
