// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/exhaustive_search.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <map>
#include <utility>

#include "core/duration_text.h"
#include "core/message.h"
#include "core/study/contained_solutions.h"
#include "core/study/forward_selection.h"
#include "core/study/search_study.h"
#include "core/text.h"

namespace steelyard {
namespace {

struct ExhaustiveOptions {
  SearchExtent extent;
  Index kept_per_size = 5;  ///< number of best subsets
};

const ParameterList<ExhaustiveOptions>& exhaustive_parameters() {
  static const ParameterList<ExhaustiveOptions> list = joined(
      inside(field(&ExhaustiveOptions::extent), {most_features_parameter()}),
      {parameter(
           {"kept_per_size", "Kept for each size", "Number of best subsets kept for each size."},
           field(&ExhaustiveOptions::kept_per_size), {1.0, 1000.0})
           .advanced()});
  return list;
}

void sort_by_count_and_objective(std::vector<PathPoint>& path) {
  std::stable_sort(path.begin(), path.end(), [](const PathPoint& a, const PathPoint& b) {
    return a.feature_count != b.feature_count ? a.feature_count < b.feature_count
                                              : a.objective < b.objective;
  });
}

/// The number of subsets with 1 to `most` features; 2^D - 1 for all sizes.
double subset_count(Index dimension, Index most) {
  double of_this_size = 1.0;
  double count = 0.0;
  for (Index size = 1; size <= std::min(dimension, most); ++size) {
    of_this_size *= static_cast<double>(dimension - size + 1) / static_cast<double>(size);
    count += of_this_size;
  }
  return count;
}

class ExhaustiveSearch : public SearchPlan {
 public:
  static constexpr Index most_dimensions = 16;

  /// \param steps          at most most_dimensions
  /// \param kept_per_size  number of best subsets kept for each size, >= 1
  /// \param most           the largest size, >= 1
  ExhaustiveSearch(const SubsetFitter& fitter, const FeatureSteps& steps, Index kept_per_size,
                   Index most);

  /// Returns all subsets of one number of steps at a time.
  [[nodiscard]] std::vector<LearningTask> next() override;
  /// Puts a solution on the path if it is among the best of its size so far.
  [[nodiscard]] bool learn(const LearningTask& task, PathPoint& solution) override;
  [[nodiscard]] bool counts_tasks() const override { return true; }
  [[nodiscard]] double fraction() const override {
    const double alone = kept_.empty() ? 0.0 : 1.0;
    return std::min(
        1.0, done_ / (alone + subset_count(std::ssize(free_), most_features_ - std::ssize(kept_))));
  }
  [[nodiscard]] Message stage() const override {
    if (with_groups_) {
      return message("stage.all_subsets_of_groups",
                     "all subsets of {1} {1:feature or group|features or groups}", taken_);
    }
    return message("stage.all_subsets", "all subsets of {1} {1:feature|features}",
                   std::min(std::ssize(kept_) + taken_, most_features_));
  }
  /// The best of each size, in ascending order of size, best first.
  [[nodiscard]] std::vector<PathPoint> keep(std::vector<PathPoint> path) const override;

 private:
  const SubsetFitter& fitter_;
  std::vector<Index> kept_;  // in every subset
  FeatureSteps free_;        // the other usable features
  bool with_groups_;         // some of these are taken together
  std::size_t kept_per_size_;
  Index most_features_;
  Index taken_;                                      // steps in each of the current subsets
  std::map<std::size_t, std::vector<double>> best_;  // objectives of each size, ascending
  double done_ = 0.0;
};

ExhaustiveSearch::ExhaustiveSearch(const SubsetFitter& fitter, const FeatureSteps& steps,
                                   Index kept_per_size, Index most)
    : fitter_(fitter),
      kept_(fitter.kept()),
      free_(steps_besides(steps, kept_)),
      with_groups_(std::any_of(free_.begin(), free_.end(),
                               [](const auto& step) { return step.size() > 1; })),
      kept_per_size_(static_cast<std::size_t>(kept_per_size)),
      most_features_(std::max(std::min(most, std::ssize(fitter.usable())),
                              fewest_features(steps, std::ssize(kept_)))),
      taken_(kept_.empty() ? 0 : -1) {}

std::vector<LearningTask> ExhaustiveSearch::next() {
  ++taken_;
  std::vector<LearningTask> tasks;
  const std::uint32_t subsets = std::uint32_t{1} << free_.size();
  for (std::uint32_t subset = kept_.empty() ? 1 : 0; subset < subsets; ++subset) {
    if (std::popcount(subset) != taken_) {
      continue;
    }
    LearningTask task;
    for (std::size_t k = 0; k < free_.size(); ++k) {
      if ((subset >> k & 1U) != 0U) {
        task.features.insert(task.features.end(), free_[k].begin(), free_[k].end());
      }
    }
    task.features.insert(task.features.end(), kept_.begin(), kept_.end());
    std::sort(task.features.begin(), task.features.end());
    if (std::ssize(task.features) <= most_features_) {
      tasks.push_back(std::move(task));
    }
  }
  return tasks;
}

bool ExhaustiveSearch::learn(const LearningTask& task, PathPoint& solution) {
  done_ += 1.0;
  std::vector<double>& best = best_[task.features.size()];
  const auto place = std::upper_bound(best.begin(), best.end(), solution.objective);
  const bool among_best = static_cast<std::size_t>(place - best.begin()) < kept_per_size_;
  best.insert(place, solution.objective);
  best.resize(std::min(best.size(), kept_per_size_));
  return among_best;
}

std::vector<PathPoint> ExhaustiveSearch::keep(std::vector<PathPoint> path) const {
  sort_by_count_and_objective(path);
  std::vector<PathPoint> kept;
  std::size_t of_this_size = 0;
  for (PathPoint& point : path) {
    const bool same_size = !kept.empty() && kept.back().feature_count == point.feature_count;
    of_this_size = same_size ? of_this_size + 1 : 1;
    if (of_this_size <= kept_per_size_) {
      kept.push_back(std::move(point));
    }
  }
  kept = never_worse_with_more(fitter_, std::move(kept));
  sort_by_count_and_objective(kept);
  return kept;
}

class ExhaustiveStudy final : public SearchStudy {
 public:
  [[nodiscard]] const StudyInfo& info() const override {
    static const StudyInfo about{
        "exhaustive", "Exhaustive", "every subset; up to 16 inputs",
        "methods that can be run on some of the inputs: of those here, the DII"};
    return about;
  }
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override {
    return specs_of(exhaustive_parameters());
  }
  [[nodiscard]] std::vector<Complaint> check(const StudyQuestion& question) const override;

 private:
  [[nodiscard]] std::unique_ptr<SearchPlan> plan(const SubsetFitter& fitter,
                                                 const FeatureSteps& steps,
                                                 const ParameterValues& settings) const override {
    const Index usable = std::ssize(fitter.usable());
    return std::make_unique<ExhaustiveSearch>(
        fitter, steps, options_of(exhaustive_parameters(), settings).kept_per_size,
        largest_size(settings, usable));
  }
  [[nodiscard]] double runs(const ParameterValues& settings, Index steps) const override;
  [[nodiscard]] Index largest_size(const ParameterValues& settings, Index usable) const {
    return most_features(options_of(exhaustive_parameters(), settings).extent.most_features,
                         usable);
  }
};

std::vector<Complaint> ExhaustiveStudy::check(const StudyQuestion& question) const {
  const Index usable = std::ssize(steps_of(question, *fitter_of(question)));
  if (usable <= ExhaustiveSearch::most_dimensions) {
    return {};
  }
  const Estimate main = estimate(question.run, *question.problem);
  const double subsets = subset_count(usable, largest_size(question.settings, usable));
  const std::string count =
      subsets < 1e15 ? std::to_string(std::llround(subsets)) : short_text(subsets, 3);
  return {{"search", "Search",
           message("exhaustive.too_many_inputs",
                   "exhaustive would optimise {1} subsets of {2} inputs (about {3}); forward "
                   "greedy takes about {4}",
                   count, usable, rough_duration(main.seconds + seconds(question, main)),
                   rough_duration(main.seconds + forward_study()->seconds(question, main))),
           message("exhaustive.too_many_inputs.accepted", "up to 16 inputs")}};
}

double ExhaustiveStudy::runs(const ParameterValues& settings, Index steps) const {
  const Index most = largest_size(settings, steps);
  double runs = 0.0;
  for (Index size = 1; size <= most; ++size) {
    const double share = static_cast<double>(size) / static_cast<double>(steps);
    runs += (subset_count(steps, size) - subset_count(steps, size - 1)) * share;
  }
  return runs;
}

}  // namespace

std::unique_ptr<const Study> exhaustive_study() {
  return std::make_unique<const ExhaustiveStudy>();
}

}  // namespace steelyard
