// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/exhaustive_search.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <utility>

#include "core/duration_text.h"
#include "core/message.h"
#include "core/study/forward_selection.h"
#include "core/study/search_study.h"
#include "core/study/step_subsets.h"
#include "core/text.h"

namespace steelyard {
namespace {

struct ExhaustiveOptions {
  SearchExtent extent;
  Index kept_per_size = 5;      ///< number of best subsets
  bool all_to_the_end = false;  ///< also those that cannot come among these
};

const ParameterList<ExhaustiveOptions>& exhaustive_parameters() {
  static const ParameterList<ExhaustiveOptions> list = joined(
      inside(field(&ExhaustiveOptions::extent), {most_features_parameter()}),
      {parameter(
           {"kept_per_size", "Kept for each size", "Number of best subsets kept for each size."},
           field(&ExhaustiveOptions::kept_per_size), {1.0, 1000.0})
           .advanced(),
       choice({"finished_subsets", "Subsets optimised to the end",
               "The best few of each size were the same either way in all tables that were tried."},
              field(&ExhaustiveOptions::all_to_the_end),
              {{false, "contenders", "Contenders",
                "the others end as soon as they lie far enough above the best few of their size"},
               {true, "all", "All", "takes up to about three times as long"}})
           .advanced()});
  return list;
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

/// A set need not end above a part of itself, whose weights are a solution of it, too. So if a part
/// is as low as this, the set goes on to its end, however high it is for a while.
bool is_clearly_above(double limit, double part) {
  constexpr double clearly = 0.1;
  return part > limit + clearly * std::abs(limit);
}

/// Of each number of steps, the subsets that contain the best smaller ones come first, so that the
/// others soon have something to be compared with: the highest of the best few of their size. That
/// is all that the order and the rounds change; what is found depends on neither.
class ExhaustiveSearch : public SearchPlan {
 public:
  /// \param fitter         must outlive the plan
  /// \param kept_per_size  number of best subsets kept for each size, >= 1
  /// \param all_to_the_end  whether tasks go on that cannot come among these
  ExhaustiveSearch(const SubsetFitter& fitter, StepSubsets subsets, Index kept_per_size,
                   bool all_to_the_end);

  /// Returns as many subsets of one number of steps as there were before, and a few at first.
  [[nodiscard]] std::vector<LearningTask> next() override;
  /// Puts a solution on the path if it is among the best of its size so far.
  [[nodiscard]] bool learn(const LearningTask& task, PathPoint& solution) override;
  [[nodiscard]] bool counts_tasks() const override { return true; }
  [[nodiscard]] double fraction() const override {
    const auto all = static_cast<double>(subsets_.all().size());
    return std::min(1.0, done_ / std::max(1.0, all));
  }
  [[nodiscard]] Message stage() const override {
    if (subsets_.with_groups()) {
      return message("stage.all_subsets_of_groups",
                     "all subsets of {1} {1:feature or group|features or groups}", taken_);
    }
    return message("stage.all_subsets", "all subsets of {1} {1:feature|features}",
                   std::min(subsets_.kept() + taken_, subsets_.most_features()));
  }
  [[nodiscard]] std::vector<PathPoint> keep(std::vector<PathPoint> path) const override {
    return best_.keep(fitter_, std::move(path));
  }

 private:
  void begin_number_of_steps();
  [[nodiscard]] LearningTask task_of(StepSubset subset) const;
  /// The lowest objective of the subsets with one step less.
  [[nodiscard]] double lowest_within(StepSubset subset) const;

  const SubsetFitter& fitter_;
  StepSubsets subsets_;
  BestOfEachSize best_;
  bool all_to_the_end_;
  Index taken_;                      // steps in each of the current subsets
  std::vector<StepSubset> waiting_;  // of these subsets, those that were not returned yet, in order
  std::size_t returned_ = 0;         // how many of them were
  std::vector<double> lowest_;       // what was found of every subset; infinity if nothing was
  double done_ = 0.0;
};

ExhaustiveSearch::ExhaustiveSearch(const SubsetFitter& fitter, StepSubsets subsets,
                                   Index kept_per_size, bool all_to_the_end)
    : fitter_(fitter),
      subsets_(std::move(subsets)),
      best_(subsets_, kept_per_size),
      all_to_the_end_(all_to_the_end),
      taken_(subsets_.kept() == 0 ? 0 : -1),
      lowest_(std::size_t{1} << subsets_.steps(), std::numeric_limits<double>::infinity()) {}

double ExhaustiveSearch::lowest_within(StepSubset subset) const {
  double lowest = std::numeric_limits<double>::infinity();
  for (std::size_t step = 0; step < subsets_.steps(); ++step) {
    const StepSubset without = subset & ~(StepSubset{1} << step);
    lowest = without == subset ? lowest : std::min(lowest, lowest_[without]);
  }
  return lowest;
}

void ExhaustiveSearch::begin_number_of_steps() {
  ++taken_;
  std::vector<std::pair<double, StepSubset>> order;
  for (const StepSubset subset : subsets_.all()) {
    if (std::popcount(subset) == taken_) {
      order.emplace_back(all_to_the_end_ ? 0.0 : lowest_within(subset), subset);
    }
  }
  std::sort(order.begin(), order.end());
  returned_ = 0;
  waiting_.clear();
  for (const auto& [lowest, subset] : order) {
    waiting_.push_back(subset);
  }
}

LearningTask ExhaustiveSearch::task_of(StepSubset subset) const {
  LearningTask task;
  task.features = subsets_.features_of(subset);
  const std::optional<double> highest = best_.highest(task.features.size());
  if (!all_to_the_end_ && highest && is_clearly_above(*highest, lowest_within(subset))) {
    task.useless_above = highest;
  }
  return task;
}

std::vector<LearningTask> ExhaustiveSearch::next() {
  if (waiting_.empty()) {
    begin_number_of_steps();
  }
  // Each round doubles what is known, so there are few of them, and threads seldom wait for its
  // end.
  const std::size_t few = 2 * best_.count();
  const std::size_t round = std::max(few, returned_);
  const bool rest = all_to_the_end_ || waiting_.size() < round + few;
  const std::size_t count = rest ? waiting_.size() : round;
  std::vector<LearningTask> tasks;
  for (std::size_t k = 0; k < count; ++k) {
    tasks.push_back(task_of(waiting_[k]));
  }
  waiting_.erase(waiting_.begin(), waiting_.begin() + static_cast<std::ptrdiff_t>(count));
  returned_ += count;
  return tasks;
}

bool ExhaustiveSearch::learn(const LearningTask& task, PathPoint& solution) {
  done_ += 1.0;
  const StepSubset subset = subsets_.subset_of(task.features);
  lowest_[subset] = solution.objective;
  return best_.offer(task.features.size(), solution.objective, subset);
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
    const ExhaustiveOptions options = options_of(exhaustive_parameters(), settings);
    return std::make_unique<ExhaustiveSearch>(
        fitter, StepSubsets(fitter, steps, largest_size(settings, std::ssize(fitter.usable()))),
        options.kept_per_size, options.all_to_the_end);
  }
  [[nodiscard]] double runs(const ParameterValues& settings, Index steps) const override;
  [[nodiscard]] Index largest_size(const ParameterValues& settings, Index usable) const {
    return most_features(options_of(exhaustive_parameters(), settings).extent.most_features,
                         usable);
  }
};

std::vector<Complaint> ExhaustiveStudy::check(const StudyQuestion& question) const {
  const Index usable = std::ssize(steps_of(question, *fitter_of(question)));
  if (usable <= StepSubsets::most_steps) {
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
  const ExhaustiveOptions options = options_of(exhaustive_parameters(), settings);
  const Index most = largest_size(settings, steps);
  // A third on the peptide of tests/benchmark/bench_dii_searches.cpp, almost all where the columns
  // are noise.
  constexpr double usually_done = 0.5;
  double runs = 0.0;
  for (Index size = 1; size <= most; ++size) {
    const double part = static_cast<double>(size) / static_cast<double>(steps);
    const double count = subset_count(steps, size) - subset_count(steps, size - 1);
    const double first = std::min(count, 2.0 * static_cast<double>(options.kept_per_size));
    const double share = options.all_to_the_end ? 1.0 : usually_done;
    runs += (first + share * (count - first)) * part;
  }
  return runs;
}

}  // namespace

std::unique_ptr<const Study> exhaustive_study() {
  return std::make_unique<const ExhaustiveStudy>();
}

}  // namespace steelyard
