// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"
#include "core/optimise/gradient_steps.h"

namespace steelyard::sobolev {

enum class EtaRule {
  mirror,  ///< mirror descent: logit_j = log(eta_j + 1e-6) - rate dL/deta_j
  adam,    ///< Adam on logits whose softmax is eta
  slopes   ///< the best eta, sqrt(E) / sum sqrt(E), for a running mean of E
};

/// The importances eta >= 0, of sum 1, which set the price of a slope along each feature or group
/// of features: lambda/2 sum_j E_j / (eta_j + 1e-6). They are equal at the start.
class CriticEta {
 public:
  static constexpr double floor = 1e-6;

  struct Plan {
    EtaRule rule = EtaRule::mirror;
    double rate = 0.1;  ///< > 0; for EtaRule::slopes, weight of the newest batch, <= 1
    double lambda = 0.01;
  };

  /// \param count  number of features or groups, >= 1
  CriticEta(Index count, const Plan& plan);

  [[nodiscard]] const Vector& values() const { return values_; }
  /// dL/deta, where `slopes` is E: the mean squares of df/dx, summed over each group.
  [[nodiscard]] Vector gradient(const Vector& slopes) const;
  void step(const Vector& slopes);

 private:
  Plan plan_;
  Vector values_;
  Vector logits_;       // for EtaRule::adam
  Vector mean_slopes_;  // for EtaRule::slopes
  Adam adam_;
};

/// e^logits, scaled to sum 1.
[[nodiscard]] Vector softmax(const Vector& logits);
/// sqrt(slopes), scaled to sum 1; all equal if all slopes are 0.
[[nodiscard]] Vector best_eta(const Vector& slopes);

enum class EtaMean { geometric, arithmetic };
/// The mean over several critics, scaled to sum 1.
/// \param etas  one column per critic, at least one
[[nodiscard]] Vector mean_eta(const Matrix& etas, EtaMean mean);

}  // namespace steelyard::sobolev
