// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/optimise/adam.h"

#include <cmath>

namespace steelyard {

void Adam::step(Vector& point, const Vector& gradient, double rate) {
  constexpr double floor = 1e-8;
  if (steps_ == 0) {
    mean_ = Vector::Zero(point.size());
    square_ = Vector::Zero(point.size());
  }
  ++steps_;
  const auto steps = static_cast<double>(steps_);
  mean_ = mean_decay * mean_ + (1.0 - mean_decay) * gradient;
  square_ = square_decay * square_ + (1.0 - square_decay) * gradient.cwiseAbs2();
  const double free_mean = 1.0 - std::pow(mean_decay, steps);
  const double free_square = 1.0 - std::pow(square_decay, steps);
  point.array() -=
      rate / free_mean * mean_.array() / ((square_.array() / free_square).sqrt() + floor);
}

}  // namespace steelyard
