// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/problem/problem.h"
#include "tests/support/ordered_tables.h"

namespace steelyard::tests {

/// Inputs x1, x2, ..., a target y, and a last column w of the weights.
inline Dataset weighted_table(const Matrix& values, const Vector& weights) {
  Dataset table = explained_table(values);
  table.values.conservativeResize(Eigen::NoChange, values.cols() + 1);
  table.values.rightCols(1) = weights;
  Column& column = table.columns.emplace_back();
  column.name = "w";
  column.roles = RoleSet().with(Role::weight);
  return table;
}

/// 1, 2, 3, 1, 2, 3, ...
inline Vector one_two_three(Index rows) {
  return Vector::NullaryExpr(rows, [](Index row) { return static_cast<double>(1 + row % 3); });
}

/// Every weight is doubled: each sample stands there twice.
inline Problem doubled(const Problem& problem) {
  std::vector<Index> twice;
  for (Index sample = 0; sample < problem.samples(); ++sample) {
    twice.insert(twice.end(), 2, sample);
  }
  return problem.with_samples(twice);
}

}  // namespace steelyard::tests
