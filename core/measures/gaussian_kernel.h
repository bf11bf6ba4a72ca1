// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <stop_token>

#include "core/matrix.h"

namespace steelyard {

/// Points, one after the other in memory, with their squared norms, which all distances need.
struct KernelPoints {
  Matrix points;  ///< m x N; near the origin, so that distances lose no digits
  Vector norms;   ///< N squared norms

  KernelPoints() = default;
  explicit KernelPoints(Matrix coordinates)
      : points(std::move(coordinates)), norms(points.colwise().squaredNorm().transpose()) {}

  [[nodiscard]] Index count() const { return points.cols(); }
};

/// The size of the square tiles into which a matrix of this many samples is cut: small enough to
/// share tiles among threads and to check the stop token between them. It depends on nothing else,
/// so that sums over tiles are always the same.
[[nodiscard]] Index kernel_tile(Index samples);

/// k(i, j) = exp(-|x_i - z_j|^2 / sigma^2), n x m, in tiles shared among the threads.
/// \param sigma   > 0
/// \param kernel  left.count() x right.count()
/// \return false when stopped
[[nodiscard]] bool gaussian_kernel(const KernelPoints& left, const KernelPoints& right,
                                   double sigma, Eigen::Ref<Matrix> kernel,
                                   const std::stop_token& stop);
/// The same between all points of one set. Each pair is measured once, so the kernel is exactly
/// symmetric; its diagonal is 1.
[[nodiscard]] bool gaussian_kernel(const KernelPoints& points, double sigma,
                                   Eigen::Ref<Matrix> kernel, const std::stop_token& stop);

/// A block of squared distances |x_i - z_j|^2 >= 0, starting at point `row` of `left` and point
/// `column` of `right`.
/// \param squared  rows x columns of the block
void squared_distance_tile(const KernelPoints& left, Index row, const KernelPoints& right,
                           Index column, Eigen::Ref<Matrix> squared);

}  // namespace steelyard
