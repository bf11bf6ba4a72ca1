// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/column_source.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <utility>

#include "core/data/missing.h"
#include "core/data/number.h"
#include "core/error.h"
#include "core/message.h"
#include "core/text.h"

namespace steelyard {
namespace {

/// The row number shown to the user: the row of the file, from 1.
std::string named_row(const ColumnSource& source, Index sample) {
  return std::to_string(source.table->row_of(source.row(sample)) + 1);
}

/// Whether all rows are used, of adjacent columns, without missing cells. The columns must also be
/// aligned like a copy, at a full register: Eigen's sums depend on the alignment, and a run's
/// result must not depend on whether its inputs were copied.
bool stands_in_table(const ColumnSource& source, const std::vector<Index>& rows) {
  if (source.columns.empty() || source.rows_from != nullptr) {
    return false;
  }
  const bool all_rows = static_cast<Index>(rows.size()) == source.table->samples() &&
                        std::is_sorted(rows.begin(), rows.end()) &&
                        std::adjacent_find(rows.begin(), rows.end()) == rows.end();
  const bool side_by_side =
      source.columns.back() - source.columns.front() == std::ssize(source.columns) - 1;
  const auto address = std::bit_cast<std::uintptr_t>(
      source.table->values.data() + source.columns.front() * source.table->samples());
  return all_rows && side_by_side && address % EIGEN_DEFAULT_ALIGN_BYTES == 0 &&
         std::all_of(source.columns.begin(), source.columns.end(),
                     [&](Index column) { return missing_in(source, column, rows) == 0; });
}

/// The rows of the source's table.
std::vector<Index> places_of(const ColumnSource& source, const std::vector<Index>& rows) {
  std::vector<Index> places;
  places.reserve(rows.size());
  for (const Index sample : rows) {
    places.push_back(source.row(sample));
  }
  return places;
}

/// Which cells by a step of preparation; none if it is empty.
const std::vector<bool>& filled_in(const Dataset& table, Index column) {
  return table.columns[static_cast<std::size_t>(column)].filled;
}

bool step_filled(const ColumnSource& source, Index column, const std::vector<Index>& rows) {
  const std::vector<bool>& filled = filled_in(*source.table, column);
  return !filled.empty() && std::any_of(rows.begin(), rows.end(), [&](Index row) {
    return filled[static_cast<std::size_t>(source.row(row))];
  });
}

/// Per row of the table, whether its cell is or was missing.
std::vector<bool> gaps_in(const Dataset& table, Index column) {
  std::vector<bool> gaps = filled_in(table, column);
  gaps.resize(static_cast<std::size_t>(table.samples()), false);
  for (Index row = 0; row < table.samples(); ++row) {
    if (std::isnan(table.values(row, column))) {
      gaps[static_cast<std::size_t>(row)] = true;
    }
  }
  return gaps;
}

bool is_no_number(const std::string& text) {
  return parse_number(text, '.').kind != NumberKind::number;
}

}  // namespace

const Column& described(const ColumnSource& source, Index column) {
  const auto& columns =
      source.described_as != nullptr ? *source.described_as : source.table->columns;
  return columns[static_cast<std::size_t>(column)];
}

std::string place(const ColumnSource& source, Index column) {
  return source.table->name + ", column '" + described(source, column).name + "'";
}

std::vector<Index> columns_with(Role role, const Dataset& dataset,
                                const std::vector<Column>* described_as) {
  return columns_with(described_as != nullptr ? *described_as : dataset.columns, role);
}

ColumnSource input_source(const Dataset& dataset, const std::vector<Column>* described_as) {
  ColumnSource source{&dataset, columns_with(Role::input, dataset, described_as), nullptr, nullptr,
                      described_as};
  if (source.columns.empty()) {
    throw bad_input({message("problem.no_input", "no column has the role input"), dataset.name,
                     message("problem.no_input.accepted", "at least one input column")});
  }
  return source;
}

ColumnSource truth_source(const Dataset& dataset, const Dataset* truth_table,
                          std::vector<Message>& warnings, const std::vector<Column>* described_as,
                          const std::vector<Column>* truth_described_as) {
  ColumnSource source{&dataset, columns_with(Role::truth, dataset, described_as), nullptr, nullptr,
                      described_as};
  if (truth_table == nullptr) {
    return source;
  }
  const bool follows = !dataset.rows.empty() && truth_table->samples() == dataset.source_rows;
  if (!follows && truth_table->samples() != dataset.samples()) {
    throw bad_input({message("problem.truth_of_other_length",
                             "the target has {1} {1:row|rows}, but {2} has {3}",
                             truth_table->samples(), dataset.name, dataset.samples()),
                     truth_table->name,
                     message("problem.truth_of_other_length.accepted",
                             "a table of the target with equally many rows")});
  }
  if (!source.columns.empty()) {
    warnings.push_back(message("problem.truth_of_other_table",
                               "the target is taken from {1}, not from {2} "
                               "{2:column|columns} of {3}, {2:which is|which are} no input either "
                               "unless given as one",
                               truth_table->name, source.columns.size(), dataset.name));
  }
  source = {truth_table, columns_with(Role::truth, *truth_table, truth_described_as),
            follows ? &dataset : nullptr, nullptr, truth_described_as};
  if (source.columns.empty()) {
    source.columns = truth_table->number_columns();
  }
  if (source.columns.empty()) {
    throw bad_input(
        {message("problem.truth_without_numbers", "the table of the target has no number column"),
         truth_table->name,
         message("problem.truth_without_numbers.accepted", "at least one number column")});
  }
  return source;
}

void refuse_text(const ColumnSource& source, const Message& wrong) {
  for (const Index column : source.columns) {
    const Column& found = described(source, column);
    if (found.kind == ColumnKind::category) {
      // Such a column may also contain numbers; show a word that is not a number.
      const std::vector<std::string>& words =
          source.table->columns[static_cast<std::size_t>(column)].categories;
      const auto word = std::find_if(words.begin(), words.end(), is_no_number);
      throw bad_input(
          {word == words.end() ? wrong
                               : message("problem.text_for_example", "{1}, for example {2}", wrong,
                                         in_quotes(*word)),
           place(source, column),
           message("problem.text.accepted", "number columns (text may be a label or an id)")});
    }
  }
}

void refuse_infinite(const ColumnSource& source, const std::vector<Index>& rows) {
  for (const Index column : source.columns) {
    for (const Index row : rows) {
      const double value = std::abs(source.value(row, column));
      if (value > largest_value) {
        throw bad_input({std::isinf(value)
                             ? message("problem.infinite_value", "the value is infinite")
                             : message("problem.too_large_value", "the value is too large"),
                         place(source, column) + ", row " + named_row(source, row),
                         message("problem.too_large_value.accepted", "numbers up to 1e70")});
      }
    }
  }
}

void refuse_tiny(const ColumnSource& source, const std::vector<Index>& rows) {
  for (const Index column : source.columns) {
    double largest = 0.0;
    // Most columns have such a value in one of their first rows.
    for (auto row = rows.begin(); row != rows.end() && largest < smallest_column; ++row) {
      const double value = std::abs(source.value(*row, column));
      largest = value > largest ? value : largest;  // NaN is passed over
    }
    if (largest > 0.0 && largest < smallest_column) {
      throw bad_input(
          {message("problem.tiny_values", "no value is larger than {1}", short_text(largest, 2)),
           place(source, column),
           message("problem.tiny_values.accepted",
                   "columns in a unit in which some values are above 1e-70")});
    }
  }
}

Index missing_in(const ColumnSource& source, Index column, const std::vector<Index>& rows) {
  return std::count_if(rows.begin(), rows.end(),
                       [&](Index row) { return std::isnan(source.value(row, column)); });
}

void refuse_missing(const ColumnSource& source, const std::vector<Index>& rows) {
  for (const Index column : source.columns) {
    if (const Index count = missing_in(source, column, rows); count > 0) {
      const auto first = std::find_if(rows.begin(), rows.end(), [&](Index row) {
        return std::isnan(source.value(row, column));
      });
      throw bad_input(
          {message("problem.missing_cells",
                   "{1} {1:cell is|cells are} missing, the first in row {2}", count,
                   named_row(source, *first)),
           place(source, column),
           message("problem.missing_cells.accepted",
                   "no missing cells, or a choice of what to do with them: drop-rows or "
                   "fill-median")});
    }
  }
}

void drop_incomplete(const ColumnSource& source, std::vector<Index>& rows) {
  std::erase_if(rows, [&](Index row) {
    return std::any_of(source.columns.begin(), source.columns.end(),
                       [&](Index column) { return std::isnan(source.value(row, column)); });
  });
}

SharedMatrix values_of(const ColumnSource& source, const std::vector<Index>& rows) {
  if (source.owner && stands_in_table(source, rows)) {
    const Index begin = source.columns.front() * source.table->samples();
    return {source.owner, source.table->values.data() + begin, source.table->samples(),
            std::ssize(source.columns)};
  }
  const std::vector<Index> places = places_of(source, rows);
  FillRules rules(*source.table);
  Matrix values(static_cast<Index>(rows.size()), static_cast<Index>(source.columns.size()));
  for (std::size_t at = 0; at < source.columns.size(); ++at) {
    const bool gaps = missing_in(source, source.columns[at], rows) > 0;
    if (gaps) {
      values.col(static_cast<Index>(at)) =
          with_gaps_filled(*source.table, source.columns[at], rules)(places);
    } else {
      values.col(static_cast<Index>(at)) = source.table->values.col(source.columns[at])(places);
    }
  }
  return values;
}

FilledCells filled_cells(const ColumnSource& source, const std::vector<Index>& rows) {
  std::vector<FilledColumn> found;
  FillRules rules(*source.table);
  for (std::size_t at = 0; at < source.columns.size(); ++at) {
    const Index column = source.columns[at];
    const bool missing = missing_in(source, column, rows) > 0;
    if (missing || step_filled(source, column, rows)) {
      found.push_back(
          {static_cast<Index>(at), gaps_in(*source.table, column), rules.of(column), !missing});
    }
  }
  return found.empty() ? FilledCells()
                       : filled_in_samples(
                             std::make_shared<const std::vector<FilledColumn>>(std::move(found)),
                             places_of(source, rows));
}

std::vector<ColumnInfo> features_of(const ColumnSource& source, double Column::*period) {
  std::vector<ColumnInfo> features;
  for (const Index column : source.columns) {
    const Column& found = described(source, column);
    ColumnInfo& feature = features.emplace_back();
    feature.name = found.name;
    feature.unit = found.unit;
    feature.group = found.group;
    feature.period = found.*period;
    feature.of_text = text_origin(found);
    feature.made_from = found.made_from;
  }
  return features;
}

}  // namespace steelyard
