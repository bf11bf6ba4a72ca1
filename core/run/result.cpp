// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/result.h"

#include <algorithm>
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

}  // namespace steelyard
