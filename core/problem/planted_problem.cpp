// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/planted_problem.h"

#include <utility>

namespace steelyard {

Problem problem_of(const PlantedTable& table) {
  Problem problem;
  problem.inputs = table.inputs;
  for (std::size_t column = 0; column < table.names.size(); ++column) {
    ColumnInfo feature;
    feature.name = table.names[column];
    feature.group = table.groups.empty() ? "" : table.groups[column];
    problem.features.push_back(std::move(feature));
  }
  problem.truth = table.target;
  ColumnInfo target;
  target.name = "y";
  problem.truth_features.push_back(std::move(target));
  Vector known = Vector::Zero(table.inputs.cols());
  known(table.true_columns).setOnes();
  problem.known_weights = std::move(known);
  return problem;
}

}  // namespace steelyard
