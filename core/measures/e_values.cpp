// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/e_values.h"

#include <algorithm>
#include <cmath>

#include "core/measures/discovery_rate.h"

namespace steelyard {

Vector knockoff_e_values(const Vector& statistics, double q) {
  const KnockoffFilter filter = knockoff_filter(statistics, q, 1);
  const auto below = (statistics.array() <= -filter.threshold).count();
  Vector values = Vector::Zero(statistics.size());
  for (const Index feature : filter.selected) {
    values[feature] = static_cast<double>(statistics.size()) / (1.0 + static_cast<double>(below));
  }
  return values;
}

std::vector<Index> e_discoveries(const Vector& e_values, double q) {
  // A mean over draws may fall short of the limit by rounding alone.
  constexpr double rounding = 1e-12;
  std::vector<Index> order;
  for (Index feature = 0; feature < e_values.size(); ++feature) {
    if (e_values[feature] > 0.0) {
      order.push_back(feature);
    }
  }
  std::stable_sort(order.begin(), order.end(),
                   [&](Index a, Index b) { return e_values[a] > e_values[b]; });
  std::size_t found = 0;
  for (std::size_t rank = 1; rank <= order.size(); ++rank) {
    const double limit = static_cast<double>(e_values.size()) / (q * static_cast<double>(rank));
    if (e_values[order[rank - 1]] >= (1.0 - rounding) * limit) {
      found = rank;
    }
  }
  order.resize(found);
  std::sort(order.begin(), order.end());
  return order;
}

}  // namespace steelyard
