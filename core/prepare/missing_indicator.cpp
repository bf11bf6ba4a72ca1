// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/prepare/missing_indicator.h"

#include <string>
#include <utility>
#include <vector>

#include "core/data/missing.h"
#include "core/prepare/columns_parameter.h"
#include "core/prepare/schema_of.h"

namespace steelyard {
namespace {

struct MissingIndicatorOptions {
  std::string columns = inputs_word;
};

ParameterList<MissingIndicatorOptions> missing_indicator_parameters() {
  return {columns_parameter(field(&MissingIndicatorOptions::columns))};
}

/// The columns of which missing cells are marked, and the names of the marks.
std::vector<std::pair<Index, std::string>> marks_for(const Dataset& table,
                                                     const ParameterValues& values) {
  const auto options = options_of(missing_indicator_parameters(), values);
  const std::vector<Index> columns = columns_of(table, options.columns);
  const std::vector<Index> missing = count_missing(table, columns);
  std::vector<std::pair<Index, std::string>> marks;
  for (std::size_t at = 0; at < columns.size(); ++at) {
    std::string name = table.columns[static_cast<std::size_t>(columns[at])].name + " is missing";
    if (missing[at] > 0 && !table.column_named(name)) {
      marks.emplace_back(columns[at], std::move(name));
    }
  }
  return marks;
}

void add_marks(const std::vector<std::pair<Index, std::string>>& marks, Dataset& rows) {
  const Index before = rows.values.cols();
  rows.values.conservativeResize(Eigen::NoChange, before + std::ssize(marks));
  for (std::size_t at = 0; at < marks.size(); ++at) {
    const auto& [column, name] = marks[at];
    Column indicator;
    const Column& marked = rows.columns[static_cast<std::size_t>(column)];
    indicator.name = name;
    indicator.roles = marked.roles;
    indicator.made_from = name_before_steps(marked);
    rows.columns.push_back(std::move(indicator));
    rows.values.col(before + static_cast<Index>(at)) =
        rows.values.col(column).array().isNaN().cast<double>();
  }
}

Message add_indicators(Dataset& table, const ParameterValues& values,
                       const ReadControl& /*control*/) {
  const auto marks = marks_for(table, values);
  add_marks(marks, table);
  return message("step.missing_indicators",
                 "{1} {1:column|columns} that {1:marks|mark} missing cells {1:was|were} added",
                 marks.size());
}

/// Those of the table, whatever cells the further rows lack.
void add_further_indicators(Dataset& rows, const Dataset& before, const ParameterValues& values) {
  add_marks(marks_for(before, values), rows);
}

}  // namespace

Preparation missing_indicator() {
  return {"missing-indicator",
          "Mark missing cells",
          "Adds a column of 0 and 1 for each column with missing cells",
          schema_of<missing_indicator_parameters>,
          add_indicators,
          true,
          add_further_indicators};
}

}  // namespace steelyard
