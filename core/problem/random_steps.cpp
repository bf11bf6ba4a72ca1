// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/random_steps.h"

#include <algorithm>

namespace steelyard {
namespace {

using Steps = std::vector<std::vector<Index>>;

/// Those of a random order that leave room for themselves.
std::vector<Index> filled_at_random(const Steps& steps, Index count, Random& random) {
  std::vector<Index> features;
  for (const Index place : random.permutation(std::ssize(steps))) {
    const std::vector<Index>& step = steps[static_cast<std::size_t>(place)];
    if (std::ssize(features) + std::ssize(step) <= count) {
      features.insert(features.end(), step.begin(), step.end());
    }
  }
  return features;
}

}  // namespace

std::vector<Index> random_features(const std::vector<std::vector<Index>>& steps, Index count,
                                   Random& random) {
  constexpr int most_draws = 20;
  std::vector<Index> features;
  if (std::all_of(steps.begin(), steps.end(), [](const auto& step) { return step.size() == 1; })) {
    for (const Index place : random.subset(std::ssize(steps), count)) {
      features.push_back(steps[static_cast<std::size_t>(place)].front());
    }
  } else {
    for (int draw = 0; draw < most_draws && std::ssize(features) < count; ++draw) {
      features = filled_at_random(steps, count, random);
    }
    if (features.empty() && count > 0) {
      features = *std::min_element(
          steps.begin(), steps.end(),
          [](const auto& one, const auto& other) { return one.size() < other.size(); });
    }
  }
  std::sort(features.begin(), features.end());
  return features;
}

}  // namespace steelyard
