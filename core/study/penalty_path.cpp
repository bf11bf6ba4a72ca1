// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/penalty_path.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "core/parameter/parameter_builders.h"
#include "core/study/contained_solutions.h"
#include "core/text.h"

namespace steelyard {
namespace {

/// Penalties within this factor are not refined: features that vanish together there cannot be
/// separated.
constexpr double closest_factor = 1.02;

}  // namespace

PenaltyPath::PenaltyPath(const SubsetFitter& learner, Index penalties, Index most_features)
    : learner_(learner),
      usable_(learner.usable()),
      factor_(
          std::pow(largest_penalty / smallest_penalty, 1.0 / static_cast<double>(penalties - 1))),
      penalties_(penalties),
      most_features_(most_features) {}

bool PenaltyPath::is_few_enough(const std::vector<Index>& features) const {
  return std::ssize(features) <= most_features_;
}

LearningTask PenaltyPath::penalised_task(const Solution& from) const {
  LearningTask task;
  task.features = from.features;
  task.penalty = asked_;
  if (asked_ > smallest_penalty) {
    task.start = from.penalised;
    task.continued = true;
  }  // the smallest penalty starts from the beginning, since many features have to vanish
  return task;
}

LearningTask PenaltyPath::free_task(const Solution& of) {
  LearningTask task;
  task.features = of.features;
  task.start = of.free;
  task.continued = true;
  return task;
}

const PenaltyPath::Solution& PenaltyPath::denser_neighbour() const {
  return std::prev(solutions_.lower_bound(asked_))->second;
}

/// The widest gap in the number of features; among equal gaps, the one with the fewest features.
std::optional<double> PenaltyPath::penalty_in_widest_gap() const {
  std::optional<double> penalty;
  Index widest = 1;
  for (auto denser = solutions_.begin(); denser != solutions_.end(); ++denser) {
    const auto sparser = std::next(denser);
    if (sparser == solutions_.end() || denser->first <= 0.0) {
      continue;
    }
    const Index of_denser = std::min(std::ssize(denser->second.features), most_features_ + 1);
    const Index gap = of_denser - std::ssize(sparser->second.features);
    // Far from the knee, single features are not of interest.
    const bool of_interest = std::ssize(sparser->second.features) < penalties_;
    if (of_interest && gap >= std::max(Index{2}, widest) &&
        sparser->first > closest_factor * denser->first) {
      widest = gap;
      penalty = std::sqrt(denser->first * sparser->first);
    }
  }
  return penalty;
}

std::vector<LearningTask> PenaltyPath::next_penalty() {
  const auto last = std::prev(solutions_.end());
  if (!refining_) {
    asked_ = asked_ == 0.0 ? smallest_penalty : asked_ * factor_;
    refining_ = last->second.features.size() <= 1 || asked_ > 1.5 * largest_penalty;
  }
  if (refining_) {
    const std::optional<double> between = penalty_in_widest_gap();
    if (!between || refined_ >= 2 * penalties_) {
      return {};
    }
    ++refined_;
    asked_ = *between;
  }
  return {penalised_task(denser_neighbour())};
}

std::vector<LearningTask> PenaltyPath::next() {
  if (usable_.empty()) {
    return {};
  }
  if (asked_ < 0.0) {
    asked_ = 0.0;
    LearningTask task;
    task.features = usable_;
    return {std::move(task)};
  }
  if (solutions_.empty()) {
    return {};  // there was no solution even without a penalty
  }
  const auto answer = solutions_.find(asked_);
  if (answer == solutions_.end()) {  // that penalty left no weight above 0
    solutions_[asked_] = {};
    return next_penalty();
  }
  const bool is_new = asked_ > 0.0 && answer->second.features != std::prev(answer)->second.features;
  if (is_new && !freeing_ && is_few_enough(answer->second.features)) {
    freeing_ = true;
    return {free_task(answer->second)};
  }
  freeing_ = false;
  return next_penalty();
}

bool PenaltyPath::learn(const LearningTask& task, PathPoint& solution) {
  Solution& known = solutions_[asked_];
  if (freeing_) {
    known.free = solution.weights;
    solution.penalty = asked_;
    return true;
  }
  known.penalised = solution.weights;
  for (const Index feature : task.features) {
    if (solution.weights[feature] > 0.0) {
      known.features.push_back(feature);
    }
  }
  if (asked_ == 0.0) {
    known.free = solution.weights;
    return is_few_enough(known.features);
  }
  known.free = std::prev(solutions_.find(asked_))->second.free;
  return false;
}

double PenaltyPath::fraction() const {
  constexpr double of_grid = 0.7;
  if (refining_) {
    return of_grid +
           (1.0 - of_grid) * static_cast<double>(refined_) / static_cast<double>(2 * penalties_);
  }
  return of_grid * std::min(1.0, static_cast<double>(solutions_.size()) /
                                     static_cast<double>(penalties_ + 1));
}

std::string PenaltyPath::stage() const {
  const auto left =
      solutions_.empty() ? usable_.size() : std::prev(solutions_.end())->second.features.size();
  return refining_ ? "L1 path: filling gaps between penalties"
                   : "L1 path: " + counted(left, "feature", " left", " left");
}

std::vector<PathPoint> PenaltyPath::keep(std::vector<PathPoint> path) const {
  return never_worse_with_more(learner_, std::move(path));
}

const StudyInfo& PenaltyPathStudy::info() const {
  static const StudyInfo about{"l1-path", "L1 path",
                               "a growing penalty removes one feature after another",
                               "methods that can be run on some of the inputs, under a penalty"};
  return about;
}

std::vector<ParameterSpec> PenaltyPathStudy::parameters() const {
  return {advanced(number_parameter("penalties", "Penalties", ParameterType::integer,
                                    std::int64_t{20}, {2, 500},
                                    "Number of penalties in the grid, before refinement where two "
                                    "features vanish at once.")),
          most_features_parameter()};
}

FitContext PenaltyPathStudy::terms(const ParameterValues& /*settings*/,
                                   const FitContext& /*asked*/) const {
  FitContext of_path;
  of_path.penalised = true;
  return of_path;
}

std::unique_ptr<SearchPlan> PenaltyPathStudy::plan(const SubsetFitter& learner,
                                                   const ParameterValues& settings) const {
  const Index usable = std::ssize(learner.usable());
  return std::make_unique<PenaltyPath>(learner, settings.integer("penalties"),
                                       most_features(settings, usable));
}

double PenaltyPathStudy::runs(const ParameterValues& /*settings*/, Index /*usable*/) const {
  return 4.0;  // warm starts with few features are short
}

}  // namespace steelyard
