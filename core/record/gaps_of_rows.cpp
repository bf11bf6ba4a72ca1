// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/gaps_of_rows.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <string>
#include <utility>

#include "core/text.h"

namespace steelyard {
namespace {

/// Per row, what became of the cell of a column as it was read.
struct GapsOfColumn {
  bool of_text = false;         ///< its inputs are made of text
  std::vector<bool> valueless;  ///< an input that is made from the cell had no value
  std::vector<bool> filled;
};

/// What is found in the inputs of further rows.
struct GapsOfRows {
  std::map<std::string, GapsOfColumn> columns;  ///< by their names before the steps
  std::vector<Index> filled_inputs;             ///< per row
};

/// Names of columns with the number of such cells: "pos (2), x1 (1)".
class CellCounts {
 public:
  void add(const std::string& column, Index cells) {
    if (cells > 0) {
      cells_ += cells;
      columns_.push_back(short_name(column) + " (" + std::to_string(cells) + ")");
    }
  }
  [[nodiscard]] Index cells() const { return cells_; }
  [[nodiscard]] Message columns() const { return names_in_words(columns_); }

 private:
  Index cells_ = 0;
  std::vector<std::string> columns_;
};

void note_gap(Index row, Index rows, bool filled, GapsOfColumn& gaps) {
  gaps.valueless.resize(static_cast<std::size_t>(rows), false);
  gaps.filled.resize(static_cast<std::size_t>(rows), false);
  gaps.valueless[static_cast<std::size_t>(row)] = true;
  if (filled) {
    gaps.filled[static_cast<std::size_t>(row)] = true;
  }
}

void look_at_column(const Dataset& prepared, Index column, bool run_fills, GapsOfRows& found) {
  const Column& about = prepared.columns[static_cast<std::size_t>(column)];
  for (Index row = 0; row < prepared.samples(); ++row) {
    const auto at = static_cast<std::size_t>(row);
    const bool by_step = !about.filled.empty() && about.filled[at];
    if (by_step || std::isnan(prepared.values(row, column))) {
      const bool filled = by_step || run_fills;
      GapsOfColumn& gaps = found.columns[name_before_steps(about)];
      gaps.of_text = about.made_of_text.has_value();
      note_gap(row, prepared.samples(), filled, gaps);
      found.filled_inputs[at] += filled ? 1 : 0;
    }
  }
}

GapsOfRows gaps_in(const Problem& problem, const std::vector<Index>& needed,
                   const Dataset& prepared, bool run_fills) {
  GapsOfRows found;
  found.filled_inputs.resize(static_cast<std::size_t>(prepared.samples()), 0);
  for (const Index input : needed) {
    const std::string& name = problem.features[static_cast<std::size_t>(input)].name;
    if (const auto column = prepared.column_named(name)) {
      look_at_column(prepared, *column, run_fills, found);
    }
  }
  return found;
}

/// Calls `work` with the position and the gaps of each column that has some, in the table's order.
template <typename Work>
void for_each_gappy(const GapsOfRows& found, const Dataset& named, const Work& work) {
  for (std::size_t column = 0; column < named.columns.size(); ++column) {
    const auto gaps = found.columns.find(named.columns[column].name);
    if (gaps != found.columns.end()) {
      work(static_cast<Index>(column), gaps->second);
    }
  }
}

/// Cells that are not empty, but from which no input gets a value.
Index unusable_cells(const Dataset& named, Index column, const GapsOfColumn& gaps) {
  Index cells = 0;
  for (Index row = 0; row < named.samples(); ++row) {
    const bool valueless = gaps.valueless[static_cast<std::size_t>(row)];
    cells += valueless && !std::isnan(named.values(row, column)) ? 1 : 0;
  }
  return cells;
}

void note_unusable(const GapsOfRows& found, const Dataset& named, std::vector<Message>& notes) {
  CellCounts numbers;
  CellCounts texts;
  for_each_gappy(found, named, [&](Index column, const GapsOfColumn& gaps) {
    const Column& about = named.columns[static_cast<std::size_t>(column)];
    CellCounts& counts = about.kind == ColumnKind::category ? texts : numbers;
    counts.add(about.name, unusable_cells(named, column, gaps));
  });
  if (numbers.cells() > 0) {
    notes.push_back(message("applied.no_value",
                            "{1} {1:number counts|numbers count} as missing (a code for a missing "
                            "value, or without a logarithm): {2}",
                            numbers.cells(), numbers.columns()));
  }
  if (texts.cells() > 0) {
    notes.push_back(message("applied.no_number",
                            "{1} {1:text has|texts have} no number in the run and "
                            "{1:counts|count} as missing: {2}",
                            texts.cells(), texts.columns()));
  }
}

/// The cells of numbers or of text that were filled, and the rows that have some.
struct FilledOfKind {
  CellCounts counts;
  std::vector<bool> rows;

  [[nodiscard]] Index row_count() const { return std::count(rows.begin(), rows.end(), true); }
};

FilledOfKind filled_of_kind(const GapsOfRows& found, const Dataset& named, bool of_text) {
  FilledOfKind filled;
  filled.rows.resize(static_cast<std::size_t>(named.samples()), false);
  for_each_gappy(found, named, [&](Index column, const GapsOfColumn& gaps) {
    const Column& about = named.columns[static_cast<std::size_t>(column)];
    if (gaps.of_text != of_text) {
      return;
    }
    filled.counts.add(about.name, std::count(gaps.filled.begin(), gaps.filled.end(), true));
    for (std::size_t row = 0; row < gaps.filled.size(); ++row) {
      filled.rows[row] = filled.rows[row] || gaps.filled[row];
    }
  });
  return filled;
}

void note_filled(const GapsOfRows& found, const Dataset& named, std::vector<Message>& notes) {
  const FilledOfKind numbers = filled_of_kind(found, named, false);
  const FilledOfKind texts = filled_of_kind(found, named, true);
  if (numbers.counts.cells() > 0) {
    notes.push_back(message("applied.filled",
                            "{1} of {2} {2:row|rows} {1:has|have} cells that were filled with the "
                            "run's median: {3}",
                            numbers.row_count(), named.samples(), numbers.counts.columns()));
  }
  if (texts.counts.cells() > 0) {
    notes.push_back(message("applied.filled_text",
                            "{1} of {2} {2:row|rows} {1:has|have} cells of text that were filled "
                            "with the run's most frequent value or, in an order, its middle one: "
                            "{3}",
                            texts.row_count(), named.samples(), texts.counts.columns()));
  }
}

/// Such a row gets numbers and a prediction that say nothing of it.
void note_all_filled(const GapsOfRows& found, std::size_t needed, std::vector<Message>& notes) {
  const Index rows = std::count(found.filled_inputs.begin(), found.filled_inputs.end(),
                                static_cast<Index>(needed));
  if (needed > 0 && rows > 0) {
    notes.push_back(message("applied.all_filled",
                            "{1} {1:row has|rows have} no value of {1:its|their} own in any column "
                            "that the run needs: all of them were filled",
                            rows));
  }
}

}  // namespace

std::vector<Message> notes_on_gaps(const Problem& problem, const std::vector<Index>& needed,
                                   const Dataset& named, const Dataset& prepared, bool run_fills) {
  const GapsOfRows found = gaps_in(problem, needed, prepared, run_fills);
  std::vector<Message> notes;
  note_unusable(found, named, notes);
  note_filled(found, named, notes);
  note_all_filled(found, needed.size(), notes);
  return notes;
}

}  // namespace steelyard
