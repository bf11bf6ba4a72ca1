// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

#include "core/matrix.h"

namespace steelyard {

/// Adam (Kingma & Ba 2015) in the logarithm of the weights: a step multiplies each weight by a
/// factor, so small weights are found as precisely as large ones and all stay positive.
///
/// Let g = w (dL/dw + penalty) be the gradient of the loss with its L1 penalty along ln w, and m
/// and v Adam's averages of g and g^2; then w' = w exp(-rate m / sqrt(v)). This is meant for losses
/// that do not depend on the scale of the weights: under a penalty the largest weight is fixed and
/// the others move relative to it. (If it shrank too, only the scale would change.) Steps never
/// take a weight to 0; but with a penalty, a weight below a hundredth of the largest, which
/// contributes a ten-thousandth to squared distances, is set to 0. A weight of 0 stays 0.
class LogAdam {
 public:
  static constexpr double mean_decay = 0.9;
  static constexpr double square_decay = 0.95;
  /// The memory is shorter under a penalty because the gradient of a vanishing weight falls as fast
  /// as the square of the weight.
  static constexpr double penalised_square_decay = 0.9;
  static constexpr double vanishing_share = 1e-2;

  /// \param weights   D, >= 0
  /// \param gradient  D, with respect to the weights
  /// \param rate      approximately the largest change of ln w in one step
  /// \param penalty   >= 0
  [[nodiscard]] Vector step(const Vector& weights, const Vector& gradient, double rate,
                            double penalty);

 private:
  Vector mean_;    // of g
  Vector square_;  // of g^2
  std::uint64_t steps_ = 0;
};

}  // namespace steelyard
