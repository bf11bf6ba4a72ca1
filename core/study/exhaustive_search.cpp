// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/exhaustive_search.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <utility>

#include "core/duration_text.h"
#include "core/parameter/parameter_builders.h"
#include "core/study/contained_solutions.h"
#include "core/study/forward_selection.h"
#include "core/text.h"

namespace steelyard {
namespace {

void sort_by_count_and_objective(std::vector<PathPoint>& path) {
  std::stable_sort(path.begin(), path.end(), [](const PathPoint& a, const PathPoint& b) {
    return a.feature_count != b.feature_count ? a.feature_count < b.feature_count
                                              : a.objective < b.objective;
  });
}

}  // namespace

double subset_count(Index dimension, Index most_features) {
  double of_this_size = 1.0;
  double count = 0.0;
  for (Index size = 1; size <= std::min(dimension, most_features); ++size) {
    of_this_size *= static_cast<double>(dimension - size + 1) / static_cast<double>(size);
    count += of_this_size;
  }
  return count;
}

ExhaustiveSearch::ExhaustiveSearch(const SubsetFitter& learner, Index kept_per_size,
                                   Index most_features)
    : learner_(learner),
      usable_(learner.usable()),
      kept_per_size_(static_cast<std::size_t>(kept_per_size)),
      most_features_(std::min(most_features, std::ssize(usable_))) {}

std::vector<LearningTask> ExhaustiveSearch::next() {
  ++size_;
  std::vector<LearningTask> tasks;
  if (static_cast<Index>(size_) > most_features_) {
    return tasks;
  }
  const std::uint32_t subsets = std::uint32_t{1} << usable_.size();
  for (std::uint32_t subset = 1; subset < subsets; ++subset) {
    if (static_cast<std::size_t>(std::popcount(subset)) != size_) {
      continue;
    }
    LearningTask task;
    for (std::size_t k = 0; k < usable_.size(); ++k) {
      if ((subset >> k & 1U) != 0U) {
        task.features.push_back(usable_[k]);
      }
    }
    tasks.push_back(std::move(task));
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

double ExhaustiveSearch::fraction() const {
  return done_ / subset_count(std::ssize(usable_), most_features_);
}

std::string ExhaustiveSearch::stage() const {
  return "all subsets of " + std::to_string(std::min(static_cast<Index>(size_), most_features_)) +
         " features";
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
  kept = never_worse_with_more(learner_, std::move(kept));
  sort_by_count_and_objective(kept);
  return kept;
}

const StudyInfo& ExhaustiveStudy::info() const {
  static const StudyInfo about{"exhaustive", "Exhaustive", "every subset; up to 16 inputs",
                               "methods that can be run on some of the inputs"};
  return about;
}

std::vector<ParameterSpec> ExhaustiveStudy::parameters() const {
  return {most_features_parameter(),
          advanced(number_parameter("kept_per_size", "Kept for each size", ParameterType::integer,
                                    std::int64_t{5}, {1, 1000},
                                    "Number of best subsets kept for each size."))};
}

std::vector<Complaint> ExhaustiveStudy::check(const StudyQuestion& question,
                                              const std::string& /*others*/) const {
  const Index usable = std::ssize(learner(question)->usable());
  if (usable <= ExhaustiveSearch::most_dimensions) {
    return {};
  }
  const Estimate main = estimate(question.run, *question.problem);
  const double subsets = subset_count(usable, most_features(question.settings, usable));
  const std::string count =
      subsets < 1e15 ? std::to_string(std::llround(subsets)) : short_text(subsets, 3);
  return {{"search", "Search: exhaustive would optimise " + count + " subsets of " +
                         std::to_string(usable) + " inputs (about " +
                         rough_duration(main.seconds + seconds(question, main)) +
                         "); accepted: up to 16 inputs, or forward greedy, which takes about " +
                         rough_duration(main.seconds + ForwardStudy().seconds(question, main))}};
}

std::unique_ptr<SearchPlan> ExhaustiveStudy::plan(const SubsetFitter& learner,
                                                  const ParameterValues& settings) const {
  const Index usable = std::ssize(learner.usable());
  return std::make_unique<ExhaustiveSearch>(learner, settings.integer("kept_per_size"),
                                            most_features(settings, usable));
}

double ExhaustiveStudy::runs(const ParameterValues& settings, Index usable) const {
  const Index most = most_features(settings, usable);
  double runs = 0.0;
  for (Index size = 1; size <= most; ++size) {
    const double share = static_cast<double>(size) / static_cast<double>(usable);
    runs += (subset_count(usable, size) - subset_count(usable, size - 1)) * share;
  }
  return runs;
}

}  // namespace steelyard
