// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>

#include "core/methods/sobolev/convex_features.h"
#include "core/methods/sobolev/feature_groups.h"

namespace steelyard::sobolev {

struct ConvexPlan {
  ConvexPenalty penalty;
  double epsilon = 1e-8;  ///< added to the energy of each group: keeps its importance above 0
  std::uint64_t iterations = 300;
  double tolerance = 1e-6;  ///< of the importances, which sum to 1: the sum of their changes
};

/// The Sobolev independence criterion with a critic of fixed features:
/// L(u, eta) = -q'u + lambda / 2 sum_j (u'D_j u + eps) / eta_j + rho / 2 u'Cu + tau / 2 |u|^2
/// is convex in both. The best u for eta and the best eta for u are known, so that each iteration,
/// which finds one and then the other, lowers L (Mroueh et al. 2019, theorem 1).
class ConvexTraining {
 public:
  enum class Step { done, stopped, failed };

  /// At the start, u = 0 and all eta are the same.
  ConvexTraining(std::shared_ptr<const ConvexFeatures> features, FeatureGroups groups,
                 const ConvexPlan& plan);

  /// One iteration. Where rounding has left a matrix that is not positive, tau is raised tenfold
  /// and the iteration begins again. When stopped, nothing has changed.
  [[nodiscard]] Step step(const std::stop_token& stop);

  [[nodiscard]] std::uint64_t iteration() const { return iteration_; }
  [[nodiscard]] bool converged() const { return change_ < plan_.tolerance; }
  [[nodiscard]] bool is_done() const { return converged() || iteration_ >= plan_.iterations; }
  /// L after the iteration, with the best eta for u.
  [[nodiscard]] double objective() const { return objective_; }
  /// The mean of f over the samples minus that over all pairs: q'u. Twice the criterion at the
  /// optimum (corollary 1).
  [[nodiscard]] double difference() const { return features_->mean_difference().dot(u_); }
  [[nodiscard]] const Vector& u() const { return u_; }
  [[nodiscard]] const Vector& eta() const { return eta_; }  ///< one a group; the sum is 1
  /// Of each feature: its group's.
  [[nodiscard]] Vector importance() const { return groups_.spread(eta_); }
  /// The root of the mean squared slope of f along each input, in standard deviations.
  [[nodiscard]] Vector slopes() const { return energies_.cwiseSqrt(); }
  [[nodiscard]] double tau() const { return penalty_.tau; }  ///< may have been raised
  /// The importance that a group without any effect has.
  [[nodiscard]] double least_importance() const;
  [[nodiscard]] const ConvexFeatures& features() const { return *features_; }

 private:
  void judge();

  std::shared_ptr<const ConvexFeatures> features_;
  FeatureGroups groups_;
  ConvexPlan plan_;
  ConvexPenalty penalty_;
  Vector u_, eta_;
  Vector energies_;  ///< of each feature
  double objective_ = 0.0;
  double change_ = 1.0;
  std::uint64_t iteration_ = 0;
};

}  // namespace steelyard::sobolev
