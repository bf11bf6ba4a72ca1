// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/forward_selection.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/run/result.h"
#include "core/study/contained_solutions.h"

namespace steelyard {
namespace {

/// Of many features, the first few are of interest; all would take very long.
Index limit_of_forward(Index usable) {
  constexpr Index all_up_to = 30;
  constexpr Index most_of_many = 15;
  return usable > all_up_to ? most_of_many : usable;
}

}  // namespace

ForwardSelection::ForwardSelection(const SubsetFitter& learner, Index most_features)
    : learner_(learner),
      candidates_(learner.usable()),
      most_features_(std::min(most_features, std::ssize(candidates_))) {
  for (Index step = 0; step < most_features_; ++step) {
    tasks_in_all_ += static_cast<double>(std::ssize(candidates_) - step);
  }
}

void ForwardSelection::choose(std::vector<Index> features, PathPoint solution) {
  chosen_ = std::move(features);
  chosen_solution_ = std::move(solution);
  known_.insert(chosen_);
  candidates_.clear();
  for (const Index feature : learner_.usable()) {
    if (!std::binary_search(chosen_.begin(), chosen_.end(), feature)) {
      candidates_.push_back(feature);
    }
  }
}

std::vector<Index> ForwardSelection::worth_keeping() {
  constexpr double nothing = 1e-3;  // of the largest weight
  const Vector weights = learner_.comparable(chosen_solution_->weights);
  std::vector<Index> kept;
  for (const Index feature : chosen_) {
    if (weights[feature] > nothing * weights.maxCoeff()) {
      kept.push_back(feature);
    }
  }
  const bool fewer = !kept.empty() && kept.size() < chosen_.size();
  return fewer && known_.insert(kept).second ? kept : std::vector<Index>();
}

std::vector<LearningTask> ForwardSelection::next() {
  const bool first = !begun_;  // not the same as "nothing learned yet", since all tasks of a step
                               // may fail
  begun_ = true;
  if (!first && !std::exchange(pruning_, false)) {
    if (best_features_.empty()) {  // every candidate failed
      return {};
    }
    choose(std::move(best_features_), std::move(best_solution_));
    best_features_.clear();
    if (LearningTask task; !(task.features = worth_keeping()).empty()) {
      pruning_ = true;
      return {task};
    }
  }
  std::vector<LearningTask> tasks;
  if (std::ssize(chosen_) >= most_features_) {
    return tasks;
  }
  for (const Index candidate : candidates_) {
    LearningTask task;
    task.features = chosen_;
    task.features.insert(std::upper_bound(task.features.begin(), task.features.end(), candidate),
                         candidate);
    tasks.push_back(std::move(task));
  }
  return tasks;
}

/// The search goes on from fewer features if they are as good.
void ForwardSelection::learn_without(const LearningTask& task, const PathPoint& solution) {
  constexpr double as_good = 1e-3;
  const double now = chosen_solution_->objective;
  if (solution.objective <= now + as_good * std::abs(now)) {
    choose(task.features, solution);
  }
}

bool ForwardSelection::learn(const LearningTask& task, PathPoint& solution) {
  if (pruning_) {
    learn_without(task, solution);
    return true;
  }
  tasks_done_ += 1.0;
  const double own_objective = solution.objective;
  if (chosen_solution_) {
    take_over(*chosen_solution_, learner_, solution);
  }
  if (best_features_.empty() || own_objective < best_objective_) {
    best_features_ = task.features;
    best_objective_ = own_objective;
    best_solution_ = solution;
  }
  return true;
}

double ForwardSelection::fraction() const {
  return tasks_in_all_ > 0.0 ? std::min(1.0, tasks_done_ / tasks_in_all_) : 1.0;
}

std::string ForwardSelection::stage() const {
  const Index next = std::min<Index>(std::ssize(chosen_) + 1, most_features_);  // the last step is
                                                                                // complete
  return "forward: choosing feature " + std::to_string(next) + " of " +
         std::to_string(most_features_);
}

std::vector<PathPoint> ForwardSelection::keep(std::vector<PathPoint> path) const {
  std::vector<PathPoint> best;
  for (const std::size_t point : best_of_each_count(path)) {
    best.push_back(std::move(path[point]));
  }
  return best;
}

const StudyInfo& ForwardStudy::info() const {
  static const StudyInfo about{"forward", "Forward greedy", "adds the feature that helps most",
                               "methods that can be run on some of the inputs"};
  return about;
}

std::vector<ParameterSpec> ForwardStudy::parameters() const { return {most_features_parameter()}; }

std::unique_ptr<SearchPlan> ForwardStudy::plan(const SubsetFitter& learner,
                                               const ParameterValues& settings) const {
  const Index usable = std::ssize(learner.usable());
  return std::make_unique<ForwardSelection>(learner, most_features(settings, usable));
}

Index ForwardStudy::automatic_limit(Index usable) const { return limit_of_forward(usable); }

double ForwardStudy::runs(const ParameterValues& settings, Index usable) const {
  const Index most = most_features(settings, usable);
  double runs = 0.0;
  for (Index size = 1; size <= most; ++size) {
    const double share = static_cast<double>(size) / static_cast<double>(usable);
    runs += static_cast<double>(usable - size + 1) * share;
  }
  return runs;
}

}  // namespace steelyard
