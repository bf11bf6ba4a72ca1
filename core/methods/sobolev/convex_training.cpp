// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/convex_training.h"

#include <cmath>
#include <utility>

namespace steelyard::sobolev {
namespace {

/// Its inverse enters the matrix.
constexpr double smallest_eta = 1e-10;
constexpr double largest_tau = 1e6;

}  // namespace

ConvexTraining::ConvexTraining(std::shared_ptr<const ConvexFeatures> features, FeatureGroups groups,
                               const ConvexPlan& plan)
    : features_(std::move(features)),
      groups_(std::move(groups)),
      plan_(plan),
      penalty_(plan.penalty),
      u_(Vector::Zero(features_->mean_difference().size())),
      eta_(Vector::Constant(groups_.count(), 1.0 / static_cast<double>(groups_.count()))) {
  judge();
}

void ConvexTraining::judge() {
  energies_ = features_->energies(u_);
  const double sum = (groups_.sums(energies_).array() + plan_.epsilon).sqrt().sum();
  objective_ = -difference() +
               0.5 * (penalty_.lambda * sum * sum + penalty_.rho * features_->second_moment(u_) +
                      penalty_.tau * u_.squaredNorm());
}

ConvexTraining::Step ConvexTraining::step(const std::stop_token& stop) {
  const Vector inverse = groups_.spread(eta_.cwiseMax(smallest_eta)).cwiseInverse();
  while (true) {
    const Factorisation done = features_->solve(inverse, penalty_, u_, stop);
    if (done == Factorisation::stopped) {
      return Step::stopped;
    }
    if (done == Factorisation::done && u_.allFinite()) {
      break;
    }
    penalty_.tau *= 10.0;
    if (!(penalty_.tau < largest_tau)) {
      return Step::failed;
    }
  }
  judge();
  if (!std::isfinite(objective_)) {
    return Step::failed;
  }
  Vector eta = (groups_.sums(energies_).array() + plan_.epsilon).sqrt();
  eta /= eta.sum();
  change_ = (eta - eta_).lpNorm<1>();
  eta_ = std::move(eta);
  ++iteration_;
  return Step::done;
}

double ConvexTraining::least_importance() const {
  return std::sqrt(plan_.epsilon) / (groups_.sums(energies_).array() + plan_.epsilon).sqrt().sum();
}

}  // namespace steelyard::sobolev
