// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/scaling.h"

#include <cmath>

#include "core/measures/spread.h"

namespace steelyard::dii {
namespace {

/// Weight in the inputs' units before the first step.
double starting_weight(const Options& options, Index feature, double deviation) {
  switch (options.initial) {
    case InitialWeights::ones:
      return 1.0;
    case InitialWeights::given:
      return std::abs(options.given_weights[static_cast<std::size_t>(feature)]);
    case InitialWeights::inverse_std:
      break;
  }
  return 1.0 / deviation;
}

}  // namespace

Scaling scaling_of(const Problem& problem, const Options& options) {
  const Vector deviations = standard_deviations(problem.inputs);
  Scaling scaling{Vector::Ones(deviations.size()), Vector::Zero(deviations.size()), {}};
  for (Index feature = 0; feature < deviations.size(); ++feature) {
    const double deviation = deviations[feature];
    if (deviation == 0.0) {
      scaling.constant_features.push_back(feature);
      continue;
    }
    if (options.standardised) {
      scaling.scale[feature] = deviation;
    }
    scaling.start[feature] = starting_weight(options, feature, deviation) * scaling.scale[feature];
  }
  return scaling;
}

}  // namespace steelyard::dii
