// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/trials/judges.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/measures/ridge_search.h"

namespace steelyard {
namespace {

constexpr Index nearest = 10;

}  // namespace

std::optional<Matrix> slopes_of_judge(const Matrix& train, const Matrix& targets,
                                      const SampleOrder& order, const std::stop_token& stop) {
  constexpr std::uint64_t seed = 1;
  static const std::vector<double> strengths = geometric_steps(1e-8, 0.9, 10);
  return gram_ridge(train, targets, folds_of(train.rows(), order, 2, seed), strengths, stop);
}

Matrix means_of_neighbours(const Matrix& train, const Matrix& targets, const Matrix& asked) {
  const Index count = std::clamp<Index>(train.rows() / 5, 1, nearest);
  const Vector lengths = train.rowwise().squaredNorm();
  const Matrix products = asked * train.transpose();
  Matrix predicted = Matrix::Zero(asked.rows(), targets.cols());
  std::vector<std::pair<double, Index>> near(static_cast<std::size_t>(train.rows()));
  for (Index row = 0; row < asked.rows(); ++row) {
    for (Index other = 0; other < train.rows(); ++other) {
      near[static_cast<std::size_t>(other)] = {lengths[other] - 2.0 * products(row, other), other};
    }
    std::nth_element(near.begin(), near.begin() + (count - 1), near.end());
    for (Index place = 0; place < count; ++place) {
      predicted.row(row) += targets.row(near[static_cast<std::size_t>(place)].second);
    }
  }
  return predicted / static_cast<double>(count);
}

}  // namespace steelyard
