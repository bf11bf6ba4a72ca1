// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/permuted_target.h"

#include <utility>

#include "core/measures/discovery_rate.h"
#include "core/message.h"
#include "core/study/mean_curve.h"
#include "core/study/trust_study.h"

namespace steelyard {
namespace {

const std::string permuted_figure = "permuted-target";
const std::string permuted_line = "permuted target";
const std::string as_good_line = "at least as good as this run";

/// The runs on permuted targets.
class PermutedTarget final : public ReplicatePlan {
 public:
  PermutedTarget(StudyQuestion question, std::string objective)
      : question_(std::move(question)),
        repeats_(repeats_of(question_.settings)),
        objective_(std::move(objective)) {}

  void begin(const Result& main) override;
  [[nodiscard]] std::vector<Figure> figures() const override;
  [[nodiscard]] std::size_t count() const override {
    return static_cast<std::size_t>(repeats_.replicates);
  }
  [[nodiscard]] Message stage(std::size_t replicate) const override {
    return message("stage.permuted_target", "permuted target: run {1} of {2}", replicate + 1,
                   repeats_.replicates);
  }
  [[nodiscard]] BegunTrial start(std::size_t replicate) override {
    return begin_run(*run_of(replicate));
  }
  [[nodiscard]] std::optional<ReplicateRun> run_of(std::size_t replicate) const override {
    ProblemChange change;
    change.permuted_target = RandomDraw{repeats_.seed, replicate};
    return ReplicateRun{question_.run, question_.problem, std::move(change)};
  }
  [[nodiscard]] Progress judge(std::size_t replicate, const Result* result,
                               const std::stop_token& stop,
                               std::vector<FigurePoint>& points) override;
  void failed(std::size_t replicate) override;
  void report(Result& result) const override;

 private:
  StudyQuestion question_;
  Repeats repeats_;
  std::string objective_;
  double of_main_ = 0.0;            ///< objective of the main run
  std::vector<Index> counts_;       ///< numbers of features on the main path; empty without a path
  ValuesAt values_;                 ///< objectives by number of features, or by repeat
  std::vector<double> as_good_at_;  ///< x of repeats at least as good as the main run
  Index finished_ = 0;
  Index as_good_ = 0;  ///< finished repeats at least as good as the main run
  Index failed_ = 0;   ///< repeats without a value, which as_good_ includes
};

void PermutedTarget::begin(const Result& main) {
  of_main_ = main.objective;
  if (has_path(main)) {
    for (const Solution& solution : solutions_of(main)) {
      counts_.push_back(solution.feature_count);
    }
  }
}

std::vector<Figure> PermutedTarget::figures() const {
  Figure figure{permuted_figure, "Permuted target"};
  figure.y = {.title = objective_};
  if (counts_.empty()) {
    figure.help = "Each point is a run on a permuted target; the line is this run.";
    figure.x = {.title = "Repeat", .whole_numbers = true};
    figure.thresholds = {{"this run", of_main_}};
    lines_of(figure) = {{.name = permuted_line, .joined = false},
                        {.name = as_good_line, .joined = false}};
  } else {
    figure.help = "Mean, lowest and highest value of runs on permuted targets, behind the path.";
    figure.x = {.title = "Number of features", .whole_numbers = true};
    figure.behind = "path";
    lines_of(figure) = {{.name = permuted_line, .reference = true}};
  }
  return {figure};
}

ReplicatePlan::Progress PermutedTarget::judge(std::size_t replicate, const Result* result,
                                              const std::stop_token& /*stop*/,
                                              std::vector<FigurePoint>& points) {
  ++finished_;
  const Objective& objective = question_.run.method->info().objective;
  const bool as_good = !objective.is_worse(result->objective, of_main_);
  as_good_ += as_good ? 1 : 0;
  if (counts_.empty()) {
    const auto x = static_cast<double>(replicate + 1);
    values_[x] = {result->objective};
    points.push_back({permuted_figure, permuted_line, x, result->objective});
    if (as_good) {
      as_good_at_.push_back(x);
      points.push_back({permuted_figure, as_good_line, x, result->objective});
    }
    return Progress::finished;
  }
  const std::vector<Solution> solutions = solutions_of(*result);
  for (const Index count : counts_) {
    if (const auto place = largest_up_to(solutions, count)) {
      const auto x = static_cast<double>(count);
      values_[x].push_back(solutions[*place].objective);
      points.push_back(mean_point(permuted_figure, permuted_line, x, values_[x], Band::extremes));
    }
  }
  return Progress::finished;
}

void PermutedTarget::failed(std::size_t /*replicate*/) {
  ++finished_;
  ++as_good_;
  ++failed_;
}

void PermutedTarget::report(Result& result) const {
  if (finished_ == 0) {
    return;
  }
  result.findings.push_back(
      {.id = "p_value",
       .title = message("permuted_target.p_value", "p-value of the permuted target"),
       .value = permutation_p(as_good_, finished_),
       .better = Better::lower,
       .measured_on =
           failed_ > 0
               ? message("permuted_target.as_good_or_failed",
                         "{1} of {2} runs on a permuted target were at least as good as this run, "
                         "{3} without a value among them",
                         as_good_, finished_, failed_)
               : message("permuted_target.as_good",
                         "{1} of {2} runs on a permuted target were at least as good as this run",
                         as_good_, finished_)});
  Figure figure = figures().front();
  FigureLine& line = lines_of(figure).front();
  if (counts_.empty()) {
    for (const auto& [repeat, objectives] : values_) {
      line.x.push_back(repeat);
      line.y.push_back(objectives.front());
    }
    FigureLine& good = lines_of(figure).back();
    for (const double repeat : as_good_at_) {
      good.x.push_back(repeat);
      good.y.push_back(values_.at(repeat).front());
    }
  } else {
    line = mean_curve(permuted_line, values_, Band::extremes);
    line.reference = true;
  }
  result.figures.push_back(std::move(figure));
}

class PermutedTargetStudy final : public TrustStudy {
 public:
  [[nodiscard]] const StudyInfo& info() const override {
    static const StudyInfo about{
        "permuted-target", "Permuted target", "does the target matter?",
        "methods that explain a target and end with a number that says how well"};
    return about;
  }
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override {
    return specs_of(repeats_parameters());
  }
  [[nodiscard]] bool draws() const override { return true; }
  [[nodiscard]] bool takes(const Method& method) const override {
    return method.info().target != Target::none && method.info().objective.tells_from_chance();
  }
  [[nodiscard]] double seconds(const StudyQuestion& question, const Estimate& main) const override {
    return main.seconds * static_cast<double>(repeats_of(question.settings).replicates);
  }

 private:
  [[nodiscard]] std::unique_ptr<ReplicatePlan> plan(const StudyQuestion& question,
                                                    std::string objective) const override {
    return std::make_unique<PermutedTarget>(question, std::move(objective));
  }
};

}  // namespace

std::unique_ptr<const Study> permuted_target_study() {
  return std::make_unique<const PermutedTargetStudy>();
}

}  // namespace steelyard
