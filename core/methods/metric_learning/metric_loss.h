// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <limits>
#include <vector>

#include "core/methods/metric_learning/metric_map.h"

namespace steelyard::metric_learning {

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
