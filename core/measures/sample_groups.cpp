// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/sample_groups.h"

#include <algorithm>
#include <cmath>

#include "core/positions.h"

namespace steelyard {
namespace {

/// Each item's parent stands before it or is the item itself, so that a root is the first of its
/// part.
Index root_of(std::vector<Index>& parents, Index item) {
  while (parents[static_cast<std::size_t>(item)] != item) {
    Index& parent = parents[static_cast<std::size_t>(item)];
    parent = parents[static_cast<std::size_t>(parent)];
    item = parent;
  }
  return item;
}

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

/// By group, the unknown first.
std::vector<Sums> sums_of_groups(const Vector& values, const std::vector<int>& group_of) {
  const int last = *std::max_element(group_of.begin(), group_of.end());
  std::vector<Sums> groups(static_cast<std::size_t>(last) + 2);
  for (std::size_t sample = 0; sample < group_of.size(); ++sample) {
    const Index place = Index{group_of[sample]} + 1;  // -1 if unknown
    groups[static_cast<std::size_t>(place)].add(values[static_cast<Index>(sample)]);
  }
  return groups;
}

}  // namespace

std::vector<int> connected_components(Index count, std::span<const std::pair<Index, Index>> links) {
  std::vector<Index> parents = all_positions(count);
  for (const auto& [one, other] : links) {
    const auto [first, later] = std::minmax({root_of(parents, one), root_of(parents, other)});
    parents[static_cast<std::size_t>(later)] = first;
  }
  std::vector<int> parts;
  parts.reserve(parents.size());
  int next = 0;
  for (Index item = 0; item < count; ++item) {
    const Index root = root_of(parents, item);
    parts.push_back(root == item ? next++ : parts[static_cast<std::size_t>(root)]);
  }
  return parts;
}

double share_between_groups(const Vector& values, const std::vector<int>& group_of) {
  if (group_of.empty()) {
    return 0.0;
  }
  Sums all;
  for (std::size_t sample = 0; sample < group_of.size(); ++sample) {
    all.add(values[static_cast<Index>(sample)]);
  }
  double within = 0.0;
  double used = 0.0;
  for (const Sums& group : sums_of_groups(values, group_of)) {
    within += group.squares;
    used += group.count > 0.0 ? 1.0 : 0.0;
  }
  if (!(all.squares > 0.0) || all.count <= used) {
    return 0.0;
  }
  return 1.0 - (within / (all.count - used)) / (all.squares / (all.count - 1.0));
}

bool tells_groups_apart(const Vector& values, const std::vector<int>& group_of) {
  if (group_of.empty()) {
    return false;
  }
  const std::vector<Sums> groups = sums_of_groups(values, group_of);
  std::vector<double> means;
  for (const Sums& group : groups) {
    if (group.count > 0.0) {
      means.push_back(group.mean);
    }
  }
  std::sort(means.begin(), means.end());
  constexpr Index one_in = 1000;
  Index wrong = 0;
  for (std::size_t sample = 0; sample < group_of.size(); ++sample) {
    const double value = values[static_cast<Index>(sample)];
    const double own = groups[static_cast<std::size_t>(Index{group_of[sample]} + 1)].mean;
    // Of groups with one mean, none is told from the others.
    const auto [first, end] = std::equal_range(means.begin(), means.end(), own);
    const double distance = std::abs(value - own);
    const bool nearer = (first != means.begin() && std::abs(value - *(first - 1)) <= distance) ||
                        (end != means.end() && std::abs(value - *end) <= distance);
    wrong += nearer || end - first > 1 ? 1 : 0;
  }
  return one_in * wrong <= std::ssize(group_of);
}

}  // namespace steelyard
