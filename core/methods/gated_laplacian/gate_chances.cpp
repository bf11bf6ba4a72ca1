// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/gated_laplacian/gate_chances.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numbers>

namespace steelyard::gated {
namespace {

/// Gates that are looked at together: what is worked out for all of them takes vector code.
constexpr Index gates_together = 64;
using SomeGates = Eigen::Array<double, gates_together, 1>;

/// exp(x^2) erfc(x) (1 + x/2) for x >= 0 is a smooth function of u = 4 / (2 + x) - 1, which goes
/// from 1 down to -1. Here, it is the polynomial through 26 Chebyshev nodes of u, from numbers of
/// 60 digits. It is off by a few roundings.
constexpr std::array<double, 26> scaled_erfc{
    0.5107913526210114,      0.3435803422068914,    0.13973604627805877,
    0.01822111575503535,     -0.010755330946022325, -0.003239592580627615,
    0.001545306052635672,    0.0004186486362512014, -0.00033153696782946165,
    -1.7190011334651438e-05, 7.223650999649705e-05, -1.7055799597406243e-05,
    -1.0851604448939374e-05, 8.007775180046268e-06, -5.56851581187892e-07,
    -1.721922864397549e-06,  9.974855507047885e-07, -1.3002736173243306e-07,
    -2.9178744835707436e-07, 2.747733210876155e-07, 1.3406231748656584e-08,
    -1.1988567376437672e-07, 1.498175641665092e-08, 2.8171388504023748e-08,
    -3.290971597799888e-09,  -2.977545731342756e-09};

/// \param at     z, one for each gate
/// \param open   Phi(z)
/// \param bells  exp(-z^2 / 2), from which Phi is worked out
void normal_chances(const SomeGates& at, SomeGates& open, SomeGates& bells) {
  bells = (-0.5 * at.square()).exp();
  const SomeGates shares = 2.0 / (2.0 + at.abs() / std::numbers::sqrt2);  // 1 / (1 + x/2)
  const SomeGates u = 2.0 * shares - 1.0;
  open.setConstant(scaled_erfc.back());
  for (std::size_t power = scaled_erfc.size() - 1; power-- > 0;) {
    open = open * u + scaled_erfc[power];
  }
  open *= 0.5 * shares * bells;  // of -|z|
  open = (at > 0.0).select(1.0 - open, open);
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
  SomeGates some = SomeGates::Zero();
  SomeGates open;
  SomeGates bells;
  const double height = 1.0 / (sigma_ * std::sqrt(2.0 * std::numbers::pi));
  for (Index first = 0; first < mu.size(); first += gates_together) {
    const Index size = std::min(gates_together, mu.size() - first);
    const auto now = mu.segment(first, size);
    if (now == mu_.segment(first, size)) {
      continue;
    }
    mu_.segment(first, size) = now;
    some.head(size) = now.array() / sigma_;
    normal_chances(some, open, bells);
    open_.segment(first, size) = open.head(size);
    slopes_.segment(first, size) = height * bells.head(size);
  }
}

}  // namespace steelyard::gated
