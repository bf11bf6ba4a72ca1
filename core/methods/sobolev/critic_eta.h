// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"
#include "core/optimise/adam.h"

namespace steelyard::sobolev {

enum class EtaRule {
  mirror,  ///< steps of mirror descent: logit_j = log(eta_j + 1e-6) - rate dL/deta_j
  adam,    ///< Adam on logits whose softmax is eta
  slopes   ///< sqrt(E) / sum sqrt(E), which is the best eta, of a running mean of E
};

/// The importances eta >= 0, of sum 1, which say what a slope along each feature, or group of
/// features, costs: lambda/2 sum_j E_j / (eta_j + 1e-6). They begin alike.
class CriticEta {
 public:
  static constexpr double floor = 1e-6;

  struct Plan {
    EtaRule rule = EtaRule::mirror;
    double rate = 0.1;  ///< > 0; of slopes: the share of the newest batch in the mean, <= 1
    double lambda = 0.01;
  };

  /// \param count  of features or groups, >= 1
  CriticEta(Index count, const Plan& plan);

  [[nodiscard]] const Vector& values() const { return values_; }
  /// dL/deta. \param slopes  E: mean squares of df/dx, summed over each group
  [[nodiscard]] Vector gradient(const Vector& slopes) const;
  void step(const Vector& slopes);

 private:
  Plan plan_;
  Vector values_;
  Vector logits_;       // of Adam
  Vector mean_slopes_;  // of slopes
  Adam adam_;
};

/// e^logits, of sum 1.
[[nodiscard]] Vector softmax(const Vector& logits);
/// sqrt(slopes), of sum 1; all alike where all slopes are 0.
[[nodiscard]] Vector best_eta(const Vector& slopes);

enum class EtaMean { geometric, arithmetic };
/// Of several critics, of sum 1. \param etas  a column each, one or more
[[nodiscard]] Vector mean_eta(const Matrix& etas, EtaMean mean);

}  // namespace steelyard::sobolev
