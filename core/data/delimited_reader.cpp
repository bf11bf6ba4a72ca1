// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/delimited_reader.h"

#include "core/data/table_memory.h"
#include "core/data/table_parts.h"
#include "core/data/text_encoding.h"
#include "core/message.h"
#include "core/text.h"

namespace steelyard {
namespace {

/// Infinity is refused in columns of numbers; in a text column it is a word like any other.
void refuse_infinite(const FileSource& file, const TableLayout& layout, const OddColumns& odd) {
  const OddCells* first = nullptr;
  std::size_t first_column = 0;
  for (const auto& [column, cells] : odd.infinite) {
    if (!odd.text.contains(column) && (first == nullptr || cells.line < first->line)) {
      first = &cells;
      first_column = column;
    }
  }
  if (first != nullptr) {
    throw bad_input(
        {message("delimited.not_finite", "{1} is not a finite number", in_quotes(first->text)),
         place_in(file.name(), first->line) + ", column '" + layout.names[first_column] + "'",
         message("delimited.not_finite.accepted",
                 "finite numbers, or an empty cell, NA, NaN or ? for a missing value")});
  }
}

/// A stray word turns a column of numbers into text; the warning gives its place.
void warn_of_mixed_columns(const OddColumns& odd, Dataset& dataset) {
  for (const auto& [column, cells] : odd.text) {
    const Column& made = dataset.columns[column];
    if (cells.count * 2 < dataset.samples()) {
      dataset.warnings.push_back(message("table.mixed_column",
                                         "column {1} is taken as text: line {2} reads {3} ({4} of "
                                         "{5} {5:cell|cells} {4:is no number|are not numbers})",
                                         in_quotes(made.name), cells.line, in_quotes(cells.text),
                                         cells.count, dataset.samples()));
    }
  }
}

/// Numbers that a double cannot hold name something: as text, they stay different. A few of them
/// among others are measured, and lose little.
void take_long_numbers_as_text(const TableLayout& layout, OddColumns& odd, Dataset& dataset) {
  constexpr Index share = 10;
  for (const auto& [column, cells] : odd.long_numbers) {
    if (odd.text.contains(column)) {
      continue;
    }
    const bool name = share * cells.count >= dataset.samples();
    const std::string in_full = in_quotes(layout.names[column]);
    dataset.warnings.push_back(
        name ? message("table.long_numbers_as_text",
                       "column {1} is taken as text: line {2} reads {3}, and numbers hold only "
                       "about 16 digits",
                       in_full, cells.line, in_quotes(cells.text))
             : message("table.lost_digits",
                       "column {1} has numbers that lose digits: line {2} reads {3}, and numbers "
                       "hold only about 16 digits",
                       in_full, cells.line, in_quotes(cells.text)));
    if (name) {
      odd.text[column] = {cells.line, cells.text, dataset.samples()};
    }
  }
}

void describe_columns(const TableLayout& layout,
                      std::map<std::size_t, std::vector<std::string>> categories,
                      const OddColumns& odd, Dataset& dataset) {
  dataset.columns.resize(layout.names.size());
  for (std::size_t column = 0; column < layout.names.size(); ++column) {
    dataset.columns[column].name = layout.names[column];
    if (odd.text.contains(column)) {
      dataset.columns[column].kind = ColumnKind::category;
      dataset.columns[column].categories = std::move(categories[column]);
    }
  }
}

}  // namespace

Dataset read_delimited(const std::filesystem::path& path, const Dialect& dialect,
                       const ReadControl& control) {
  return read_delimited(FileSource(path), dialect, control);
}

Dataset read_delimited(const FileSource& file, const Dialect& dialect, const ReadControl& control) {
  constexpr std::size_t phases = 3;  // count, numbers, categories
  const TableLayout layout = find_layout(file, dialect);
  std::vector<RowChunk> chunks = cut_into_chunks(file, layout.data_begin);
  ChunkWatch watch(control, chunks.size(), phases);
  const Index rows = count_rows(file, dialect, layout, watch, chunks);

  Dataset dataset;
  dataset.name = to_utf8(file.path().filename().string());
  dataset.source = file.path().string();
  dataset.origin.reading.dialect = dialect;
  dataset.warnings = layout.warnings;
  dataset.values = make_table(static_cast<std::uint64_t>(rows), layout.names.size(), file, control);
  OddColumns odd = parse_numbers(file, dialect, layout, chunks, watch, dataset.values);
  refuse_infinite(file, layout, odd);
  take_long_numbers_as_text(layout, odd, dataset);
  auto categories = parse_categories(file, dialect, chunks, watch, odd.text, dataset.values);
  describe_columns(layout, std::move(categories), odd, dataset);
  warn_of_mixed_columns(odd, dataset);
  if (control.progress) {
    control.progress(1.0);
  }
  return dataset;
}

}  // namespace steelyard
