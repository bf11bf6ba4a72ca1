// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/gated_laplacian/gated_loss.h"

#include <cmath>
#include <numbers>

namespace steelyard::gated {
namespace {

/// Keeps the loss without a parameter finite where all gates are closed.
constexpr double least_open = 1e-6;

/// d Phi(mu / sigma) / d mu.
double open_slope(double mu, double sigma) {
  const double at = mu / sigma;
  return std::exp(-0.5 * at * at) / (sigma * std::sqrt(2.0 * std::numbers::pi));
}

}  // namespace

double open_probability(double mu, double sigma) {
  return 0.5 * std::erfc(-mu / (sigma * std::numbers::sqrt2));
}

void GatedLossFunction::open_gates(const Matrix& table, const Vector& mu, const Matrix& noise) {
  gates_ = (options_.sigma * noise).rowwise() + mu.transpose();
  const auto cut = gates_.array().max(0.0).min(1.0);
  if (gates_.rows() == 1) {
    gated_ = table.array().rowwise() * cut.row(0);
  } else {
    gated_ = table.array() * cut;
  }
}

GatedLoss GatedLossFunction::operator()(const Matrix& table, const Vector& mu,
                                        const Matrix& noise) {
  open_gates(table, mu, noise);
  diffusion_.set(gated_);
  const double sigma = options_.sigma;
  const auto features = static_cast<double>(table.cols());
  const double cells = static_cast<double>(table.rows()) * features;
  GatedLoss found;
  found.smoothness = diffusion_.smoothness();
  found.open = mu.unaryExpr([&](double m) { return open_probability(m, sigma); }).mean();
  const Vector opening = mu.unaryExpr([&](double m) { return open_slope(m, sigma); }) / features;
  const double unlike = -found.smoothness / cells;

  // Gates at 0 or 1 do not move with mu.
  const Matrix by_gate = (gates_.array() > 0.0 && gates_.array() < 1.0).cast<double>();
  const auto by_cell = diffusion_.gradient().cwiseProduct(table);
  const Vector by_mu =
      (by_gate.rows() == 1
           ? Vector(by_cell.colwise().sum().transpose().cwiseProduct(by_gate.row(0).transpose()))
           : Vector(by_cell.cwiseProduct(by_gate).colwise().sum().transpose())) /
      -cells;
  if (options_.lambda) {
    found.loss = unlike + *options_.lambda * found.open;
    found.gradient = by_mu + *options_.lambda * opening;
  } else {
    const double open = found.open + least_open;
    found.loss = unlike / open;
    found.gradient = by_mu / open - unlike / (open * open) * opening;
  }
  return found;
}

}  // namespace steelyard::gated
