// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/sobolev/critic_descent.h"

namespace steelyard::sobolev {

/// What a critic says about some pairs, with no unit left out.
struct Judged {
  double difference = 0.0;  ///< mean f of the joint pairs minus that of the mixed ones
  double square = 0.0;      ///< mean of f^2 over the mixed pairs
  Vector slopes;            ///< D: mean of (df/dx_j)^2 over the mixed pairs

  /// Minus the criterion: -difference + lambda/2 sum_j E_j / (eta_j + 1e-6) + rho/2 square.
  [[nodiscard]] double loss(const CriticPlan& plan, const FeatureGroups& groups,
                            const Vector& eta) const;
};

/// \param pairs  of samples of the data, at least one
[[nodiscard]] Judged judged(const CriticData<float>& data, const PairBatch& pairs,
                            const CriticLayout& layout, const VectorOf<float>& weights);

}  // namespace steelyard::sobolev
