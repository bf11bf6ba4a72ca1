// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/record/preserving_table.h"

#include "core/measures/preserving_correction.h"
#include "core/record/run_tables.h"
#include "core/record/unrolled_inputs.h"

namespace steelyard {

RowTable distance_preserving_table(const Dataset& dataset, const std::vector<Index>& named_by,
                                   const Problem& problem, const Matrix& inputs,
                                   const std::vector<Index>& selected) {
  const UnrolledInputs plain = unrolled_inputs(problem, inputs);
  const std::vector<Index> kept = plain.columns_of(selected);
  const Matrix root = distance_preserving_root(plain.values, kept);
  std::vector<std::string> names;
  names.reserve(kept.size());
  for (const Index column : kept) {
    names.push_back(plain.names[static_cast<std::size_t>(column)] + "~");
  }
  return values_table(dataset, named_by, problem, names, plain.values(Eigen::all, kept) * root);
}

TextTable covariance_preserving_table(const Problem& problem, const Matrix& inputs,
                                      const std::vector<Index>& samples) {
  const UnrolledInputs plain = unrolled_inputs(problem, inputs);
  const Matrix rows = covariance_preserving_rows(plain.values, samples);
  TextTable table;
  table.header = plain.names;
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
