// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/critic_eta.h"

#include <cmath>

namespace steelyard::sobolev {

CriticEta::CriticEta(Index count, const Plan& plan)
    : plan_(plan),
      values_(Vector::Constant(count, 1.0 / static_cast<double>(count))),
      logits_(Vector::Zero(count)),
      mean_slopes_(Vector::Zero(count)) {}

Vector CriticEta::gradient(const Vector& slopes) const {
  return -0.5 * plan_.lambda * slopes.array() / (values_.array() + floor).square();
}

void CriticEta::step(const Vector& slopes) {
  if (plan_.rule == EtaRule::slopes) {
    mean_slopes_ += plan_.rate * (slopes - mean_slopes_);  // a bias towards 0 alike for all
    values_ = best_eta(mean_slopes_);
  } else if (plan_.rule == EtaRule::adam) {
    const Vector found = gradient(slopes);
    adam_.step(logits_, values_.array() * (found.array() - values_.dot(found)), plan_.rate);
    values_ = softmax(logits_);
  } else {
    values_ = softmax((values_.array() + floor).log().matrix() - plan_.rate * gradient(slopes));
  }
}

Vector softmax(const Vector& logits) {
  Vector values = (logits.array() - logits.maxCoeff()).exp();
  values /= values.sum();
  return values;
}

Vector best_eta(const Vector& slopes) {
  Vector values = slopes.cwiseMax(0.0).cwiseSqrt();
  const double sum = values.sum();
  if (!(sum > 0.0)) {
    return Vector::Constant(slopes.size(), 1.0 / static_cast<double>(slopes.size()));
  }
  return values / sum;
}

Vector mean_eta(const Matrix& etas, EtaMean mean) {
  constexpr double least = 1e-12;
  if (etas.cols() == 1) {
    return etas.col(0);
  }
  if (mean == EtaMean::arithmetic) {
    const Vector values = etas.rowwise().mean();
    return values / values.sum();
  }
  return softmax((etas.array() + least).log().rowwise().mean());
}

}  // namespace steelyard::sobolev
