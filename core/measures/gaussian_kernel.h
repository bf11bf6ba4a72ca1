// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <stop_token>

#include "core/matrix.h"

namespace steelyard {

/// Points, one after the other in memory, with what all distances between them share.
struct KernelPoints {
  Matrix points;  ///< m x N; near the origin, so that distances lose no digits
  Vector norms;   ///< N, squared

  KernelPoints() = default;
  explicit KernelPoints(Matrix coordinates)
      : points(std::move(coordinates)), norms(points.colwise().squaredNorm().transpose()) {}

  [[nodiscard]] Index count() const { return points.cols(); }
};

/// The size of the square tiles that a matrix of so many samples is cut into: small enough to be
/// shared among threads and to look at the stop token between them. Depends on nothing else, so
/// that sums over tiles are always the same.
[[nodiscard]] Index kernel_tile(Index samples);

/// k(i, j) = exp(-|x_i - z_j|^2 / sigma^2), n x m, in tiles shared among the threads.
/// \param kernel  left.count() x right.count()    \param sigma  > 0
/// \return false when stopped
[[nodiscard]] bool gaussian_kernel(const KernelPoints& left, const KernelPoints& right,
                                   double sigma, Eigen::Ref<Matrix> kernel,
                                   const std::stop_token& stop);
/// The same between all points, each pair measured once: exactly symmetric, its diagonal 1.
[[nodiscard]] bool gaussian_kernel(const KernelPoints& points, double sigma,
                                   Eigen::Ref<Matrix> kernel, const std::stop_token& stop);

/// A block of squared distances |x_i - z_j|^2 >= 0.
/// \param squared  rows x columns
void squared_distance_tile(const KernelPoints& left, Index row, const KernelPoints& right,
                           Index column, Eigen::Ref<Matrix> squared);

}  // namespace steelyard
