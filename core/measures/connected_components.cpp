// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/connected_components.h"

#include <algorithm>
#include <numeric>

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

}  // namespace

std::vector<int> connected_components(Index count, std::span<const std::pair<Index, Index>> links) {
  std::vector<Index> parents(static_cast<std::size_t>(count));
  std::iota(parents.begin(), parents.end(), Index{0});
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

}  // namespace steelyard
