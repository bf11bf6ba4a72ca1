// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/backward_elimination.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/message.h"
#include "core/study/contained_solutions.h"
#include "core/study/search_study.h"

namespace steelyard {
namespace {

struct BackwardOptions {
  int first_stage = 1;  ///< how often all features are optimised before the first is dropped
  /// A stage ends with its best epoch, not with its last. A stage that ended worse than one with
  /// fewer features then takes over its weights, see never_worse_with_more().
  bool best_epoch = true;
  SearchExtent extent;
};

const ParameterList<BackwardOptions>& backward_parameters() {
  static const ParameterList<BackwardOptions> list = joined(
      {parameter({"first_stage", "First stage",
                  "How often all features are optimised before the first is dropped (DADApy: 2)."},
                 field(&BackwardOptions::first_stage), {1.0, 10.0})
           .advanced(),
       choice({"stage_solution", "Solution of a stage",
               "The final weights of a stage, from which the next one starts."},
              field(&BackwardOptions::best_epoch),
              {{true, "best", "Best epoch", "the lowest objective of the stage; the default"},
               {false, "last", "Last epoch",
                "as in DADApy, even where fewer features have ended lower"}})
           .advanced()},
      inside(field(&BackwardOptions::extent), {most_features_parameter(), beam_parameter()}));
  return list;
}

class BackwardElimination : public SearchPlan {
 public:
  /// \param most  solutions with more features are intermediate steps, not on the path; >= 1
  BackwardElimination(const SubsetFitter& fitter, const FeatureSteps& steps,
                      const BackwardOptions& options, Index most);

  [[nodiscard]] std::vector<LearningTask> next() override;
  [[nodiscard]] bool learn(const LearningTask& task, PathPoint& solution) override;
  [[nodiscard]] double fraction() const override {
    return all_ == 0 ? 1.0 : 1.0 - static_cast<double>(left()) / static_cast<double>(all_);
  }
  [[nodiscard]] Message stage() const override {
    return message("stage.backward", "backward: {1} of {2} {2:feature|features}", left(), all_);
  }
  [[nodiscard]] std::vector<PathPoint> keep(std::vector<PathPoint> path) const override {
    if (beam_ > 1) {
      path = only_best_of_each_count(std::move(path));
    }
    return take_over_ ? never_worse_with_more(fitter_, std::move(path)) : path;
  }

 private:
  /// Features that are not dropped yet, ascending, and the weights to start from.
  struct Stage {
    std::vector<Index> features;
    std::optional<Vector> weights;
    double objective = 0.0;  // of the solution that these weights are from
  };

  [[nodiscard]] std::vector<Stage> dropped() const;
  [[nodiscard]] std::size_t left() const;

  const SubsetFitter& fitter_;
  std::vector<Index> kept_;  // ascending; never dropped
  FeatureSteps free_;        // all others
  std::size_t all_;
  int first_stages_left_;
  Index most_features_;
  bool take_over_;
  std::size_t beam_;
  std::vector<Stage> stages_;  // that are to be optimised
  std::vector<Stage> found_;   // the best that were, the best first, at most beam_
  bool begun_ = false;
};

BackwardElimination::BackwardElimination(const SubsetFitter& fitter, const FeatureSteps& steps,
                                         const BackwardOptions& options, Index most)
    : fitter_(fitter),
      kept_(fitter.kept()),
      free_(steps_besides(steps, kept_)),
      all_(fitter.usable().size()),
      first_stages_left_(options.first_stage),
      most_features_(std::max(most, fewest_features(steps, std::ssize(kept_)))),
      take_over_(options.best_epoch),
      beam_(static_cast<std::size_t>(options.extent.beam)),
      stages_{Stage{fitter.usable(), std::nullopt}} {}

std::vector<BackwardElimination::Stage> BackwardElimination::dropped() const {
  std::vector<Stage> without;
  std::set<std::vector<Index>> known;
  for (const Stage& stage : found_) {
    const Vector sizes = fitter_.comparable(*stage.weights);
    const auto size_of = [&](const std::vector<Index>& step) { return sizes(step).maxCoeff(); };
    FeatureSteps smallest = free_;
    std::erase_if(smallest, [&](const std::vector<Index>& step) {
      return !std::binary_search(stage.features.begin(), stage.features.end(), step.front());
    });
    std::stable_sort(smallest.begin(), smallest.end(),
                     [&](const auto& a, const auto& b) { return size_of(a) < size_of(b); });
    smallest.resize(std::min(smallest.size(), beam_));
    for (const std::vector<Index>& step : smallest) {
      Stage next = stage;
      std::erase_if(next.features, [&](Index feature) {
        return std::binary_search(step.begin(), step.end(), feature);
      });
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

class BackwardStudy final : public SearchStudy {
 public:
  [[nodiscard]] const StudyInfo& info() const override {
    static const StudyInfo about{
        "backward", "Backward greedy",
        "repeatedly drops the smallest weight, which of correlated columns may be the wrong one: "
        "they share theirs",
        "methods that can be run on some of the inputs: of those here, the DII"};
    return about;
  }
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override {
    return specs_of(backward_parameters());
  }
  [[nodiscard]] FitContext terms(const ParameterValues& settings,
                                 const FitContext& /*asked*/) const override {
    FitContext of_stage;
    of_stage.keeps_last = !options_of(backward_parameters(), settings).best_epoch;
    return of_stage;
  }

 private:
  [[nodiscard]] std::unique_ptr<SearchPlan> plan(const SubsetFitter& fitter,
                                                 const FeatureSteps& steps,
                                                 const ParameterValues& settings) const override {
    const BackwardOptions options = options_of(backward_parameters(), settings);
    const Index usable = std::ssize(fitter.usable());
    return std::make_unique<BackwardElimination>(
        fitter, steps, options, most_features(options.extent.most_features, usable));
  }
  [[nodiscard]] double runs(const ParameterValues& settings, Index steps) const override {
    const auto beam = static_cast<double>(options_of(backward_parameters(), settings).extent.beam);
    return 0.5 * static_cast<double>(steps) * beam * beam;  // on average of half the features
  }
};

}  // namespace

std::unique_ptr<const Study> backward_study() { return std::make_unique<const BackwardStudy>(); }

}  // namespace steelyard
