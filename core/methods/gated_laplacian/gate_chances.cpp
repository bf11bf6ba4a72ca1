// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/gated_laplacian/gate_chances.h"

#include <cmath>
#include <limits>
#include <numbers>

namespace steelyard::gated {
namespace {

/// d Phi(mu / sigma) / d mu.
double open_slope(double mu, double sigma) {
  const double at = mu / sigma;
  return std::exp(-0.5 * at * at) / (sigma * std::sqrt(2.0 * std::numbers::pi));
}

}  // namespace

double open_probability(double mu, double sigma) {
  return 0.5 * std::erfc(-mu / (sigma * std::numbers::sqrt2));
}

void GateChances::follow(const Vector& mu) {
  if (mu_.size() != mu.size()) {
    mu_ = Vector::Constant(mu.size(), std::numeric_limits<double>::quiet_NaN());
    open_ = mu_;
    slopes_ = mu_;
  }
  for (Index gate = 0; gate < mu.size(); ++gate) {
    if (mu[gate] != mu_[gate]) {
      mu_[gate] = mu[gate];
      open_[gate] = open_probability(mu[gate], sigma_);
      slopes_[gate] = open_slope(mu[gate], sigma_);
    }
  }
}

}  // namespace steelyard::gated
