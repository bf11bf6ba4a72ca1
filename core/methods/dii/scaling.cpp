// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/scaling.h"

#include <cmath>
#include <map>
#include <string>

#include "core/problem/input_deviations.h"

namespace steelyard::dii {
namespace {

/// The initial weight, in the inputs' units.
double starting_weight(const Options& options, Index feature, double deviation) {
  switch (options.initial) {
    case InitialWeights::ones:
      return 1.0;
    case InitialWeights::given:
      return std::abs(options.given_weights[static_cast<std::size_t>(feature)]);
    case InitialWeights::inverse_std:
    case InitialWeights::inverse_raw_std:
      break;
  }
  return 1.0 / deviation;
}

/// Features of one named group get the same number; constant features get their own.
std::vector<Index> ties_of(const Problem& problem, const Vector& deviations) {
  std::map<std::string, Index> number_of;
  std::vector<Index> ties;
  for (Index feature = 0; feature < problem.dimension(); ++feature) {
    const std::string& group = problem.features[static_cast<std::size_t>(feature)].group;
    const bool alone = group.empty() || deviations[feature] == 0.0;
    ties.push_back(alone ? feature : number_of.try_emplace(group, feature).first->second);
  }
  return ties;
}

/// Features that share a weight w also share a scale, and so u = w * scale: the root mean square of
/// their standard deviations.
void share_deviations(const std::vector<Index>& tie_of, Vector& deviations) {
  Vector squares = Vector::Zero(deviations.size());
  Vector counts = Vector::Zero(deviations.size());
  for (Index feature = 0; feature < deviations.size(); ++feature) {
    const Index tie = tie_of[static_cast<std::size_t>(feature)];
    squares[tie] += deviations[feature] * deviations[feature];
    counts[tie] += 1.0;
  }
  for (Index feature = 0; feature < deviations.size(); ++feature) {
    const Index tie = tie_of[static_cast<std::size_t>(feature)];
    deviations[feature] = std::sqrt(squares[tie] / counts[tie]);
  }
}

/// Features that share a weight start from their mean.
void share_starts(const std::vector<Index>& tie_of, Vector& starts) {
  Vector sums = Vector::Zero(starts.size());
  Vector counts = Vector::Zero(starts.size());
  for (Index feature = 0; feature < starts.size(); ++feature) {
    sums[tie_of[static_cast<std::size_t>(feature)]] += starts[feature];
    counts[tie_of[static_cast<std::size_t>(feature)]] += 1.0;
  }
  for (Index feature = 0; feature < starts.size(); ++feature) {
    const Index tie = tie_of[static_cast<std::size_t>(feature)];
    starts[feature] = sums[tie] / counts[tie];
  }
}

}  // namespace

Scaling scaling_of(const Problem& problem, const Options& options) {
  Vector deviations = input_deviations(problem);
  Vector of_starts = options.initial == InitialWeights::inverse_raw_std
                         ? problem.inputs.spread().deviations
                         : deviations;
  Scaling scaling{Vector::Ones(deviations.size()), Vector::Zero(deviations.size()), {}, {}};
  if (options.share_in_groups) {
    scaling.tie_of = ties_of(problem, deviations);
    share_deviations(scaling.tie_of, deviations);
    share_deviations(scaling.tie_of, of_starts);
  }
  for (Index feature = 0; feature < deviations.size(); ++feature) {
    const double deviation = deviations[feature];
    if (deviation == 0.0) {
      scaling.constant_features.push_back(feature);
      continue;
    }
    if (options.standardised) {
      scaling.scale[feature] = deviation;
    }
    scaling.start[feature] =
        starting_weight(options, feature, of_starts[feature]) * scaling.scale[feature];
  }
  if (options.share_in_groups) {
    share_starts(scaling.tie_of, scaling.start);
  }
  return scaling;
}

}  // namespace steelyard::dii
