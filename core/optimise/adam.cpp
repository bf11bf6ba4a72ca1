// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/optimise/adam.h"

#include <cmath>

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
  const auto kept_mean = static_cast<Scalar>(mean_decay_);
  const auto kept_square = static_cast<Scalar>(square_decay_);
  mean_ = kept_mean * mean_ + static_cast<Scalar>(1.0 - mean_decay_) * gradient;
  square_ = kept_square * square_ + static_cast<Scalar>(1.0 - square_decay_) * gradient.cwiseAbs2();
  const auto free_rate = static_cast<Scalar>(rate / (1.0 - std::pow(mean_decay_, steps)));
  const auto free_square = static_cast<Scalar>(1.0 - std::pow(square_decay_, steps));
  point.array() -= free_rate * mean_.array() / ((square_.array() / free_square).sqrt() + floor);
}

template class AdamOf<float>;
template class AdamOf<double>;

}  // namespace steelyard
