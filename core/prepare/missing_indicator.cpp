// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/prepare/missing_indicator.h"

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

Message add_indicators(Dataset& table, const ParameterValues& values,
                       const ReadControl& /*control*/) {
  const auto options = options_of(missing_indicator_parameters(), values);
  const std::vector<Index> columns = columns_of(table, options.columns);
  const std::vector<Index> missing = count_missing(table, columns);
  std::vector<Index> marked;
  for (std::size_t at = 0; at < columns.size(); ++at) {
    const auto column = static_cast<std::size_t>(columns[at]);
    const std::string name = table.columns[column].name + " is missing";
    if (missing[at] > 0 && !table.column_named(name)) {
      Column indicator;
      indicator.name = name;
      indicator.roles = table.columns[column].roles;
      table.columns.push_back(std::move(indicator));
      marked.push_back(columns[at]);
    }
  }
  const Index before = table.values.cols();
  table.values.conservativeResize(Eigen::NoChange, before + std::ssize(marked));
  for (std::size_t at = 0; at < marked.size(); ++at) {
    table.values.col(before + static_cast<Index>(at)) =
        table.values.col(marked[at]).array().isNaN().cast<double>();
  }
  return message("step.missing_indicators",
                 "{1} {1:column|columns} that {1:marks|mark} missing cells {1:was|were} added",
                 marked.size());
}

}  // namespace

Preparation missing_indicator() {
  return {"missing-indicator",
          "Mark missing cells",
          "Adds a column of 0 and 1 for each column with missing cells",
          schema_of<missing_indicator_parameters>,
          add_indicators,
          true};
}

}  // namespace steelyard
