// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/share_between_groups.h"

#include <algorithm>

namespace steelyard {
namespace {

/// Welford's sums, which leave exactly 0 where all values are equal.
struct Sums {
  double count = 0.0, mean = 0.0, squares = 0.0;  // squares: of differences from the mean

  void add(double value) {
    count += 1.0;
    const double difference = value - mean;
    mean += difference / count;
    squares += difference * (value - mean);
  }
};

}  // namespace

double share_between_groups(const Vector& values, const std::vector<int>& group_of) {
  if (group_of.empty()) {
    return 0.0;
  }
  const int last = *std::max_element(group_of.begin(), group_of.end());
  std::vector<Sums> groups(static_cast<std::size_t>(last) + 2);
  Sums all;
  for (std::size_t sample = 0; sample < group_of.size(); ++sample) {
    const double value = values[static_cast<Index>(sample)];
    const Index place = Index{group_of[sample]} + 1;  // -1: unknown
    groups[static_cast<std::size_t>(place)].add(value);
    all.add(value);
  }
  double within = 0.0;
  double used = 0.0;
  for (const Sums& group : groups) {
    within += group.squares;
    used += group.count > 0.0 ? 1.0 : 0.0;
  }
  if (!(all.squares > 0.0) || all.count <= used) {
    return 0.0;
  }
  return 1.0 - (within / (all.count - used)) / (all.squares / (all.count - 1.0));
}

}  // namespace steelyard
