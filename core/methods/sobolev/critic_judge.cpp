// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/critic_judge.h"

#include <algorithm>

namespace steelyard::sobolev {

double Judged::loss(const CriticPlan& plan, const FeatureGroups& groups, const Vector& eta) const {
  const Vector of_groups = groups.sums(slopes);
  return -difference + 0.5 * plan.rho * square +
         0.5 * plan.eta.lambda * (of_groups.array() / (eta.array() + CriticEta::floor)).sum();
}

Judged judged(const CriticData<float>& data, const PairBatch& pairs, const CriticLayout& layout,
              const VectorOf<float>& weights) {
  constexpr Index at_a_time = 128;
  CriticSums sums;
  for (Index first = 0; first < pairs.size(); first += at_a_time) {
    const Index count = std::min(at_a_time, pairs.size() - first);
    CriticPass<float> pass(layout, count);
    fill_pairs(pass, data, pairs, first, count);
    sums.add(pass.evaluate(weights));
  }
  const auto count = static_cast<double>(pairs.size());
  return {(sums.joint - sums.mixed) / count, sums.squares / count, sums.slopes / count};
}

}  // namespace steelyard::sobolev
