// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/gaussian_kernel.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/kernels/kernels.h"
#include "core/parallel.h"

namespace steelyard {
namespace {

constexpr double least_pairs_of_a_team = 2e4;

bool is_worth_a_team(Index rows, Index columns, Index dimension) {
  constexpr double for_an_exponential = 10.0;
  return static_cast<double>(rows) * static_cast<double>(columns) *
             (static_cast<double>(dimension) + for_an_exponential) >
         least_pairs_of_a_team * for_an_exponential;
}

/// |x_i - z_j|^2 up to rounding, which can leave it below 0.
void rounded_distance_tile(const KernelPoints& left, Index row, const KernelPoints& right,
                           Index column, Eigen::Ref<Matrix> squared) {
  const Index rows = squared.rows();
  const double* of_rows = left.norms.data() + row;
  for (Index j = 0; j < squared.cols(); ++j) {
    const double of_column = right.norms[column + j];
    double* values = squared.col(j).data();
    for (Index i = 0; i < rows; ++i) {
      values[i] = of_rows[i] + of_column;
    }
  }
  squared.noalias() -= 2.0 * left.points.middleCols(row, rows).transpose() *
                       right.points.middleCols(column, squared.cols());
}

void gaussian_tile(const KernelPoints& left, Index row, const KernelPoints& right, Index column,
                   double sigma, Eigen::Ref<Matrix> kernel) {
  rounded_distance_tile(left, row, right, column, kernel);
  const double factor = -1.0 / (sigma * sigma);
  for (Index j = 0; j < kernel.cols(); ++j) {
    kernels::kernels_in_use().exponential.gaussian(kernel.col(j).data(),
                                                   static_cast<std::size_t>(kernel.rows()), factor);
  }
}

}  // namespace

Index kernel_tile(Index samples) {
  constexpr Index small = 64;
  constexpr Index large = 192;
  constexpr Index many = 1200;
  return samples < many ? small : large;
}

void squared_distance_tile(const KernelPoints& left, Index row, const KernelPoints& right,
                           Index column, Eigen::Ref<Matrix> squared) {
  rounded_distance_tile(left, row, right, column, squared);
  // Eigen's own maximum would make 0 of what is no number.
  squared = squared.unaryExpr([](double value) { return std::max(value, 0.0); });
}

bool gaussian_kernel(const KernelPoints& left, const KernelPoints& right, double sigma,
                     Eigen::Ref<Matrix> kernel, const std::stop_token& stop) {
  const Index tile = kernel_tile(std::max(left.count(), right.count()));
  const Index down = (left.count() + tile - 1) / tile;
  const Index across = (right.count() + tile - 1) / tile;
  const bool team = is_worth_a_team(left.count(), right.count(), left.points.rows());
  return parallel_for(down * across, stop, {.team = team}, [&](Index k) {
    const Index row = (k % down) * tile;
    const Index column = (k / down) * tile;
    gaussian_tile(left, row, right, column, sigma,
                  kernel.block(row, column, std::min(tile, left.count() - row),
                               std::min(tile, right.count() - column)));
  });
}

bool gaussian_kernel(const KernelPoints& points, double sigma, Eigen::Ref<Matrix> kernel,
                     const std::stop_token& stop) {
  const Index count = points.count();
  const Index tile = kernel_tile(count);
  std::vector<std::pair<Index, Index>> corners;
  for (Index column = 0; column < count; column += tile) {
    for (Index row = 0; row <= column; row += tile) {
      corners.emplace_back(row, column);
    }
  }
  const bool team = is_worth_a_team(count, count, points.points.rows());
  return parallel_for(std::ssize(corners), stop, {.team = team}, [&](Index k) {
    const auto [row, column] = corners[static_cast<std::size_t>(k)];
    auto block =
        kernel.block(row, column, std::min(tile, count - row), std::min(tile, count - column));
    gaussian_tile(points, row, points, column, sigma, block);
    if (row == column) {
      block.diagonal().setOnes();
      block.triangularView<Eigen::StrictlyLower>() = block.transpose();
    } else {
      kernel.block(column, row, block.cols(), block.rows()) = block.transpose();
    }
  });
}

}  // namespace steelyard
