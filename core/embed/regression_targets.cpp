// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/embed/regression_targets.h"

#include <cmath>
#include <vector>

#include "core/measures/spread.h"
#include "core/problem/samples_as_points.h"

namespace steelyard {

RegressionTargets regression_targets(const Problem& problem) {
  const Matrix none(problem.samples(), 0);
  if (problem.truth.cols() == 0) {
    return {none, "there is no ground truth to regress"};
  }
  if (problem.truth_kind == TruthKind::distance_matrix) {
    return {none, "a distance matrix as the ground truth cannot be regressed"};
  }
  const Matrix space = truth_space(problem);
  const Vector deviations = standard_deviations(space);
  std::vector<Index> varying;
  for (Index column = 0; column < space.cols(); ++column) {
    if (deviations[column] > 0.0) {
      varying.push_back(column);
    }
  }
  if (varying.empty()) {
    return {none, "the ground truth is constant"};
  }
  Matrix values = space(Eigen::all, varying);
  values.rowwise() -= values.colwise().mean().eval();
  const auto columns = static_cast<double>(varying.size());
  for (Index column = 0; column < values.cols(); ++column) {
    values.col(column) /=
        deviations[varying[static_cast<std::size_t>(column)]] * std::sqrt(columns);
  }
  return {values, ""};
}

}  // namespace steelyard
