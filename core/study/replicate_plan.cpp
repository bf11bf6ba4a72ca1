// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/replicate_plan.h"

#include "core/study/knee.h"

namespace steelyard {

ReplicateStart begin_replicate(const Method& method, const ProblemPtr& problem,
                               const ParameterValues& values) {
  const std::vector<Complaint> complaints = method.check(*problem, values);
  if (!complaints.empty()) {
    return {nullptr, complaints.front().message};
  }
  return {method.begin(problem, values), ""};
}

std::vector<Solution> solutions_of(const Result& result) {
  std::vector<Solution> solutions;
  const std::vector<std::size_t> best = best_of_each_count(result.path);
  if (best.size() < 2) {
    solutions.push_back({static_cast<Index>(result.selection.size()), result.objective,
                         weights_of(result.features)});
    return solutions;
  }
  for (const std::size_t k : best) {
    const PathPoint& point = result.path[k];
    solutions.push_back({point.feature_count, point.objective, point.weights});
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

}  // namespace steelyard
