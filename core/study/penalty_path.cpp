// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/penalty_path.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <utility>

#include "core/message.h"
#include "core/study/contained_solutions.h"
#include "core/study/search_study.h"

namespace steelyard {
namespace {

struct PenaltyPathOptions {
  Index penalties = 20;  ///< in the grid
  SearchExtent extent;
};

const ParameterList<PenaltyPathOptions>& penalty_path_parameters() {
  static const ParameterList<PenaltyPathOptions> list =
      joined({parameter({"penalties", "Penalties",
                         "Number of penalties in the grid, before refinement where two features "
                         "vanish at once."},
                        field(&PenaltyPathOptions::penalties), {2.0, 500.0})
                  .advanced()},
             inside(field(&PenaltyPathOptions::extent), {most_features_parameter()}));
  return list;
}

/// Penalties within this factor are not refined: features that vanish together there cannot be
/// separated.
constexpr double closest_factor = 1.02;

class PenaltyPath : public SearchPlan {
 public:
  /// The range of penalties, for a largest weight of 1 and an objective of order 1.
  static constexpr double smallest_penalty = 1e-4;
  static constexpr double largest_penalty = 10.0;

  /// \param penalties  number of penalties in the grid, >= 2
  /// \param most       solutions with more features are intermediate steps, not on the path; >= 1
  PenaltyPath(const SubsetFitter& fitter, FeatureSteps steps, Index penalties, Index most);

  [[nodiscard]] std::vector<LearningTask> next() override;
  [[nodiscard]] bool learn(const LearningTask& task, PathPoint& solution) override;
  [[nodiscard]] double fraction() const override;
  [[nodiscard]] Message stage() const override;
  [[nodiscard]] std::vector<PathPoint> keep(std::vector<PathPoint> path) const override {
    return never_worse_with_more(fitter_, std::move(path));
  }

 private:
  struct Solution {
    std::vector<Index> features;
    Index steps = 0;   ///< in how many steps they would go
    Vector penalised;  ///< weights with the penalty, in the inputs' units
    Vector free;       ///< weights of the same features without the penalty
  };
  [[nodiscard]] LearningTask penalised_task(const Solution& from) const;
  [[nodiscard]] bool is_few_enough(const std::vector<Index>& features) const;
  [[nodiscard]] static LearningTask free_task(const Solution& of);
  [[nodiscard]] std::vector<LearningTask> next_penalty();
  [[nodiscard]] const Solution& denser_neighbour() const;
  [[nodiscard]] std::optional<double> penalty_in_widest_gap() const;

  /// The steps of which some feature has a weight above 0.
  [[nodiscard]] FeatureSteps steps_left(const std::vector<Index>& features,
                                        const Vector& weights) const;

  const SubsetFitter& fitter_;
  std::vector<Index> usable_;
  FeatureSteps steps_;
  std::vector<Index> kept_;  // ascending; they are tried alone, too
  bool tried_kept_ = false;  // that was the first task
  double factor_;
  Index penalties_;
  Index most_features_;
  std::map<double, Solution> solutions_;  // by penalty
  double asked_ = -1.0;                   // penalty of the last task; -1 if there is none yet
  bool freeing_ = false;                  // the last task optimised the solution of `asked_`
                                          // without penalty
  bool refining_ = false;
  Index refined_ = 0;
};

PenaltyPath::PenaltyPath(const SubsetFitter& fitter, FeatureSteps steps, Index penalties,
                         Index most)
    : fitter_(fitter),
      usable_(fitter.usable()),
      steps_(std::move(steps)),
      kept_(fitter.kept()),
      factor_(
          std::pow(largest_penalty / smallest_penalty, 1.0 / static_cast<double>(penalties - 1))),
      penalties_(penalties),
      most_features_(most) {}

FeatureSteps PenaltyPath::steps_left(const std::vector<Index>& features,
                                     const Vector& weights) const {
  FeatureSteps left = steps_;
  std::erase_if(left, [&](const std::vector<Index>& step) {
    return std::none_of(step.begin(), step.end(), [&](Index feature) {
      return std::binary_search(features.begin(), features.end(), feature) &&
             weights[feature] > 0.0;
    });
  });
  return left;
}

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
    const Index of_denser = std::min(denser->second.steps, most_features_ + 1);
    const Index gap = of_denser - sparser->second.steps;
    // Far from the knee, single features are not of interest.
    const bool of_interest = sparser->second.steps < penalties_;
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
    refining_ = last->second.steps <= 1 || asked_ > 1.5 * largest_penalty;
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
  if (!kept_.empty() && !std::exchange(tried_kept_, true)) {
    LearningTask task;
    task.features = kept_;
    return {std::move(task)};
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
  if (asked_ < 0.0) {
    return true;  // what is kept, alone
  }
  Solution& known = solutions_[asked_];
  if (freeing_) {
    known.free = solution.weights;
    solution.penalty = asked_;
    return true;
  }
  known.penalised = solution.weights;
  for (const std::vector<Index>& step : steps_left(task.features, solution.weights)) {
    known.features.insert(known.features.end(), step.begin(), step.end());
    ++known.steps;
  }
  std::sort(known.features.begin(), known.features.end());
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

Message PenaltyPath::stage() const {
  const auto left =
      solutions_.empty() ? usable_.size() : std::prev(solutions_.end())->second.features.size();
  return refining_ ? message("stage.path_gaps", "L1 path: filling gaps between penalties")
                   : message("stage.path_left", "L1 path: {1} {1:feature|features} left", left);
}

class PenaltyPathStudy final : public SearchStudy {
 public:
  [[nodiscard]] const StudyInfo& info() const override {
    static const StudyInfo about{
        "l1-path", "L1 path", "a growing penalty removes one feature after another",
        "methods that can be run on some of the inputs, under a penalty: of those here, the DII"};
    return about;
  }
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override {
    return specs_of(penalty_path_parameters());
  }
  [[nodiscard]] bool takes(const Method& method) const override {
    return SearchStudy::takes(method) && method.learning()->takes_penalties();
  }
  [[nodiscard]] FitContext terms(const ParameterValues& /*settings*/,
                                 const FitContext& /*asked*/) const override {
    FitContext of_path;
    of_path.penalised = true;
    return of_path;
  }

 private:
  [[nodiscard]] std::unique_ptr<SearchPlan> plan(const SubsetFitter& fitter,
                                                 const FeatureSteps& steps,
                                                 const ParameterValues& settings) const override {
    const PenaltyPathOptions options = options_of(penalty_path_parameters(), settings);
    const Index usable = std::ssize(fitter.usable());
    return std::make_unique<PenaltyPath>(fitter, steps, options.penalties,
                                         most_features(options.extent.most_features, usable));
  }
  [[nodiscard]] double runs(const ParameterValues& /*settings*/, Index /*steps*/) const override {
    return 4.0;  // warm starts with few features are short
  }
};

}  // namespace

std::unique_ptr<const Study> penalty_path_study() {
  return std::make_unique<const PenaltyPathStudy>();
}

}  // namespace steelyard
