// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/data/dataset.h"
#include "tests/support/normal_matrix.h"

namespace steelyard::tests {

/// A table of columns x1, x2, ... which are inputs, and y, the last, which is explained.
inline Dataset explained_table(Matrix values) {
  Dataset table;
  table.name = "table";
  for (Index column = 0; column < values.cols(); ++column) {
    const bool last = column + 1 == values.cols();
    Column& about = table.columns.emplace_back();
    about.name = last ? "y" : "x" + std::to_string(column + 1);
    about.roles = RoleSet().with(last ? Role::truth : Role::input);
  }
  table.values = std::move(values);
  return table;
}

/// Independent random walks: nothing has to do with anything, but neighbouring rows are alike.
inline Matrix random_walks(Index rows, Index columns, std::uint64_t seed) {
  Matrix walks = normal_matrix(rows, columns, seed);
  for (Index row = 1; row < rows; ++row) {
    walks.row(row) += walks.row(row - 1);
  }
  return walks;
}

/// Samples of noise, each taken several times, in one block after another.
inline Matrix repeated_noise(Index samples, Index columns, Index times, std::uint64_t seed) {
  return normal_matrix(samples, columns, seed).replicate(times, 1);
}

}  // namespace steelyard::tests
