// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <limits>
#include <vector>

#include "core/methods/metric_learning/metric_map.h"

namespace steelyard::metric_learning {

/// Samples with what is to be predicted of them.
struct Samples {
  Matrix inputs;   ///< D x N: one sample after the other
  Matrix targets;  ///< N x T

  [[nodiscard]] Index count() const { return inputs.cols(); }
  /// Some of them, in the given order.
  [[nodiscard]] Samples at(const std::vector<Index>& positions) const {
    return {inputs(Eigen::all, positions), targets(positions, Eigen::all)};
  }
};

/// The value of a loss at a map, and how it changes.
struct MetricLoss {
  /// The sum over samples and targets of (prediction - target)^2. Infinite where there is no
  /// prediction.
  double value = std::numeric_limits<double>::infinity();
  Matrix by_map;          ///< like MetricMap::values
  double by_sigma = 0.0;  ///< of a loss with a width of its own
};

}  // namespace steelyard::metric_learning
