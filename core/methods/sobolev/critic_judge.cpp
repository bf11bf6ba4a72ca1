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
  constexpr Index judged_together = 64;  // buffers that stay in the cache
  const Index whole = pairs.size() - pairs.size() % judged_together;
  CriticSums sums;
  const auto ask = [&](CriticPass<float>& pass, Index first, Index count) {
    fill_pairs(pass, data, pairs, first, count);
    sums.add(pass.evaluate(weights));
  };
  if (whole > 0) {
    CriticPass<float> pass(layout, judged_together);
    for (Index first = 0; first < whole; first += judged_together) {
      ask(pass, first, judged_together);
    }
  }
  if (const Index rest = pairs.size() - whole; rest > 0) {
    CriticPass<float> pass(layout, rest);
    ask(pass, whole, rest);
  }
  const auto count = static_cast<double>(pairs.size());
  return {(sums.joint - sums.mixed) / count, sums.squares / count, sums.slopes / count};
}

}  // namespace steelyard::sobolev
