// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/contained_solutions.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/run/result.h"

namespace steelyard {
namespace {

/// Of the largest weight, in comparable units: less changes no distance, more than 0 keeps the
/// feature in the subset.
constexpr double as_good_as_none = 1e-9;

bool contains(std::vector<Index> more, std::vector<Index> fewer) {
  std::sort(more.begin(), more.end());
  std::sort(fewer.begin(), fewer.end());
  return std::includes(more.begin(), more.end(), fewer.begin(), fewer.end());
}

}  // namespace

void take_over(const PathPoint& contained, const SubsetFitter& fitter, PathPoint& solution) {
  if (!(contained.objective < solution.objective)) {
    return;
  }
  const Vector sizes = fitter.comparable(contained.weights);
  const Vector units = fitter.comparable(Vector::Ones(sizes.size()));
  Vector weights = contained.weights;
  std::vector<Index> features = contained.selection;
  for (const Index feature : solution.selection) {
    if (weights[feature] == 0.0) {
      weights[feature] = as_good_as_none * sizes.maxCoeff() / units[feature];
      features.push_back(feature);
    }
  }
  solution.objective = contained.objective;
  solution.error = contained.error;
  solution.warnings = contained.warnings;
  solution.weights = std::move(weights);
  solution.selection = std::move(features);
}

std::vector<PathPoint> never_worse_with_more(const SubsetFitter& fitter,
                                             std::vector<PathPoint> path) {
  std::vector<std::size_t> order(path.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return path[a].feature_count < path[b].feature_count;
  });
  for (std::size_t k = 1; k < order.size(); ++k) {
    PathPoint& larger = path[order[k]];
    for (std::size_t j = 0; j < k; ++j) {
      const PathPoint& smaller = path[order[j]];
      if (smaller.objective < larger.objective && smaller.feature_count < larger.feature_count &&
          contains(larger.selection, smaller.selection)) {
        take_over(smaller, fitter, larger);
      }
    }
  }
  return path;
}

std::vector<PathPoint> only_best_of_each_count(std::vector<PathPoint> path) {
  std::vector<PathPoint> best;
  for (const std::size_t point : best_of_each_count(path)) {
    best.push_back(std::move(path[point]));
  }
  return best;
}

}  // namespace steelyard
