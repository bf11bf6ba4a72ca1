// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/metric_learning/regression_table.h"

#include <algorithm>
#include <cmath>

#include "core/problem/samples_as_points.h"

namespace steelyard::metric_learning {
Samples RegressionTable::at(const std::vector<Index>& positions) const {
  return {inputs(Eigen::all, positions), targets.values(positions, Eigen::all)};
}

Vector scaling_factors(const Problem& problem, InputScaling scaling) {
  Vector alike = inverse_deviations(problem);
  if (scaling == InputScaling::each) {
    return alike;
  }
  const auto varies = alike.array() > 0.0;
  const double total = varies.select(problem.inputs.spread().deviations, 0.0).matrix().norm();
  return varies.select(Vector::Constant(alike.size(), 1.0 / total), 0.0);
}

RegressionTable regression_table(const Problem& problem, InputScaling scaling,
                                 const std::vector<Index>& training) {
  RegressionTable table;
  table.samples = samples_with_target(problem);
  std::vector<Index> learned_from;
  learned_from.reserve(training.size());
  for (const Index place : training) {
    learned_from.push_back(table.samples[static_cast<std::size_t>(place)]);
  }
  table.targets = targets_of_samples(problem, learned_from);
  table.targets.values = targets_of(problem, table.targets)(table.samples, Eigen::all);
  const Problem part = problem.with_samples(learned_from);
  table.centre = part.inputs.spread().means;
  table.factor = scaling_factors(part, scaling);
  if (scaling == InputScaling::each) {
    const Index varying = (table.factor.array() > 0.0).count();
    table.factor /= std::sqrt(static_cast<double>(std::max<Index>(varying, 1)));
  }
  table.inputs = problem.inputs(table.samples, Eigen::all).transpose();
  table.inputs.colwise() -= table.centre;
  table.inputs.array().colwise() *= table.factor.array();
  return table;
}

}  // namespace steelyard::metric_learning
