// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/trees/forest_prediction.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/random.h"
#include "core/trees/tree_growth.h"
#include "core/trees/tree_table.h"

namespace steelyard {

std::optional<Matrix> forest_prediction(const Matrix& points, const Matrix& numbers,
                                        const SampleOrder& order, const Matrix& asked,
                                        const ForestShape& shape, const std::stop_token& stop) {
  const TreeTable table = tree_table(points, numbers, order);
  const std::vector<Index> varying = table.varying();
  if (varying.empty()) {
    return numbers.colwise().mean().replicate(asked.rows(), 1);
  }
  const TreePlan plan{.tried = std::ssize(varying), .least = shape.least, .depth = std::nullopt};
  const Matrix by_row = asked.transpose();
  Matrix sums = Matrix::Zero(numbers.cols(), asked.rows());
  for (Index number = 0; number < shape.trees; ++number) {
    Random random(shape.seed, Purpose::trees, static_cast<std::uint64_t>(number));
    const auto grown = grow_tree(table, varying, plan, random, stop);
    if (!grown) {
      return std::nullopt;
    }
    const Tree& tree = grown->tree;
    for (Index row = 0; row < asked.rows(); ++row) {
      const double* prediction = tree.prediction_for(by_row.col(row).data());
      sums.col(row) += Eigen::Map<const Vector>(prediction, numbers.cols());
    }
  }
  return sums.transpose() / static_cast<double>(shape.trees);
}

double seconds_of_forest_prediction(Index samples, Index columns, Index targets,
                                    const ForestShape& shape) {
  constexpr double share_drawn = 0.632;  // of the samples, at least once
  constexpr double of_a_step = 1.0 / 7.3e8;
  constexpr double of_a_node = 3e-7;  // however few samples it has
  const double drawn = share_drawn * static_cast<double>(samples);
  const double leaves = std::max(1.0, drawn / static_cast<double>(shape.least));
  const double depth = 1.7 * std::log2(std::max(leaves, 2.0));
  // Each sample is looked at in each column, and moved to one side of the split in each of them.
  const double of_a_cell = (3.1 + 0.4 * static_cast<double>(targets)) * of_a_step;
  return static_cast<double>(shape.trees) *
         (drawn * depth * static_cast<double>(columns) * of_a_cell + 2.0 * leaves * of_a_node);
}

}  // namespace steelyard
