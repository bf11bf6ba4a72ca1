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

/// Gates at 0 or 1 do not move with mu, and what a closed one hides changes neither the graph nor
/// the smoothness: late in a training, few columns are left.
void GatedLossFunction::sort_features() {
  features_.clear();
  std::vector<Index> fixed;
  for (Index feature = 0; feature < gates_.cols(); ++feature) {
    const auto gates = gates_.col(feature).array();
    if ((gates > 0.0 && gates < 1.0).any()) {
      features_.push_back(feature);
    } else if ((gates > 0.0).any()) {
      fixed.push_back(feature);
    }
  }
  moving_ = std::ssize(features_);
  features_.insert(features_.end(), fixed.begin(), fixed.end());
}

void GatedLossFunction::open_gates(const Matrix& table, const Vector& mu, const Matrix& noise) {
  gates_ = (options_.sigma * noise).rowwise() + mu.transpose();
  sort_features();
  make_room(gated_, table.rows(), std::ssize(features_));
  for (Index column = 0; column < std::ssize(features_); ++column) {
    const Index feature = features_[static_cast<std::size_t>(column)];
    const auto cut = gates_.col(feature).array().max(0.0).min(1.0);
    if (gates_.rows() == 1) {
      gated_.col(column) = table.col(feature) * cut(0);
    } else {
      gated_.col(column) = table.col(feature).array() * cut;
    }
  }
}

Vector GatedLossFunction::smoothness_by_mu(const Matrix& table) const {
  Vector by_mu = Vector::Zero(table.cols());
  const auto gradient = diffusion_.gradient();
  for (Index column = 0; column < moving_; ++column) {
    const Index feature = features_[static_cast<std::size_t>(column)];
    const auto by_cell = gradient.col(column).array() * table.col(feature).array();
    if (gates_.rows() == 1) {
      by_mu[feature] = by_cell.sum();
    } else {
      const auto gates = gates_.col(feature).array();
      by_mu[feature] = (gates > 0.0 && gates < 1.0).select(by_cell, 0.0).sum();
    }
  }
  return by_mu;
}

GatedLoss GatedLossFunction::operator()(const Matrix& table, const Vector& mu,
                                        const Matrix& noise) {
  open_gates(table, mu, noise);
  const double sigma = options_.sigma;
  const auto features = static_cast<double>(table.cols());
  const double cells = static_cast<double>(table.rows()) * features;
  GatedLoss found;
  diffusion_.set(gated_.leftCols(std::ssize(features_)), moving_);
  found.smoothness = diffusion_.smoothness();
  found.open = mu.unaryExpr([&](double m) { return open_probability(m, sigma); }).mean();
  const Vector opening = mu.unaryExpr([&](double m) { return open_slope(m, sigma); }) / features;
  const double unlike = -found.smoothness / cells;
  const Vector by_mu = smoothness_by_mu(table) / -cells;
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
