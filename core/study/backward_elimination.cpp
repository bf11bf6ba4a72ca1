// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/backward_elimination.h"

#include <algorithm>
#include <utility>

#include "core/parameter/parameter_builders.h"
#include "core/study/contained_solutions.h"

namespace steelyard {

BackwardElimination::BackwardElimination(const SubsetFitter& learner, int first_stage,
                                         Index most_features, bool take_over)
    : learner_(learner),
      features_(learner.usable()),
      all_(features_.size()),
      first_stages_left_(first_stage),
      most_features_(most_features),
      take_over_(take_over) {}

std::vector<LearningTask> BackwardElimination::next() {
  if (finished_ || waiting_ || features_.empty()) {  // still waiting: the last task failed
    return {};
  }
  waiting_ = true;
  LearningTask task;
  task.features = features_;
  task.start = weights_;
  return {std::move(task)};
}

bool BackwardElimination::learn(const LearningTask& /*task*/, PathPoint& solution) {
  waiting_ = false;
  weights_ = solution.weights;
  if (--first_stages_left_ > 0) {
    return false;
  }
  const bool few_enough = std::ssize(features_) <= most_features_;
  const Vector sizes = learner_.comparable(solution.weights);
  const auto smallest = std::min_element(features_.begin(), features_.end(),
                                         [&](Index a, Index b) { return sizes[a] < sizes[b]; });
  features_.erase(smallest);
  finished_ = features_.empty();
  return few_enough;
}

double BackwardElimination::fraction() const {
  return all_ == 0 ? 1.0 : 1.0 - static_cast<double>(features_.size()) / static_cast<double>(all_);
}

std::string BackwardElimination::stage() const {
  return "backward: " + std::to_string(features_.size()) + " of " + std::to_string(all_) +
         " features";
}

std::vector<PathPoint> BackwardElimination::keep(std::vector<PathPoint> path) const {
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
          most_features_parameter()};
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
      settings.choice("stage_solution") == "best");
}

double BackwardStudy::runs(const ParameterValues& /*settings*/, Index usable) const {
  return 0.5 * static_cast<double>(usable);  // on average of half the features
}

}  // namespace steelyard
