// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/run/learning.h"

namespace steelyard {

/// Features as a search adds or drops them: those of one group of the table in one step
/// (core/problem/whole_groups.h), each other one alone. Each step has its features ascending.
using FeatureSteps = std::vector<std::vector<Index>>;

/// The steps of which no feature is among these.
/// \param features  ascending
[[nodiscard]] inline FeatureSteps steps_besides(FeatureSteps steps,
                                                const std::vector<Index>& features) {
  std::erase_if(steps, [&](const std::vector<Index>& step) {
    return std::any_of(step.begin(), step.end(), [&](Index feature) {
      return std::binary_search(features.begin(), features.end(), feature);
    });
  });
  return steps;
}

/// How many features a solution has at least: what is kept, and otherwise the smallest step.
[[nodiscard]] inline Index fewest_features(const FeatureSteps& steps, Index kept) {
  if (kept > 0 || steps.empty()) {
    return kept;
  }
  return std::ssize(*std::min_element(steps.begin(), steps.end(), [](const auto& a, const auto& b) {
    return a.size() < b.size();
  }));
}

/// Puts a candidate of a beam in its place among the best of its step, of which `beam` are kept, by
/// rising objective; among equal ones, the earlier one comes first.
/// \param best  each has a finite member `objective`, and so has the candidate
/// \return whether the candidate is among them now
template <class Candidate>
bool keep_among_best(std::vector<Candidate>& best, Candidate candidate, std::size_t beam) {
  const auto place = std::upper_bound(
      best.begin(), best.end(), candidate.objective,
      [](double objective, const Candidate& other) { return objective < other.objective; });
  const bool kept = static_cast<std::size_t>(place - best.begin()) < beam;
  best.insert(place, std::move(candidate));
  best.resize(std::min(best.size(), beam));
  return kept;
}

/// Decides what a search does next, from the results of its tasks so far. Has no stepper and no
/// clock: SearchStepper drives it.
class SearchPlan {
 public:
  SearchPlan() = default;
  SearchPlan(const SearchPlan&) = delete;
  SearchPlan& operator=(const SearchPlan&) = delete;
  virtual ~SearchPlan() = default;

  /// The next tasks, which are independent and run in parallel. Empty when the search is finished.
  [[nodiscard]] virtual std::vector<LearningTask> next() = 0;
  /// Receives one finished task of the last next(), in order; failed tasks are left out. May add
  /// information to the solution.
  /// \return whether the solution belongs on the path
  [[nodiscard]] virtual bool learn(const LearningTask& task, PathPoint& solution) = 0;
  /// Whether an iteration of the search is a finished task (true) or an iteration of a task
  /// (false).
  [[nodiscard]] virtual bool counts_tasks() const { return false; }
  /// The fraction of the search that is done, 0 .. 1, never decreasing.
  [[nodiscard]] virtual double fraction() const = 0;
  /// What the search is doing, for the window: "backward: 7 features".
  [[nodiscard]] virtual Message stage() const = 0;
  /// The path to keep when the search is finished.
  [[nodiscard]] virtual std::vector<PathPoint> keep(std::vector<PathPoint> path) const {
    return path;
  }
};

}  // namespace steelyard
