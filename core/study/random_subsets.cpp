// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/random_subsets.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <utility>

#include "core/measures/spread.h"
#include "core/message.h"
#include "core/problem/input_deviations.h"
#include "core/problem/kept_inputs.h"
#include "core/problem/random_steps.h"
#include "core/problem/whole_groups.h"
#include "core/random.h"
#include "core/run/learning.h"
#include "core/study/mean_curve.h"
#include "core/study/search_plan.h"
#include "core/study/search_stepper.h"
#include "core/study/trust_study.h"

namespace steelyard {
namespace {

const std::string subsets_family = "random-subsets";
const std::string subsets_group = "random subsets";

/// Given subsets, all at once.
class GivenSubsets : public SearchPlan {
 public:
  explicit GivenSubsets(std::vector<std::vector<Index>> subsets)
      : subsets_(std::move(subsets)), count_(static_cast<double>(subsets_.size())) {}

  [[nodiscard]] std::vector<LearningTask> next() override {
    std::vector<LearningTask> tasks;
    for (std::vector<Index>& subset : std::exchange(subsets_, {})) {
      LearningTask task;
      task.features = std::move(subset);
      tasks.push_back(std::move(task));
    }
    return tasks;
  }
  [[nodiscard]] bool learn(const LearningTask& /*task*/, PathPoint& /*solution*/) override {
    done_ += 1.0;
    return true;
  }
  [[nodiscard]] bool counts_tasks() const override { return true; }
  [[nodiscard]] double fraction() const override { return done_ / count_; }
  [[nodiscard]] Message stage() const override { return {}; }

 private:
  std::vector<std::vector<Index>> subsets_;
  double count_;
  double done_ = 0.0;
};

/// A search has a path; a penalty leaves features out of a single solution; without either, the
/// run uses every feature, and there is nothing to compare with.
double sizes_to_expect(const StudyQuestion& question) {
  if (question.run.search.study) {
    return expected_sizes(*question.problem);
  }
  return question.run.method->learning()->is_penalised(question.run.values) ? 1.0 : 0.0;
}

/// The random subsets of each size. Each of them has what a person keeps, as the run's own
/// solutions have, so that only the choice of the others is compared.
class RandomSubsets final : public ReplicatePlan {
 public:
  RandomSubsets(StudyQuestion question, std::string objective)
      : question_(std::move(question)),
        repeats_(repeats_of(question_.settings)),
        objective_(std::move(objective)) {}

  void begin(const Result& main) override;
  [[nodiscard]] std::vector<Figure> figures() const override;
  [[nodiscard]] std::size_t count() const override { return sizes_.size(); }
  [[nodiscard]] Message stage(std::size_t replicate) const override {
    return message("stage.random_subsets", "random subsets of {1} {1:feature|features}",
                   sizes_[replicate]);
  }
  [[nodiscard]] BegunTrial start(std::size_t replicate) override;
  [[nodiscard]] Progress judge(std::size_t replicate, const Result* result,
                               const std::stop_token& stop,
                               std::vector<FigurePoint>& points) override;
  void report(Result& result) const override;

 private:
  StudyQuestion question_;
  Repeats repeats_;  ///< of each size
  std::string objective_;
  std::shared_ptr<SubsetFitter> fitter_;  ///< set by begin()
  std::vector<Index> kept_;               ///< ascending
  std::vector<Index> free_;               ///< the other usable features
  std::vector<Index> sizes_;              ///< with what is kept
  bool kept_alone_ = false;               ///< the run selects nothing else
  std::optional<FigurePoint> alone_;      ///< the run's own solution if there is no path
  ValuesAt values_;
};

void RandomSubsets::begin(const Result& main) {
  fitter_ = begin_learning(question_.run, question_.problem, {});
  kept_ = kept_inputs(*question_.problem);
  free_ = besides_kept(fitter_->usable(), kept_);
  for (const Solution& solution : solutions_of(main)) {
    const Index chosen = solution.feature_count - std::ssize(kept_);
    kept_alone_ = kept_alone_ || (chosen == 0 && !kept_.empty());
    if (chosen > 0 && chosen < std::ssize(free_)) {
      sizes_.push_back(solution.feature_count);
    }
  }
  sizes_ = spread_sizes(sizes_, most_sizes);
  if (main.path.empty()) {
    const auto count = static_cast<double>(main.selection.features.size());
    alone_ = FigurePoint{subsets_family, "this run", count, main.objective, {}, {}};
  }
}

std::vector<Figure> RandomSubsets::figures() const {
  Figure curves{subsets_family, "Random subsets"};
  curves.x = {.title = "Number of features", .whole_numbers = true};
  curves.y.title = objective_;
  curves.behind = "path";
  lines_of(curves) = {{.name = subsets_group, .reference = true}};
  return {curves};
}

BegunTrial RandomSubsets::start(std::size_t replicate) {
  auto subsets =
      random_subsets(WholeGroups(*question_.problem).steps(free_),
                     sizes_[replicate] - std::ssize(kept_), repeats_.replicates, repeats_.seed);
  const std::vector<Index> usable_kept = fitter_->kept();
  for (std::vector<Index>& subset : subsets) {
    subset.insert(subset.end(), usable_kept.begin(), usable_kept.end());
    std::sort(subset.begin(), subset.end());
  }
  return {
      std::make_unique<SearchStepper>(fitter_, std::make_unique<GivenSubsets>(std::move(subsets)),
                                      input_deviations(*question_.problem), usable_kept,
                                      FitterSource{question_.run, question_.problem, {}}),
      {}};
}

ReplicatePlan::Progress RandomSubsets::judge(std::size_t replicate, const Result* result,
                                             const std::stop_token& /*stop*/,
                                             std::vector<FigurePoint>& points) {
  const auto x = static_cast<double>(sizes_[replicate]);
  std::vector<double>& objectives = values_[x];
  for (const PathPoint& point : result->path) {
    objectives.push_back(point.objective);
  }
  points.push_back(mean_point(subsets_family, subsets_group, x, objectives, Band::extremes));
  if (alone_) {
    points.push_back(*alone_);
  }
  return Progress::finished;
}

void RandomSubsets::report(Result& result) const {
  if (sizes_.empty() && kept_alone_) {
    result.warnings.push_back(message("random_subsets.kept_alone",
                                      "no random subsets to compare with: the run selects nothing "
                                      "beside the features that you keep"));
  } else if (sizes_.empty()) {
    result.warnings.push_back(message("random_subsets.every_feature",
                                      "no random subsets to compare with: the run uses every "
                                      "feature; a search or a penalty would leave some out"));
  }
  if (values_.empty()) {
    return;
  }
  Figure figure = figures().front();
  lines_of(figure).front() = mean_curve(subsets_group, values_, Band::extremes);
  lines_of(figure).front().reference = true;
  if (alone_) {
    lines_of(figure).push_back({alone_->line, {alone_->x}, {alone_->y}});
  }
  result.figures.push_back(std::move(figure));
  result.findings.push_back(
      finding_at_kept({.id = "random",
                       .title = message("random_subsets.mean", "mean objective of random subsets"),
                       .better = question_.run.method->info().objective.better},
                      values_, result));
}

class RandomSubsetsStudy final : public TrustStudy {
 public:
  [[nodiscard]] const StudyInfo& info() const override {
    static const StudyInfo about{
        "random-subsets", "Random subsets", "is the selection better than chance?",
        "methods that can be run on some of the inputs: of those here, the DII"};
    return about;
  }
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override {
    return specs_of(repeats_parameters());
  }
  [[nodiscard]] bool draws() const override { return true; }
  [[nodiscard]] bool takes(const Method& method) const override {
    return method.learning() != nullptr;
  }
  [[nodiscard]] std::vector<Complaint> check(const StudyQuestion& question) const override;
  [[nodiscard]] double seconds(const StudyQuestion& question, const Estimate& main) const override;

 private:
  [[nodiscard]] std::unique_ptr<ReplicatePlan> plan(const StudyQuestion& question,
                                                    std::string objective) const override {
    return std::make_unique<RandomSubsets>(question, std::move(objective));
  }
};

std::vector<Complaint> RandomSubsetsStudy::check(const StudyQuestion& question) const {
  const Index usable = (standard_deviations(question.problem->inputs).array() > 0.0).count();
  if (usable >= 2) {
    return {};
  }
  return {{"trust", "Trust",
           message("random_subsets.too_few_inputs",
                   "random subsets need at least 2 inputs that vary; there is {1}", usable)}};
}

double RandomSubsetsStudy::seconds(const StudyQuestion& question, const Estimate& /*main*/) const {
  const auto fitter = begin_learning(question.run, question.problem, {});
  constexpr double share_of_features = 0.5;  // on average over the sizes
  return share_of_features * sizes_to_expect(question) *
         static_cast<double>(repeats_of(question.settings).replicates) * fitter->seconds_of_task();
}

}  // namespace

std::unique_ptr<const Study> random_subsets_study() {
  return std::make_unique<const RandomSubsetsStudy>();
}

std::vector<std::vector<Index>> random_subsets(const std::vector<Index>& features, Index size,
                                               Index count, std::uint64_t seed) {
  std::vector<std::vector<Index>> steps;
  steps.reserve(features.size());
  for (const Index feature : features) {
    steps.push_back({feature});
  }
  return random_subsets(steps, size, count, seed);
}

std::vector<std::vector<Index>> random_subsets(const std::vector<std::vector<Index>>& steps,
                                               Index size, Index count, std::uint64_t seed) {
  constexpr Index tries_each = 20;
  Random random(seed, Purpose::feature_subsets, static_cast<std::uint64_t>(size));
  std::set<std::vector<Index>> known;
  std::vector<std::vector<Index>> subsets;
  for (Index tried = 0; tried < tries_each * count && std::ssize(subsets) < count; ++tried) {
    std::vector<Index> subset = random_features(steps, size, random);
    if (known.insert(subset).second) {
      subsets.push_back(std::move(subset));
    }
  }
  return subsets;
}

std::vector<Index> spread_sizes(const std::vector<Index>& sizes, std::size_t most) {
  if (sizes.size() <= most) {
    return sizes;
  }
  const double first = std::log(static_cast<double>(sizes.front()));
  const double last = std::log(static_cast<double>(sizes.back()));
  std::set<Index> picked;
  for (std::size_t k = 0; k < most; ++k) {
    const double share = static_cast<double>(k) / static_cast<double>(most - 1);
    const double wanted = std::exp(first + (last - first) * share);
    picked.insert(*std::min_element(sizes.begin(), sizes.end(), [&](Index a, Index b) {
      return std::abs(static_cast<double>(a) - wanted) < std::abs(static_cast<double>(b) - wanted);
    }));
  }
  return {picked.begin(), picked.end()};
}

}  // namespace steelyard
