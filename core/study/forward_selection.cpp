// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/forward_selection.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/study/contained_solutions.h"

namespace steelyard {
namespace {

/// Of many features, the first few are of interest; all would take very long.
Index limit_of_forward(Index usable) {
  constexpr Index all_up_to = 30;
  constexpr Index most_of_many = 15;
  return usable > all_up_to ? most_of_many : usable;
}

/// The tasks of a search, each counted as its size is worth.
template <class Worth>
double tasks_of_forward(Index usable, Index most_features, Index beam, const Worth& worth) {
  double tasks = 0.0;
  double sets = 1.0;
  for (Index size = 1; size <= most_features; ++size) {
    const double of_step = sets * static_cast<double>(usable - size + 1);
    tasks += of_step * worth(size);
    sets = std::min(static_cast<double>(beam), of_step);
  }
  return tasks;
}

}  // namespace

ForwardSelection::ForwardSelection(const SubsetFitter& learner, Index most_features, Index beam)
    : learner_(learner),
      usable_(learner.usable()),
      most_features_(std::min(most_features, std::ssize(usable_))),
      beam_(static_cast<std::size_t>(beam)) {
  tasks_in_all_ = tasks_of_forward(std::ssize(usable_), most_features_, beam,
                                   [](Index /*size*/) { return 1.0; });
}

std::vector<Index> ForwardSelection::worth_keeping(const Chosen& set) {
  constexpr double nothing = 1e-3;  // of the largest weight
  const Vector weights = learner_.comparable(set.solution.weights);
  std::vector<Index> kept;
  for (const Index feature : set.features) {
    if (weights[feature] > nothing * weights.maxCoeff()) {
      kept.push_back(feature);
    }
  }
  const bool fewer = !kept.empty() && kept.size() < set.features.size();
  return fewer && known_.insert(kept).second ? kept : std::vector<Index>();
}

std::vector<LearningTask> ForwardSelection::tasks_without_vanished() {
  std::vector<LearningTask> tasks;
  pruned_.clear();
  for (std::size_t at = 0; at < chosen_.size(); ++at) {
    if (LearningTask task; !(task.features = worth_keeping(chosen_[at])).empty()) {
      pruned_[task.features] = at;
      tasks.push_back(std::move(task));
    }
  }
  return tasks;
}

std::vector<LearningTask> ForwardSelection::tasks_with_one_more() const {
  std::vector<std::vector<Index>> sets;
  for (const Chosen& set : chosen_) {
    sets.push_back(set.features);
  }
  if (sets.empty()) {
    sets.emplace_back();
  }
  std::vector<LearningTask> tasks;
  std::set<std::vector<Index>> asked;
  for (const std::vector<Index>& set : sets) {
    for (const Index candidate : usable_) {
      if (std::ssize(set) >= most_features_ ||
          std::binary_search(set.begin(), set.end(), candidate)) {
        continue;
      }
      LearningTask task;
      task.features = set;
      task.features.insert(std::upper_bound(task.features.begin(), task.features.end(), candidate),
                           candidate);
      if (asked.insert(task.features).second) {
        tasks.push_back(std::move(task));
      }
    }
  }
  return tasks;
}

std::vector<LearningTask> ForwardSelection::next() {
  const bool first = !begun_;  // not the same as "nothing learned yet", since all tasks of a step
                               // may fail
  begun_ = true;
  if (!first && !std::exchange(pruning_, false)) {
    if (found_.empty()) {  // every candidate failed
      return {};
    }
    chosen_ = std::exchange(found_, {});
    for (const Chosen& set : chosen_) {
      known_.insert(set.features);
    }
    if (std::vector<LearningTask> tasks = tasks_without_vanished(); !tasks.empty()) {
      pruning_ = true;
      return tasks;
    }
  }
  return tasks_with_one_more();
}

/// The search goes on from fewer features if they are as good.
void ForwardSelection::learn_without(const LearningTask& task, const PathPoint& solution) {
  constexpr double as_good = 1e-3;
  Chosen& set = chosen_[pruned_.at(task.features)];
  const double now = set.solution.objective;
  if (solution.objective <= now + as_good * std::abs(now)) {
    set = {task.features, solution, solution.objective};
    known_.insert(task.features);
  }
}

const ForwardSelection::Chosen* ForwardSelection::best_within(
    const std::vector<Index>& features) const {
  const Chosen* best = nullptr;
  for (const Chosen& set : chosen_) {
    if (std::includes(features.begin(), features.end(), set.features.begin(), set.features.end()) &&
        (best == nullptr || set.solution.objective < best->solution.objective)) {
      best = &set;
    }
  }
  return best;
}

bool ForwardSelection::learn(const LearningTask& task, PathPoint& solution) {
  if (pruning_) {
    learn_without(task, solution);
    return true;
  }
  tasks_done_ += 1.0;
  const double own_objective = solution.objective;
  if (const Chosen* contained = best_within(task.features); contained != nullptr) {
    take_over(contained->solution, learner_, solution);
  }
  const bool among_best = keep_among_best(found_, {task.features, solution, own_objective}, beam_);
  return beam_ == 1 || among_best;
}

double ForwardSelection::fraction() const {
  return tasks_in_all_ > 0.0 ? std::min(1.0, tasks_done_ / tasks_in_all_) : 1.0;
}

std::string ForwardSelection::stage() const {
  Index most = 0;
  for (const Chosen& set : chosen_) {
    most = std::max(most, std::ssize(set.features));
  }
  const Index next = std::min<Index>(most + 1, most_features_);  // the last step is complete
  return "forward: choosing feature " + std::to_string(next) + " of " +
         std::to_string(most_features_);
}

std::vector<PathPoint> ForwardSelection::keep(std::vector<PathPoint> path) const {
  return only_best_of_each_count(std::move(path));
}

const StudyInfo& ForwardStudy::info() const {
  static const StudyInfo about{"forward", "Forward greedy", "adds the feature that helps most",
                               "methods that can be run on some of the inputs"};
  return about;
}

std::vector<ParameterSpec> ForwardStudy::parameters() const {
  return {most_features_parameter(), beam_parameter()};
}

std::unique_ptr<SearchPlan> ForwardStudy::plan(const SubsetFitter& learner,
                                               const ParameterValues& settings) const {
  const Index usable = std::ssize(learner.usable());
  return std::make_unique<ForwardSelection>(learner, most_features(settings, usable),
                                            settings.integer("beam"));
}

Index ForwardStudy::automatic_limit(Index usable) const { return limit_of_forward(usable); }

double ForwardStudy::runs(const ParameterValues& settings, Index usable) const {
  return tasks_of_forward(
      usable, most_features(settings, usable), settings.integer("beam"),
      [usable](Index size) { return static_cast<double>(size) / static_cast<double>(usable); });
}

}  // namespace steelyard
