// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/metric_learning/metric_map.h"

#include <algorithm>

#include "core/parallel.h"

namespace steelyard::metric_learning {
namespace {

constexpr double worth_a_team = 5e5;

bool is_large(const Matrix& left, const Matrix& right) {
  return static_cast<double>(left.size()) * static_cast<double>(right.cols()) > worth_a_team;
}

}  // namespace

Matrix MetricMap::matrix() const {
  return shape == MapShape::full ? values : Matrix(values.col(0).asDiagonal());
}

KernelPoints MetricMap::apply(const Matrix& inputs, const std::stop_token& stop) const {
  if (shape == MapShape::diagonal) {
    return KernelPoints(values.col(0).asDiagonal() * inputs);
  }
  constexpr Index together = 128;
  Matrix points(values.rows(), inputs.cols());
  const Index blocks = (inputs.cols() + together - 1) / together;
  const bool whole =
      parallel_for(blocks, stop, {.team = is_large(values, inputs)}, [&](Index block) {
        const Index first = block * together;
        const Index count = std::min(together, inputs.cols() - first);
        points.middleCols(first, count).noalias() = values * inputs.middleCols(first, count);
      });
  return whole ? KernelPoints(std::move(points)) : KernelPoints();
}

bool MetricMap::add_pulled_back(const Matrix& of_points, const Matrix& inputs, Matrix& gradient,
                                const std::stop_token& stop) const {
  if (shape == MapShape::diagonal) {
    gradient.col(0) += of_points.cwiseProduct(inputs).rowwise().sum();
    return true;
  }
  constexpr Index together = 32;
  const Index blocks = (inputs.rows() + together - 1) / together;
  return parallel_for(blocks, stop, {.team = is_large(inputs, of_points)}, [&](Index block) {
    const Index first = block * together;
    const Index count = std::min(together, inputs.rows() - first);
    gradient.middleCols(first, count).noalias() +=
        of_points * inputs.middleRows(first, count).transpose();
  });
}

}  // namespace steelyard::metric_learning
