// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/backward_elimination.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/parameter/parameter_builders.h"
#include "core/study/contained_solutions.h"

namespace steelyard {

BackwardElimination::BackwardElimination(const SubsetFitter& learner, int first_stage,
                                         Index most_features, bool take_over, Index beam)
    : learner_(learner),
      all_(learner.usable().size()),
      first_stages_left_(first_stage),
      most_features_(most_features),
      take_over_(take_over),
      beam_(static_cast<std::size_t>(beam)),
      stages_{Stage{learner.usable(), std::nullopt}} {}

std::vector<BackwardElimination::Stage> BackwardElimination::dropped() const {
  std::vector<Stage> without;
  std::set<std::vector<Index>> known;
  for (const Stage& stage : found_) {
    const Vector sizes = learner_.comparable(*stage.weights);
    std::vector<Index> smallest = stage.features;
    std::stable_sort(smallest.begin(), smallest.end(),
                     [&](Index a, Index b) { return sizes[a] < sizes[b]; });
    smallest.resize(std::min(smallest.size(), beam_));
    for (const Index feature : smallest) {
      Stage next = stage;
      next.features.erase(std::find(next.features.begin(), next.features.end(), feature));
      if (!next.features.empty() && known.insert(next.features).second) {
        without.push_back(std::move(next));
      }
    }
  }
  return without;
}

std::vector<LearningTask> BackwardElimination::next() {
  if (begun_ && found_.empty()) {  // every task has failed
    return {};
  }
  if (begun_) {
    stages_ = --first_stages_left_ > 0 ? found_ : dropped();
  }
  begun_ = true;
  found_.clear();
  std::vector<LearningTask> tasks;
  for (const Stage& stage : stages_) {
    if (!stage.features.empty()) {
      LearningTask task;
      task.features = stage.features;
      task.start = stage.weights;
      tasks.push_back(std::move(task));
    }
  }
  return tasks;
}

bool BackwardElimination::learn(const LearningTask& task, PathPoint& solution) {
  const bool among_best =
      keep_among_best(found_, {task.features, solution.weights, solution.objective}, beam_);
  return among_best && first_stages_left_ <= 1 && std::ssize(task.features) <= most_features_;
}

std::size_t BackwardElimination::left() const {
  return stages_.empty() ? 0 : stages_.front().features.size();
}

double BackwardElimination::fraction() const {
  return all_ == 0 ? 1.0 : 1.0 - static_cast<double>(left()) / static_cast<double>(all_);
}

std::string BackwardElimination::stage() const {
  return "backward: " + std::to_string(left()) + " of " + std::to_string(all_) + " features";
}

std::vector<PathPoint> BackwardElimination::keep(std::vector<PathPoint> path) const {
  if (beam_ > 1) {
    path = only_best_of_each_count(std::move(path));
  }
  return take_over_ ? never_worse_with_more(learner_, std::move(path)) : path;
}

const StudyInfo& BackwardStudy::info() const {
  static const StudyInfo about{"backward", "Backward greedy",
                               "repeatedly drops the smallest weight, which of correlated columns "
                               "may be the wrong one: they share theirs",
                               "methods that can be run on some of the inputs"};
  return about;
}

std::vector<ParameterSpec> BackwardStudy::parameters() const {
  return {advanced(number_parameter("first_stage", "First stage", ParameterType::integer,
                                    std::int64_t{1}, {1, 10},
                                    "How often all features are optimised before the first is "
                                    "dropped (DADApy: 2).")),
          advanced(choice_parameter(
              "stage_solution", "Solution of a stage", "best",
              {{"best", "Best epoch", "the lowest objective of the stage; the default"},
               {"last", "Last epoch", "as in DADApy, even where fewer features have ended lower"}},
              "The final weights of a stage, from which the next one starts.")),
          most_features_parameter(), beam_parameter()};
}

FitContext BackwardStudy::terms(const ParameterValues& settings,
                                const FitContext& /*asked*/) const {
  FitContext of_stage;
  of_stage.keeps_last = settings.choice("stage_solution") == "last";
  return of_stage;
}

std::unique_ptr<SearchPlan> BackwardStudy::plan(const SubsetFitter& learner,
                                                const ParameterValues& settings) const {
  const Index usable = std::ssize(learner.usable());
  return std::make_unique<BackwardElimination>(
      learner, static_cast<int>(settings.integer("first_stage")), most_features(settings, usable),
      settings.choice("stage_solution") == "best", settings.integer("beam"));
}

double BackwardStudy::runs(const ParameterValues& settings, Index usable) const {
  const auto beam = static_cast<double>(settings.integer("beam"));
  return 0.5 * static_cast<double>(usable) * beam * beam;  // on average of half the features
}

}  // namespace steelyard
