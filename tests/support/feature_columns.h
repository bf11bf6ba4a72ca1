// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <utility>
#include <vector>

#include "core/run/feature_column.h"

namespace steelyard::tests {

/// A column of weights as they are, without units.
inline FeatureColumn weights_as_column(std::vector<double> weights) {
  return {"weight", "Weight", "", ValueKind::weight, std::move(weights)};
}

/// The features of weight above 0, in table order.
inline std::vector<Index> weighed_features(const Vector& weights) {
  std::vector<Index> features;
  for (Index feature = 0; feature < weights.size(); ++feature) {
    if (weights[feature] > 0.0) {
      features.push_back(feature);
    }
  }
  return features;
}

}  // namespace steelyard::tests
