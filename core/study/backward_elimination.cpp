// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/backward_elimination.h"

#include <algorithm>

namespace steelyard {

BackwardElimination::BackwardElimination(const Learner& learner, int first_stage,
                                         Index most_features)
    : learner_(learner),
      features_(learner.usable()),
      all_(features_.size()),
      first_stages_left_(first_stage),
      most_features_(most_features) {}

std::vector<LearningTask> BackwardElimination::next() {
  if (finished_ || waiting_ || features_.empty()) {  // waiting still: the last task failed
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

}  // namespace steelyard
