// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/optimise/gradient_steps.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/kernels/kernels.h"
#include "core/parallel.h"

namespace steelyard {

template <typename Scalar>
void AdamOf<Scalar>::step(Numbers& point, const Numbers& gradient, double rate) {
  constexpr auto floor = static_cast<Scalar>(1e-8);
  if (steps_ == 0) {
    mean_ = Numbers::Zero(point.size());
    square_ = Numbers::Zero(point.size());
  }
  ++steps_;
  const auto steps = static_cast<double>(steps_);
  const kernels::AdamRates<Scalar> rates{
      static_cast<Scalar>(mean_decay_),
      static_cast<Scalar>(1.0 - mean_decay_),
      static_cast<Scalar>(square_decay_),
      static_cast<Scalar>(1.0 - square_decay_),
      static_cast<Scalar>(rate / (1.0 - std::pow(mean_decay_, steps))),
      static_cast<Scalar>(1.0 - std::pow(square_decay_, steps)),
      floor};
  // Block by block: of many coordinates, none leaves the cache before its step is done.
  constexpr Index together = 4096;
  constexpr Index enough_for_threads = 200'000;
  const Sharing sharing{.in_turns = true, .team = point.size() >= enough_for_threads};
  parallel_for((point.size() + together - 1) / together, sharing, [&](Index block) {
    const Index first = block * together;
    const Index size = std::min(together, point.size() - first);
    kernels::element_loops<Scalar>().adam(rates, gradient.data() + first,
                                          static_cast<std::size_t>(size), point.data() + first,
                                          mean_.data() + first, square_.data() + first);
  });
}

template class AdamOf<float>;
template class AdamOf<double>;

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

Vector clipped_step(const Vector& weights, const Vector& gradient, double rate, double penalty) {
  // On either side of 0 this is the distance to 0, shortened by rate * penalty but not below 0.
  return ((weights - rate * gradient).array().abs() - rate * penalty).max(0.0).matrix();
}

double decayed_rate(Decay decay, double initial_rate, std::uint64_t step, std::uint64_t steps) {
  constexpr double halving_steps = 10.0;
  const auto k = static_cast<double>(step);
  switch (decay) {
    case Decay::cosine:
      return 0.5 * initial_rate *
             (1.0 + std::cos(std::numbers::pi * k / static_cast<double>(steps)));
    case Decay::exponential:
      return initial_rate * std::exp2(-k / halving_steps);
    case Decay::constant:
      break;
  }
  return initial_rate;
}

}  // namespace steelyard
