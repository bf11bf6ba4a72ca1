// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/trees/forest_prediction.h"

#include "core/random.h"
#include "core/trees/tree_growth.h"
#include "core/trees/tree_table.h"

namespace steelyard {

std::optional<Matrix> forest_prediction(const Matrix& points, const Matrix& numbers,
                                        const SampleOrder& order, const Matrix& asked,
                                        const ForestShape& shape, const std::stop_token& stop) {
  const TreeTable table = tree_table(points, numbers, order);
  if (table.varying().empty()) {
    return numbers.colwise().mean().replicate(asked.rows(), 1);
  }
  const TreePlan plan{
      .tried = std::ssize(table.varying()), .least = shape.least, .depth = std::nullopt};
  const Matrix by_row = asked.transpose();
  Matrix sums = Matrix::Zero(numbers.cols(), asked.rows());
  for (Index number = 0; number < shape.trees; ++number) {
    Random random(shape.seed, Purpose::trees, static_cast<std::uint64_t>(number));
    const auto grown = grow_tree(table, plan, random, stop);
    if (!grown) {
      return std::nullopt;
    }
    const Tree& tree = grown->tree;
    for (Index row = 0; row < asked.rows(); ++row) {
      const double* values = by_row.col(row).data();
      const std::size_t leaf = tree.leaf_below(0, [&](std::size_t node) {
        return values[tree.nodes[node].column] <= tree.nodes[node].value;
      });
      sums.col(row) += Eigen::Map<const Vector>(tree.prediction(tree.nodes[leaf]), numbers.cols());
    }
  }
  return sums.transpose() / static_cast<double>(shape.trees);
}

}  // namespace steelyard
