// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "core/methods/automatic/member_ranking.h"
#include "core/methods/baselines/forest_method.h"
#include "tests/support/dense_algebra.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/run_method.h"
#include "tests/support/target_problem.h"

namespace steelyard::tests {

/// Numbers that no column of the table has to do with, not even by chance: what a regression on all
/// of them leaves of random ones. A column that is not planted is then never kept by luck.
inline Matrix unrelated_to(const Matrix& inputs, std::uint64_t seed) {
  const Matrix random = normal_matrix(inputs.rows(), 1, seed);
  return random - inputs * least_squares(inputs, random);
}

/// Numbers made of x3 and x6.
inline std::shared_ptr<Problem> linear_table(Index samples = 120, Index columns = 8) {
  const Matrix inputs = normal_matrix(samples, columns, 41);
  return number_problem(inputs,
                        inputs.col(2) + 0.8 * inputs.col(5) + 0.4 * unrelated_to(inputs, 42));
}

/// Every combination of five signs, four times. The class is whether the signs of x2 and x4 differ;
/// in half of the first quarter it is the other one, such that at most four columns together say
/// nothing about which half that is.
inline std::shared_ptr<Problem> xor_table() {
  constexpr Index columns = 5;
  constexpr Index combinations = 32;
  Matrix inputs(4 * combinations, columns);
  std::vector<int> classes;
  for (Index sample = 0; sample < inputs.rows(); ++sample) {
    for (Index column = 0; column < columns; ++column) {
      inputs(sample, column) = ((sample >> column) & 1) != 0 ? 1.0 : -1.0;
    }
    const bool differ = inputs(sample, 1) != inputs(sample, 3);
    const bool wrong = sample < combinations && inputs.row(sample).prod() > 0.0;
    classes.push_back(differ != wrong ? 1 : 0);
  }
  return class_problem(std::move(inputs), std::move(classes), {"same", "different"});
}

/// The product of x1 and x4, each shifted a little.
inline std::shared_ptr<Problem> product_table(Index samples = 150) {
  const Matrix inputs = normal_matrix(samples, 5, 43);
  return number_problem(inputs,
                        ((inputs.col(0).array() + 0.5) * (inputs.col(3).array() + 0.5)).matrix());
}

inline RunPlan plan_of(const std::shared_ptr<const Method>& method, const Settings& settings = {}) {
  return {method, values_of(*method, settings), {}, {}, false};
}

/// A forest that ranks the columns, and a smaller one that ranks the best again.
inline automatic::Member eliminating_forest() {
  const auto forest = std::make_shared<const baselines::ForestMethod>();
  const auto of = [&](const char* trees) {
    return plan_of(
        forest,
        {{"trees", trees}, {"min_leaf", "2"}, {"columns", "third"}, {"importance", "impurity"}});
  };
  return {of("80"), of("50")};
}

}  // namespace steelyard::tests
