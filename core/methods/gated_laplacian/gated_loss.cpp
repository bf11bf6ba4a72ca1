// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/gated_laplacian/gated_loss.h"

#include <algorithm>

namespace steelyard::gated {
namespace {

/// Keeps the loss without a parameter finite where all gates are closed.
constexpr double least_open = 1e-6;

}  // namespace

/// Gates at 0 or 1 do not move with mu, and what a closed one hides changes neither the graph nor
/// the smoothness: late in a training, few features are left.
void GatedLossFunction::sort_features() {
  features_.clear();
  std::vector<Index> fixed;
  const bool alone = gates_.cols() == 1;
  for (Index feature = 0; feature < gates_.rows(); ++feature) {
    if (alone && !(gates_(feature, 0) > 0.0)) {
      continue;  // nearly all of a wide table
    }
    const auto gates = gates_.row(feature).array();
    if ((gates > 0.0 && gates < 1.0).any()) {
      features_.push_back(feature);
    } else if ((gates > 0.0).any()) {
      fixed.push_back(feature);
    }
  }
  moving_ = std::ssize(features_);
  features_.insert(features_.end(), fixed.begin(), fixed.end());
}

void GatedLossFunction::open_gates(const Vector& mu, const Matrix& noise) {
  gates_ = (options_.sigma * noise).colwise() + mu;
  sort_features();
  const Index count = std::ssize(features_);
  factors_ = Matrix(count, gates_.cols());
  for (Index draw = 0; draw < gates_.cols(); ++draw) {
    for (Index row = 0; row < count; ++row) {
      factors_(row, draw) =
          std::clamp(gates_(features_[static_cast<std::size_t>(row)], draw), 0.0, 1.0);
    }
  }
}

void GatedLossFunction::gate_samples(const Matrix& samples) {
  const Index count = std::ssize(features_);
  make_room(gated_, samples.rows(), samples.cols());
  for (Index sample = 0; sample < samples.cols(); ++sample) {
    const double* factors = factors_.col(gates_.cols() == 1 ? 0 : sample).data();
    const double* from = samples.col(sample).data();
    double* to = gated_.col(sample).data();
    for (Index row = 0; row < count; ++row) {
      to[row] = from[features_[static_cast<std::size_t>(row)]] * factors[row];
    }
  }
}

void GatedLossFunction::diffuse(const Matrix& samples, const Matrix& columns) {
  const auto form = GatedDiffusion::faster_form(std::ssize(features_), samples.cols());
  if (columns.size() > 0 && gates_.cols() == 1 && form == GatedDiffusion::Form::by_samples) {
    diffusion_.set(columns, features_, factors_.col(0), moving_);
  } else {
    gate_samples(samples);
    diffusion_.set(open_features(), moving_);
  }
}

Vector GatedLossFunction::smoothness_by_mu(const Matrix& samples) const {
  const bool for_each_feature = gates_.cols() == 1;
  const Vector by_factor = for_each_feature ? diffusion_.by_factor() : Vector();
  const Matrix by_cell = for_each_feature ? Matrix() : diffusion_.gradient(open_features());
  Vector by_mu = Vector::Zero(samples.rows());
  for (Index row = 0; row < moving_; ++row) {
    const Index feature = features_[static_cast<std::size_t>(row)];
    if (for_each_feature) {
      by_mu[feature] = by_factor[row] / gates_(feature, 0);
    } else {
      const auto gates = gates_.row(feature).array();
      const auto by_gate = by_cell.row(row).array() * samples.row(feature).array();
      by_mu[feature] = (gates > 0.0 && gates < 1.0).select(by_gate, 0.0).sum();
    }
  }
  return by_mu;
}

GatedLoss GatedLossFunction::operator()(const Matrix& samples, const Vector& mu,
                                        const Matrix& noise, const Matrix& columns) {
  open_gates(mu, noise);
  const auto features = static_cast<double>(samples.rows());
  const double cells = static_cast<double>(samples.cols()) * features;
  GatedLoss found;
  diffuse(samples, columns);
  found.smoothness = diffusion_.smoothness();
  chances_.follow(mu);
  found.open = chances_.open().mean();
  const Vector opening = chances_.slopes() / features;
  const double unlike = -found.smoothness / cells;
  const Vector by_mu = smoothness_by_mu(samples) / -cells;
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
