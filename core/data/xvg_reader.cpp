// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/xvg_reader.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "core/data/cell.h"
#include "core/data/line_reader.h"
#include "core/data/numeric_table.h"
#include "core/data/row_text.h"
#include "core/data/table_memory.h"
#include "core/data/table_parts.h"
#include "core/data/unique_names.h"
#include "core/data/xvg_header.h"
#include "core/message.h"
#include "core/text.h"

namespace steelyard {
namespace {

const Dialect xvg_dialect{' ', false, '.', '\0', "#", 0};

/// Names and units of as many columns as the first row has cells.
void name_series(const XvgHeader& header, std::size_t columns, TableLayout& layout) {
  const LabelAndUnit x = split_label(header.x_label);
  const LabelAndUnit y = split_label(header.y_label);
  const std::vector<std::string> units = units_in_label(header.y_label);
  const std::size_t series = columns - 1;
  layout.names.push_back(x.label);
  layout.units.push_back(x.unit);
  for (std::size_t k = 0; k < series; ++k) {
    const auto legend = header.legends.find(k);
    layout.names.push_back(legend != header.legends.end() ? legend->second
                           : series == 1                  ? y.label
                                                          : "s" + std::to_string(k));
    layout.units.push_back(units.size() == 1        ? units.front()
                           : units.size() == series ? units[k]
                                                    : std::string());
  }
  layout.warnings = make_names_unique(layout.names, names_in_header());
}

TableLayout layout_of_graph(const FileSource& file, const XvgHeader& header) {
  TableLayout layout;
  layout.data_begin = header.data_begin;
  layout.first_line = header.first_line;
  layout.pattern_line = header.first_line;
  const StoredRow row = read_row(file, header.data_begin, header.data_end, xvg_dialect);
  const std::size_t columns = count_cells(row.text, xvg_dialect);
  if (columns > most_columns) {
    throw too_many_cells(most_columns, place_in(file.name(), header.first_line));
  }
  name_series(header, columns, layout);
  if (header.further_sets) {
    layout.warnings.push_back(
        message("xvg.further_sets",
                "only the first set of rows is read; the file has further ones below a line with "
                "'&' or '@'"));
  }
  return layout;
}

void describe_series(const XvgHeader& header, const TableLayout& layout, Dataset& dataset) {
  for (std::size_t column = 0; column < layout.names.size(); ++column) {
    Column& made = dataset.columns.emplace_back();
    made.name = layout.names[column];
    made.unit = layout.units[column];
  }
  if (in_lower_case(header.x_label).find("time") != std::string::npos) {
    dataset.columns.front().roles = dataset.columns.front().roles.with(Role::time);
  }
}

}  // namespace

bool begins_as_xvg(std::string_view beginning) {
  constexpr std::array<std::string_view, 10> commands{
      "title", "subtitle", "xaxis", "yaxis", "TYPE", "view", "legend", "s0", "with", "version"};
  while (!beginning.empty()) {
    std::string_view line = trimmed(take_line(beginning));
    if (line.empty() || line.front() == '#') {
      continue;
    }
    if (line.front() != '@') {
      return false;
    }
    line = trimmed(line.substr(1));
    const std::string_view word = line.substr(0, line.find_first_of(" \t"));
    return std::find(commands.begin(), commands.end(), word) != commands.end();
  }
  return false;
}

Dataset read_xvg(const FileSource& file, const Reading& /*the file is self-describing*/,
                 const ReadControl& control) {
  constexpr std::size_t phases = 2;  // count, numbers
  constexpr double header_share = 0.3;
  const XvgHeader header = read_xvg_header(file, part_of(control, 0.0, header_share));
  TableLayout layout = layout_of_graph(file, header);
  std::vector<RowChunk> chunks = cut_into_chunks(file, layout.data_begin, 0, header.data_end);
  const ReadControl rest = part_of(control, header_share, 1.0);
  ChunkWatch watch(rest, chunks.size(), phases);
  Index rows = count_rows(file, xvg_dialect, layout, watch, chunks);
  if (auto cut = leave_out_cut_row(file, xvg_dialect, layout, chunks)) {
    layout.warnings.push_back(std::move(*cut));
    --rows;
  }

  Dataset dataset = numeric_table(file, xvg_dialect, layout, chunks, rows, watch, control);
  describe_series(header, layout, dataset);
  ReadProgress(control).at(1.0);
  return dataset;
}

}  // namespace steelyard
