// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/metric_learning/regression_table.h"

#include <algorithm>
#include <cmath>

#include "core/problem/weighted_space.h"

namespace steelyard::metric_learning {
Samples RegressionTable::at(const std::vector<Index>& positions) const {
  return {inputs(Eigen::all, positions), targets.values(positions, Eigen::all)};
}

RegressionTable regression_table(const Problem& problem, InputScaling scaling,
                                 const std::vector<Index>& training) {
  RegressionTable table;
  table.samples = samples_with_target(problem);
  std::vector<Index> learned_from;
  for (const Index place : training) {
    learned_from.push_back(table.samples[static_cast<std::size_t>(place)]);
  }
  table.targets = targets_of_samples(problem, learned_from);
  table.targets.values = targets_of(problem, table.targets)(table.samples, Eigen::all);
  const Problem part = problem.with_samples(learned_from);
  const auto& [means, deviations] = part.inputs.spread();
  const Vector alike = inverse_deviations(part);
  const Index varying = (alike.array() > 0.0).count();
  const double total = (alike.array() > 0.0).select(deviations, 0.0).norm();
  table.centre = means;
  table.factor =
      scaling == InputScaling::each
          ? Vector(alike / std::sqrt(static_cast<double>(std::max<Index>(varying, 1))))
          : Vector((alike.array() > 0.0).select(Vector::Constant(alike.size(), 1.0 / total), 0.0));
  table.inputs = problem.inputs(table.samples, Eigen::all).transpose();
  table.inputs.colwise() -= table.centre;
  table.inputs.array().colwise() *= table.factor.array();
  return table;
}

}  // namespace steelyard::metric_learning
