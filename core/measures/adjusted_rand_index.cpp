// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/adjusted_rand_index.h"

#include "core/measures/confusion_table.h"

namespace steelyard {
namespace {

double pairs(Index count) {
  const auto of = static_cast<double>(count);
  return 0.5 * of * (of - 1.0);
}

template <typename Counts>
double pairs_within(const Counts& counts) {
  double sum = 0.0;
  for (const Index count : counts.reshaped()) {
    sum += pairs(count);
  }
  return sum;
}

}  // namespace

double adjusted_rand_index(std::span<const int> a, std::span<const int> b) {
  const CountMatrix counts = joint_counts(a, b);
  const double all = pairs(counts.sum());
  const double together = pairs_within(counts);
  const double in_a = pairs_within(counts.rowwise().sum().eval());
  const double in_b = pairs_within(counts.colwise().sum().eval());
  const double by_chance = all > 0.0 ? in_a * in_b / all : 0.0;
  const double most = 0.5 * (in_a + in_b);
  return most == by_chance ? 1.0 : (together - by_chance) / (most - by_chance);
}

}  // namespace steelyard
