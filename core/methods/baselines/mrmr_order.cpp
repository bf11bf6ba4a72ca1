// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/mrmr_order.h"

#include <cmath>

namespace steelyard::baselines {

std::optional<MrmrOrder> mrmr_order(
    const Vector& relevance, Index count, MrmrScheme scheme,
    const std::function<std::optional<Vector>(Index)>& information_with) {
  constexpr double least = 1e-3;  // of a redundancy that divides: estimates of none are about 0
  MrmrOrder order;
  Vector redundancy = Vector::Zero(relevance.size());  // the sum over those taken
  std::vector<bool> taken(static_cast<std::size_t>(relevance.size()));
  while (std::ssize(order.columns) < count) {
    const auto before = static_cast<double>(order.columns.size());
    Index best = -1;
    double best_gain = 0.0;
    for (Index column = 0; column < relevance.size(); ++column) {
      if (taken[static_cast<std::size_t>(column)] || std::isnan(relevance[column])) {
        continue;
      }
      const double mean = before > 0.0 ? redundancy[column] / before : 0.0;
      const double gain = scheme == MrmrScheme::difference || before == 0.0
                              ? relevance[column] - mean
                              : relevance[column] / (mean + least);
      if (best < 0 || gain > best_gain) {
        best = column;
        best_gain = gain;
      }
    }
    if (best < 0) {
      break;
    }
    taken[static_cast<std::size_t>(best)] = true;
    order.columns.push_back(best);
    order.gains.push_back(best_gain);
    order.redundancies.push_back(before > 0.0 ? redundancy[best] / before : 0.0);
    if (std::ssize(order.columns) < count) {
      const auto more = information_with(best);
      if (!more) {
        return std::nullopt;
      }
      redundancy += *more;
    }
  }
  return order;
}

}  // namespace steelyard::baselines
