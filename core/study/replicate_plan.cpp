// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/replicate_plan.h"

#include <algorithm>

#include "core/study/knee.h"

namespace steelyard {

std::vector<Solution> solutions_of(const Result& result) {
  std::vector<Solution> solutions;
  const std::vector<std::size_t> best = best_of_each_count(result.path);
  if (best.size() < 2) {
    solutions.push_back({std::ssize(result.selection.features), result.objective,
                         result.space.weights(), result.selection.features});
    return solutions;
  }
  for (const std::size_t k : best) {
    const PathPoint& point = result.path[k];
    solutions.push_back({point.feature_count, point.objective, point.weights, point.selection});
  }
  return solutions;
}

std::optional<std::size_t> largest_up_to(const std::vector<Solution>& solutions,
                                         Index most_features) {
  std::optional<std::size_t> largest;
  for (std::size_t k = 0; k < solutions.size(); ++k) {
    const Index count = solutions[k].feature_count;
    if (count <= most_features && (!largest || count > solutions[*largest].feature_count)) {
      largest = k;
    }
  }
  return largest;
}

bool has_path(const Result& result) { return best_of_each_count(result.path).size() > 1; }

double expected_sizes(const Problem& problem) {
  return static_cast<double>(
      std::clamp(problem.dimension() - 1, Index{1}, static_cast<Index>(most_sizes)));
}

}  // namespace steelyard
