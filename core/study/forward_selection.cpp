// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/forward_selection.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

#include "core/message.h"
#include "core/study/contained_solutions.h"
#include "core/study/search_study.h"

namespace steelyard {
namespace {

const ParameterList<SearchExtent>& forward_parameters() {
  static const ParameterList<SearchExtent> list{most_features_parameter(), beam_parameter()};
  return list;
}

/// The tasks of a search, each counted as its size is worth.
template <class Worth>
double tasks_of_forward(Index usable, Index most, Index beam, const Worth& worth) {
  double tasks = 0.0;
  double sets = 1.0;
  for (Index size = 1; size <= most; ++size) {
    const double of_step = sets * static_cast<double>(usable - size + 1);
    tasks += of_step * worth(size);
    sets = std::min(static_cast<double>(beam), of_step);
  }
  return tasks;
}

class ForwardSelection : public SearchPlan {
 public:
  /// \param most  the search ends with this many features, >= 1
  /// \param beam  number of sets from which each step goes on, >= 1
  ForwardSelection(const SubsetFitter& fitter, FeatureSteps steps, Index most, Index beam);

  [[nodiscard]] std::vector<LearningTask> next() override;
  /// Puts every candidate on the path, so that the curve shows how much the choice matters; of a
  /// beam, only those that are among the best when they come. No candidate is worse than the
  /// features that were chosen before it. One without a finite objective is never chosen.
  [[nodiscard]] bool learn(const LearningTask& task, PathPoint& solution) override;
  [[nodiscard]] bool counts_tasks() const override { return true; }
  [[nodiscard]] double fraction() const override {
    return tasks_in_all_ > 0.0 ? std::min(1.0, tasks_done_ / tasks_in_all_) : 1.0;
  }
  [[nodiscard]] Message stage() const override;
  /// The best solution of each number of features.
  [[nodiscard]] std::vector<PathPoint> keep(std::vector<PathPoint> path) const override {
    return only_best_of_each_count(std::move(path));
  }

 private:
  /// A set of features, ascending, with its solution.
  struct Chosen {
    std::vector<Index> features;
    PathPoint solution;
    double objective = 0.0;  // as the method found it
  };

  /// The features of a set without those whose weight has vanished. Empty if no weight or every
  /// weight has vanished, or if the remaining features were tried or chosen before.
  [[nodiscard]] std::vector<Index> worth_keeping(const Chosen& set);
  [[nodiscard]] std::vector<LearningTask> tasks_without_vanished();
  [[nodiscard]] std::vector<LearningTask> tasks_with_one_more() const;
  void learn_without(const LearningTask& task, const PathPoint& solution);
  /// The best chosen set that these features contain; nullptr in the first step.
  [[nodiscard]] const Chosen* best_within(const std::vector<Index>& features) const;

  const SubsetFitter& fitter_;
  FeatureSteps steps_;       // all usable features
  std::vector<Index> kept_;  // ascending; the search begins with them
  Index most_features_;
  std::size_t beam_;
  std::vector<Chosen> chosen_;  // of the last step, the best first
  std::vector<Chosen> found_;   // of the current step, the best first, at most beam_
  std::map<std::vector<Index>, std::size_t> pruned_;  // tried without some: positions in chosen_
  std::set<std::vector<Index>> known_;  // sets of features chosen, or tried without some
  bool pruning_ = false;                // the tasks of the last next() leave features out
  bool begun_ = false;
  double tasks_done_ = 0.0;
  double tasks_in_all_ = 0.0;
};

ForwardSelection::ForwardSelection(const SubsetFitter& fitter, FeatureSteps steps, Index most,
                                   Index beam)
    : fitter_(fitter),
      steps_(std::move(steps)),
      kept_(fitter.kept()),
      most_features_(std::max(std::min(most, std::ssize(fitter.usable())),
                              fewest_features(steps_, std::ssize(kept_)))),
      beam_(static_cast<std::size_t>(beam)) {
  const Index kept = std::ssize(kept_);
  const auto free = std::ssize(steps_besides(steps_, kept_));
  tasks_in_all_ = tasks_of_forward(free, std::min(most_features_ - kept, free), beam,
                                   [](Index /*size*/) { return 1.0; }) +
                  (kept > 0 ? 1.0 : 0.0);
}

std::vector<Index> ForwardSelection::worth_keeping(const Chosen& set) {
  constexpr double nothing = 1e-3;  // of the largest weight
  const Vector weights = fitter_.comparable(set.solution.weights);
  const auto counts = [&](Index feature) {
    return weights[feature] > nothing * weights.maxCoeff() ||
           std::binary_search(kept_.begin(), kept_.end(), feature);
  };
  std::vector<Index> kept;
  for (const std::vector<Index>& step : steps_) {
    if (std::binary_search(set.features.begin(), set.features.end(), step.front()) &&
        std::any_of(step.begin(), step.end(), counts)) {
      kept.insert(kept.end(), step.begin(), step.end());
    }
  }
  std::sort(kept.begin(), kept.end());
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
    sets.push_back(kept_);
  }
  std::vector<LearningTask> tasks;
  std::set<std::vector<Index>> asked;
  for (const std::vector<Index>& set : sets) {
    for (const std::vector<Index>& candidate : steps_besides(steps_, set)) {
      if (std::ssize(set) + std::ssize(candidate) > most_features_) {
        continue;
      }
      LearningTask task;
      task.features = set;
      task.features.insert(task.features.end(), candidate.begin(), candidate.end());
      std::sort(task.features.begin(), task.features.end());
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
  if (first && !kept_.empty()) {
    LearningTask task;
    task.features = kept_;
    std::vector<LearningTask> tasks;
    tasks.push_back(std::move(task));
    return tasks;
  }
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
    take_over(contained->solution, fitter_, solution);
  }
  const bool among_best = keep_among_best(found_, {task.features, solution, own_objective}, beam_);
  return beam_ == 1 || among_best;
}

Message ForwardSelection::stage() const {
  Index most = 0;
  for (const Chosen& set : chosen_) {
    most = std::max(most, std::ssize(set.features));
  }
  const Index next = std::min<Index>(most + 1, most_features_);  // the last step is complete
  return message("stage.forward", "forward: choosing feature {1} of {2}", next, most_features_);
}

class ForwardStudy final : public SearchStudy {
 public:
  [[nodiscard]] const StudyInfo& info() const override {
    static const StudyInfo about{
        "forward", "Forward greedy", "adds the feature that helps most",
        "methods that can be run on some of the inputs: of those here, the DII"};
    return about;
  }
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override {
    return specs_of(forward_parameters());
  }

 private:
  [[nodiscard]] std::unique_ptr<SearchPlan> plan(const SubsetFitter& fitter,
                                                 const FeatureSteps& steps,
                                                 const ParameterValues& settings) const override {
    const SearchExtent extent = options_of(forward_parameters(), settings);
    const Index usable = std::ssize(fitter.usable());
    return std::make_unique<ForwardSelection>(
        fitter, steps, most_features(extent.most_features, usable), extent.beam);
  }
  [[nodiscard]] double runs(const ParameterValues& settings, Index steps) const override {
    const SearchExtent extent = options_of(forward_parameters(), settings);
    return tasks_of_forward(
        steps, most_features(extent.most_features, steps), extent.beam,
        [steps](Index size) { return static_cast<double>(size) / static_cast<double>(steps); });
  }
  /// Of many features, the first few are of interest; all would take very long.
  [[nodiscard]] Index automatic_limit(Index usable) const override {
    constexpr Index all_up_to = 30;
    constexpr Index most_of_many = 15;
    return usable > all_up_to ? most_of_many : usable;
  }
};

}  // namespace

std::unique_ptr<const Study> forward_study() { return std::make_unique<const ForwardStudy>(); }

}  // namespace steelyard
