// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/preserving_table.h"

#include "core/measures/preserving_correction.h"
#include "core/record/run_tables.h"

namespace steelyard {

RowTable distance_preserving_table(const Dataset& dataset, const std::vector<Index>& named_by,
                                   const Problem& problem, const Matrix& inputs,
                                   const std::vector<Index>& selected) {
  const Matrix root = distance_preserving_root(inputs, selected);
  std::vector<std::string> names = names_of(problem, selected);
  for (std::string& name : names) {
    name += "~";
  }
  return values_table(dataset, named_by, problem, names, inputs(Eigen::all, selected) * root);
}

TextTable covariance_preserving_table(const Problem& problem, const Matrix& inputs,
                                      const std::vector<Index>& samples) {
  const Matrix rows = covariance_preserving_rows(inputs, samples);
  TextTable table;
  for (const Feature& feature : problem.features) {
    table.header.push_back(feature.name);
  }
  for (Index row = 0; row < rows.rows(); ++row) {
    std::vector<std::string> cells;
    for (const double value : rows.row(row)) {
      cells.push_back(number_text(value));
    }
    table.rows.push_back(std::move(cells));
  }
  return table;
}

}  // namespace steelyard
