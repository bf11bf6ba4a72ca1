// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/mrmr_order.h"

#include <cmath>

namespace steelyard::baselines {
namespace {

/// Difference or quotient, by scheme. \param redundancy  with those taken, on average
double gain_of(double relevance, double redundancy, bool first, MrmrScheme scheme) {
  constexpr double least = 1e-3;  // of a redundancy that divides: estimates of none are about 0
  return scheme == MrmrScheme::difference || first ? relevance - redundancy
                                                   : relevance / (redundancy + least);
}

}  // namespace

std::optional<MrmrOrder> mrmr_order(
    const Vector& relevance, Index count, MrmrScheme scheme,
    const std::function<std::optional<Vector>(Index)>& information_with) {
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
      const double gain = gain_of(relevance[column], mean, before == 0.0, scheme);
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
