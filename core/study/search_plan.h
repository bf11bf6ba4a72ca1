// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/run/learner.h"

namespace steelyard {

/// What a search does next, given what its tasks have returned so far. Holds no stepper and no
/// clock: SearchStepper drives it.
class SearchPlan {
 public:
  SearchPlan() = default;
  SearchPlan(const SearchPlan&) = delete;
  SearchPlan& operator=(const SearchPlan&) = delete;
  virtual ~SearchPlan() = default;

  /// The next tasks, which do not depend on each other and so run side by side; empty: finished.
  [[nodiscard]] virtual std::vector<LearningTask> next() = 0;
  /// One finished task of the last next(), in their order; those that failed are left out.
  /// May add what the plan knows of the solution. \return whether it belongs on the path
  [[nodiscard]] virtual bool learn(const LearningTask& task, PathPoint& solution) = 0;
  /// True: an iteration of the search is a finished task; false: an iteration of the task.
  [[nodiscard]] virtual bool counts_tasks() const { return false; }
  /// 0 .. 1, never falling.
  [[nodiscard]] virtual double fraction() const = 0;
  /// "backward: 7 features".
  [[nodiscard]] virtual std::string stage() const = 0;
  /// The path as it is kept when the search is over.
  [[nodiscard]] virtual std::vector<PathPoint> keep(std::vector<PathPoint> path) const {
    return path;
  }
};

}  // namespace steelyard
