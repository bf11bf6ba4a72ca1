// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/convex_table.h"

#include <algorithm>

#include "core/measures/spread.h"
#include "core/positions.h"

namespace steelyard::sobolev {

Matrix ConvexTable::standardised(const MatrixView& raw) const {
  Matrix values(raw.rows(), std::ssize(varying));
  for (Index k = 0; k < values.cols(); ++k) {
    values.col(k) =
        (raw.col(varying[static_cast<std::size_t>(k)]).array() - means[k]) / deviations[k];
  }
  return values;
}

ConvexTable convex_table(const Problem& problem) {
  const std::vector<Index> samples = samples_with_target(problem);
  const Matrix raw = problem.inputs(samples, Eigen::all);
  const auto [means, deviations] = column_spread(raw);
  ConvexTable table;
  for (Index input = 0; input < raw.cols(); ++input) {
    (deviations[input] > 0.0 ? table.varying : table.constant).push_back(input);
  }
  table.means = means(table.varying);
  table.deviations = deviations(table.varying);
  table.inputs = table.standardised(raw);
  table.targets = targets_of_samples(problem, samples);
  return table;
}

Matrix targets_of_classes(const Targets& targets) {
  const Index classes = std::ssize(targets.classes);
  Matrix values = Matrix::Identity(classes, classes);
  values.rowwise() -= targets.means.transpose();
  return values * targets.deviations.cwiseInverse().asDiagonal();
}

Matrix some_rows(const Matrix& rows, Index most) {
  return rows(evenly_spaced(rows.rows(), std::min(rows.rows(), most)), Eigen::all);
}

}  // namespace steelyard::sobolev
