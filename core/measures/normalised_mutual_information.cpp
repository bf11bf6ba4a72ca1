// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/normalised_mutual_information.h"

#include <algorithm>
#include <cmath>

#include "core/measures/confusion_table.h"

namespace steelyard {
namespace {

/// In nats, of counts that add up to `all`.
template <typename Counts>
double entropy(const Counts& counts, double all) {
  double sum = 0.0;
  for (const Index count : counts.reshaped()) {
    const double share = static_cast<double>(count) / all;
    sum -= count > 0 ? share * std::log(share) : 0.0;
  }
  return sum;
}

}  // namespace

double normalised_mutual_information(std::span<const int> a, std::span<const int> b) {
  const CountMatrix counts = joint_counts(a, b);
  const auto all = static_cast<double>(counts.sum());
  if (all == 0.0) {
    return 1.0;
  }
  const double of_a = entropy(counts.rowwise().sum().eval(), all);
  const double of_b = entropy(counts.colwise().sum().eval(), all);
  const double shared = of_a + of_b - entropy(counts, all);
  return of_a + of_b == 0.0 ? 1.0 : std::clamp(2.0 * shared / (of_a + of_b), 0.0, 1.0);
}

}  // namespace steelyard
