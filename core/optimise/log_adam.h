// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

#include "core/matrix.h"

namespace steelyard {

/// Adam (Kingma, Ba 2015) in the logarithm of the weights: a step changes each weight by a factor,
/// so that small weights are found as precisely as large ones and none leaves the positive numbers.
///
/// With g = w (dL/dw + penalty), the gradient along ln w of the loss with its L1 penalty, and
/// Adam's averages m of g and v of g^2: w' = w exp(-rate m / sqrt(v)). For losses to which the
/// scale of the weights means nothing: under a penalty the largest stays as it is and the others
/// move against it. (Were it to shrink too, only the scale would change.) A weight never reaches 0
/// by its steps; with a penalty, one below a hundredth of the largest, which makes up a
/// ten-thousandth of squared distances, becomes 0. A weight of 0 stays 0.
class LogAdam {
 public:
  static constexpr double mean_decay = 0.9;
  static constexpr double square_decay = 0.95;
  /// Shorter memory under a penalty: the gradient of a vanishing weight falls as fast as its
  /// square.
  static constexpr double penalised_square_decay = 0.9;
  static constexpr double vanishing_share = 1e-2;

  /// \param weights, gradient  D; weights >= 0; gradient with respect to the weights
  /// \param rate               largest change of ln w in one step, about
  [[nodiscard]] Vector step(const Vector& weights, const Vector& gradient, double rate,
                            double penalty);

 private:
  Vector mean_;    // of g
  Vector square_;  // of g^2
  std::uint64_t steps_ = 0;
};

}  // namespace steelyard
