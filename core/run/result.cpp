// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/result.h"

#include <algorithm>
#include <map>
#include <numeric>

#include "core/measures/spread.h"

namespace steelyard {

std::vector<Index> ranking(const std::vector<FeatureResult>& features) {
  std::vector<Index> order(features.size());
  std::iota(order.begin(), order.end(), Index{0});
  std::stable_sort(order.begin(), order.end(), [&](Index left, Index right) {
    return features[static_cast<std::size_t>(left)].score >
           features[static_cast<std::size_t>(right)].score;
  });
  return order;
}

void set_weights(const MatrixView& inputs, const Vector& weights,
                 std::vector<FeatureResult>& features) {
  const Vector relative = relative_weights(inputs, weights);
  features.resize(static_cast<std::size_t>(weights.size()));
  for (Index feature = 0; feature < weights.size(); ++feature) {
    FeatureResult& of_feature = features[static_cast<std::size_t>(feature)];
    of_feature.weight = weights[feature];
    of_feature.relative_weight = relative[feature];
  }
}

Vector weights_of(const std::vector<FeatureResult>& features) {
  Vector weights(static_cast<Index>(features.size()));
  for (std::size_t position = 0; position < features.size(); ++position) {
    weights[static_cast<Index>(position)] = features[position].weight;
  }
  return weights;
}

std::vector<std::size_t> best_of_each_count(const std::vector<PathPoint>& path) {
  std::map<Index, std::size_t> best;
  for (std::size_t k = 0; k < path.size(); ++k) {
    if (path[k].feature_count < 1 || !std::isfinite(path[k].objective)) {
      continue;
    }
    const auto [known, is_new] = best.try_emplace(path[k].feature_count, k);
    if (!is_new && path[k].objective < path[known->second].objective) {
      known->second = k;
    }
  }
  std::vector<std::size_t> points;
  points.reserve(best.size());
  for (const auto& [count, point] : best) {
    points.push_back(point);
  }
  return points;
}

}  // namespace steelyard
