// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/optimise/log_adam.h"

#include <cmath>
#include <limits>

namespace steelyard {

Vector LogAdam::step(const Vector& weights, const Vector& gradient, double rate, double penalty) {
  // The penalty is smooth for positive weights.
  const Vector along_log = (weights.array() * (gradient.array() + penalty)).matrix();
  Index largest = 0;
  (void)weights.maxCoeff(&largest);
  if (steps_ == 0) {
    mean_ = Vector::Zero(weights.size());
    square_ = Vector::Zero(weights.size());
  }
  ++steps_;
  const double decay = penalty > 0.0 ? penalised_square_decay : square_decay;
  mean_ = mean_decay * mean_ + (1.0 - mean_decay) * along_log;
  square_ = decay * square_ + (1.0 - decay) * along_log.cwiseAbs2();
  // Both averages start at 0; this corrects the bias.
  const auto k = static_cast<double>(steps_);
  const double mean_share = 1.0 - std::pow(mean_decay, k);
  const double square_share = 1.0 - std::pow(decay, k);
  Vector next = weights;
  for (Index feature = 0; feature < weights.size(); ++feature) {
    const double spread = std::sqrt(square_[feature] / square_share);
    const bool held = penalty > 0.0 && feature == largest;
    if (held || weights[feature] == 0.0 || !(spread > std::numeric_limits<double>::min())) {
      continue;
    }
    const double length = rate / spread;
    next[feature] = weights[feature] * std::exp(-length * mean_[feature] / mean_share);
  }
  if (penalty > 0.0) {
    const double floor = vanishing_share * next.maxCoeff();
    next = (next.array() < floor).select(0.0, next);
  }
  return next;
}

}  // namespace steelyard
