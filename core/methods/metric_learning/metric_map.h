// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <limits>
#include <stop_token>
#include <vector>

#include "core/matrix.h"
#include "core/measures/gaussian_kernel.h"

namespace steelyard::metric_learning {

enum class MapShape {
  full,     ///< any matrix
  diagonal  ///< one factor for each feature
};

/// The linear map A to be learned: distances are |A (x - x')|.
struct MetricMap {
  MapShape shape = MapShape::full;
  Matrix values;  ///< m x D; for a diagonal map, its diagonal as D x 1

  [[nodiscard]] Index features() const {
    return shape == MapShape::full ? values.cols() : values.rows();
  }
  /// A itself, m x D.
  [[nodiscard]] Matrix matrix() const;
  /// A X, computed in blocks that the threads share.
  /// \param inputs  X, D x N
  /// \return m x N; no points when stopped
  [[nodiscard]] KernelPoints apply(const Matrix& inputs, const std::stop_token& stop) const;
  /// Adds the gradient with respect to the map's values, given that with respect to the points A X.
  /// \param of_points  m x N
  /// \param inputs     D x N
  /// \param gradient   like `values`; added to
  /// \return false when stopped
  [[nodiscard]] bool add_pulled_back(const Matrix& of_points, const Matrix& inputs,
                                     Matrix& gradient, const std::stop_token& stop) const;
  /// The values one after the other, as an optimiser sees them.
  [[nodiscard]] Vector flat() const { return values.reshaped(); }
  [[nodiscard]] MetricMap with(const Vector& flat) const {
    return {shape, flat.reshaped(values.rows(), values.cols())};
  }
};

/// Samples and the targets to be predicted for them.
struct Samples {
  Matrix inputs;   ///< D x N, one sample after the other
  Matrix targets;  ///< N x T

  [[nodiscard]] Index count() const { return inputs.cols(); }
  /// The samples at these positions, in the given order.
  [[nodiscard]] Samples at(const std::vector<Index>& positions) const {
    return {inputs(Eigen::all, positions), targets(positions, Eigen::all)};
  }
};

/// The value of a loss at a map, and its derivatives.
struct MetricLoss {
  /// The sum over samples and targets of (prediction - target)^2; infinite if there is no
  /// prediction.
  double value = std::numeric_limits<double>::infinity();
  Matrix by_map;          ///< gradient, of the shape of MetricMap::values
  double by_sigma = 0.0;  ///< derivative with respect to sigma, for a loss that has a width
};

}  // namespace steelyard::metric_learning
