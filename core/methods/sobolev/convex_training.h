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
  double epsilon = 1e-8;  ///< added to the energy of each group to keep its importance above 0
  std::uint64_t iterations = 300;
  double tolerance = 1e-6;  ///< limit of the summed changes of the importances, whose sum is 1
};

/// The Sobolev independence criterion with a critic of fixed features:
/// L(u, eta) = -q'u + lambda / 2 sum_j (u'D_j u + eps) / eta_j + rho / 2 u'Cu + tau / 2 |u|^2
/// is convex in both. The best u for given eta and the best eta for given u are known, so each
/// iteration, which finds one and then the other, lowers L (Mroueh et al. 2019, theorem 1).
class ConvexTraining {
 public:
  enum class Step { done, stopped, failed };

  /// Starts with u = 0 and equal eta.
  ConvexTraining(std::shared_ptr<const ConvexFeatures> features, FeatureGroups groups,
                 const ConvexPlan& plan);

  /// Does one iteration. If rounding leaves a matrix that is not positive definite, tau is raised
  /// tenfold and the iteration starts again. When stopped, only tau may have changed.
  [[nodiscard]] Step step(const std::stop_token& stop);

  [[nodiscard]] std::uint64_t iteration() const { return iteration_; }
  [[nodiscard]] bool converged() const { return change_ < plan_.tolerance; }
  [[nodiscard]] bool is_done() const { return converged() || iteration_ >= plan_.iterations; }
  /// L after the last iteration, with the best eta for u.
  [[nodiscard]] double objective() const { return objective_; }
  /// q'u: the mean of f over the samples minus its mean over all pairs. At the optimum, this is
  /// twice the criterion (corollary 1).
  [[nodiscard]] double difference() const { return features_->mean_difference().dot(u_); }
  [[nodiscard]] const Vector& u() const { return u_; }
  [[nodiscard]] const Vector& eta() const { return eta_; }  ///< one per group; the sum is 1
  /// For each feature, the importance of its group.
  [[nodiscard]] Vector importance() const { return groups_.spread(eta_); }
  /// The root mean square of the slope of f along each input, with inputs in standard deviations.
  [[nodiscard]] Vector slopes() const { return energies_.cwiseSqrt(); }
  [[nodiscard]] double tau() const { return penalty_.tau; }  ///< may have been raised
  /// The importance of a group that has no effect.
  [[nodiscard]] double least_importance() const;
  [[nodiscard]] const ConvexFeatures& features() const { return *features_; }

 private:
  void judge();

  std::shared_ptr<const ConvexFeatures> features_;
  FeatureGroups groups_;
  ConvexPlan plan_;
  ConvexPenalty penalty_;
  Vector u_, eta_;
  Vector energies_;  ///< per feature
  double objective_ = 0.0;
  double change_ = 1.0;
  std::uint64_t iteration_ = 0;
};

}  // namespace steelyard::sobolev
