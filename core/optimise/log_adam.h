// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

#include "core/matrix.h"

namespace steelyard {

/// Adam (Kingma & Ba 2015) in the logarithm of the weights: a step multiplies each weight by a
/// factor, so small weights are found as precisely as large ones and all stay positive.
///
/// With g = w (dL/dw + penalty), the gradient along ln w of the loss with its L1 penalty, and
/// Adam's averages m of g and v of g^2: w' = w exp(-rate m / sqrt(v)). For losses that do not
/// depend on the scale of the weights: under a penalty the largest weight is fixed and the others
/// move relative to it. (If it shrank too, only the scale would change.) Steps never take a weight
/// to 0; with a penalty, a weight below a hundredth of the largest, which contributes a
/// ten-thousandth to squared distances, is set to 0. A weight of 0 stays 0.
class LogAdam {
 public:
  static constexpr double mean_decay = 0.9;
  static constexpr double square_decay = 0.95;
  /// Shorter memory under a penalty: the gradient of a vanishing weight falls as fast as its
  /// square.
  static constexpr double penalised_square_decay = 0.9;
  static constexpr double vanishing_share = 1e-2;

  /// \param weights, gradient  D; weights >= 0; gradient with respect to the weights
  /// \param rate               approximate largest change of ln w in one step
  [[nodiscard]] Vector step(const Vector& weights, const Vector& gradient, double rate,
                            double penalty);

 private:
  Vector mean_;    // of g
  Vector square_;  // of g^2
  std::uint64_t steps_ = 0;
};

}  // namespace steelyard
