// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/input_deviations.h"

#include "core/measures/spread.h"

namespace steelyard {

Vector deviations_of(const SharedMatrix& columns, const std::vector<ColumnInfo>& features) {
  Vector deviations = standard_deviations(columns);
  for (Index column = 0; column < deviations.size(); ++column) {
    const auto at = static_cast<std::size_t>(column);
    const double period = at < features.size() ? features[at].period : 0.0;
    if (period > 0.0 && deviations[column] > 0.0) {
      deviations[column] = circular_deviation(columns.col(column), period);
    }
  }
  return deviations;
}

Vector input_deviations(const Problem& problem) {
  return deviations_of(problem.inputs, problem.features);
}

const Vector& KeptDeviations::of(const ProblemPtr& problem) {
  if (problem_.lock() != problem) {
    deviations_ = input_deviations(*problem);
    problem_ = problem;
  }
  return deviations_;
}

}  // namespace steelyard
