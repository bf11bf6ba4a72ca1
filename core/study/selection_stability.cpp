// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/selection_stability.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "core/message.h"
#include "core/problem/targets.h"
#include "core/random.h"
#include "core/study/trust_study.h"

namespace steelyard {
namespace {

const std::string stability_family = "selection-stability";
constexpr std::size_t most_curves = 7;  // more would have no distinct colours
constexpr std::uint64_t seeds_in_all = 4294967296ULL;
constexpr double share_of_subsample = 0.632;

enum class Resample {
  seeds,       ///< the same samples, different random choices
  subsamples,  ///< different samples
};

struct StabilityOptions {
  Repeats repeats;
  Resample resample = Resample::subsamples;
};

const ParameterList<StabilityOptions>& stability_parameters() {
  static const ParameterList<StabilityOptions> list =
      joined(inside(field(&StabilityOptions::repeats), repeats_parameters()),
             {choice({"resample", "Repeat with", "What differs between the repeated runs."},
                     field(&StabilityOptions::resample),
                     {{Resample::subsamples, "bootstrap", "Other samples",
                       "63 % of the samples, as many as are distinct in a bootstrap resample"},
                      {Resample::seeds, "seeds", "Other seeds",
                       "the same samples, different random choices"}})});
  return list;
}

StabilityOptions stability_options(const ParameterValues& settings) {
  StabilityOptions options = options_of(stability_parameters(), settings);
  options.repeats = repeats_of(settings);  // with the seed
  return options;
}

/// The repeated runs, and what they selected.
class SelectionStability final : public ReplicatePlan {
 public:
  explicit SelectionStability(StudyQuestion question)
      : question_(std::move(question)), options_(stability_options(question_.settings)) {}

  void begin(const Result& main) override;
  [[nodiscard]] std::vector<Figure> figures() const override;
  [[nodiscard]] std::size_t count() const override {
    return static_cast<std::size_t>(options_.repeats.replicates);
  }
  [[nodiscard]] Message stage(std::size_t replicate) const override {
    return message("stage.stability", "stability: run {1} of {2}", replicate + 1,
                   options_.repeats.replicates);
  }
  void turn_to(std::size_t replicate) override;
  [[nodiscard]] BegunTrial start(std::size_t replicate) override {
    return begin_run(*run_of(replicate));
  }
  [[nodiscard]] std::optional<ReplicateRun> run_of(std::size_t replicate) const override;
  [[nodiscard]] Progress judge(std::size_t replicate, const Result* result,
                               const std::stop_token& stop,
                               std::vector<FigurePoint>& points) override;
  void report(Result& result) const override;

 private:
  /// The features that a run selected; the best few if the method leaves the number to the user.
  [[nodiscard]] std::vector<Index> selected_by(const Result& result) const;
  void note_samples(const SampleSelection& again);
  void report_samples(const SampleSelection& main, Result& result) const;
  void note_paths(const Result& result, std::vector<FigurePoint>& points);
  void warn(Result& result) const;

  StudyQuestion question_;
  StabilityOptions options_;
  std::vector<Index> counts_;  ///< numbers of features on the main path; empty without a path
  std::vector<Index> shown_;   ///< features with a curve
  double finished_ = 0.0;
  std::vector<double> selected_;  ///< per feature, number of runs that selected it
  Index best_few_ = 0;  ///< how many of the ranking count as selected; 0 if the method selects
  bool of_samples_ = false;
  std::vector<Index> drawn_;             ///< samples of the current run; if it is empty, all
  std::vector<double> sample_runs_;      ///< per sample, number of runs that contained it
  std::vector<double> sample_selected_;  ///< per sample, number of runs that selected it
  std::map<Index, double> judged_;       ///< per number of features, number of runs
  std::map<std::pair<Index, Index>, double> in_path_;  ///< likewise, per feature and number
  std::vector<double> first_ranked_by_;                ///< column that ranked the first run
  bool all_alike_ = true;
};

void SelectionStability::begin(const Result& main) {
  of_samples_ = main.samples.has_value();
  const auto samples = static_cast<std::size_t>(question_.problem->samples());
  sample_runs_.assign(of_samples_ ? samples : 0, 0.0);
  sample_selected_ = sample_runs_;
  selected_.assign(main.columns.empty() ? 0 : main.columns.front().values.size(), 0.0);
  // Where a run takes whatever there is, every feature would be selected in every run.
  const bool takes_all = !has_path(main) && main.selection.features.size() == selected_.size();
  if (main.selection.rule.says_nothing() || takes_all) {
    constexpr Index most_of_ranking = 10;
    best_few_ = std::min(most_of_ranking, (std::ssize(selected_) + 1) / 2);
  }
  if (!has_path(main)) {
    return;
  }
  for (const Solution& solution : solutions_of(main)) {
    counts_.push_back(solution.feature_count);
  }
  shown_ = ranking(main.columns);
  shown_.resize(std::min(shown_.size(), most_curves));
}

std::vector<Figure> SelectionStability::figures() const {
  if (counts_.empty()) {
    return {};
  }
  Figure paths{stability_family, "Stability paths"};
  paths.x = {.title = "Number of features", .whole_numbers = true};
  paths.y = {.title = "Share of runs that selected it", .low = 0.0, .high = 1.0};
  return {paths};
}

void SelectionStability::turn_to(std::size_t replicate) {
  drawn_ = run_of(replicate)->change.samples.value_or(std::vector<Index>());
}

std::optional<ReplicateRun> SelectionStability::run_of(std::size_t replicate) const {
  if (options_.resample == Resample::seeds) {
    RunPlan run = question_.run;
    Random random(options_.repeats.seed, Purpose::seeds_of_replicates, replicate);
    run.values.set("seed", static_cast<std::int64_t>(random.below(seeds_in_all)));
    return ReplicateRun{std::move(run), question_.problem, {}};
  }
  const Problem& problem = *question_.problem;
  Random random(options_.repeats.seed, Purpose::subsamples, replicate);
  ProblemChange change;
  change.samples = some_with_target(problem, subsample_size(problem.samples()), random);
  return ReplicateRun{for_share_of_samples(question_.run, share_of_subsample), question_.problem,
                      std::move(change)};
}

ReplicatePlan::Progress SelectionStability::judge(std::size_t /*replicate*/, const Result* result,
                                                  const std::stop_token& /*stop*/,
                                                  std::vector<FigurePoint>& points) {
  const std::vector<double> ranked_by =
      result->columns.empty() ? std::vector<double>() : result->columns.front().values;
  if (finished_ == 0.0) {
    first_ranked_by_ = ranked_by;
  }
  all_alike_ = all_alike_ && ranked_by == first_ranked_by_;
  finished_ += 1.0;
  for (const Index feature : selected_by(*result)) {
    selected_[static_cast<std::size_t>(feature)] += 1.0;
  }
  if (of_samples_ && result->samples) {
    note_samples(*result->samples);
  }
  note_paths(*result, points);
  return Progress::finished;
}

std::vector<Index> SelectionStability::selected_by(const Result& result) const {
  if (best_few_ == 0) {
    return result.selection.features;
  }
  std::vector<Index> best = ranking(result.columns);
  best.resize(static_cast<std::size_t>(std::min(best_few_, std::ssize(best))));
  return best;
}

void SelectionStability::note_samples(const SampleSelection& again) {
  const std::size_t count = drawn_.empty() ? sample_runs_.size() : drawn_.size();
  const auto sample_at = [this](std::size_t position) {
    return drawn_.empty() ? position : static_cast<std::size_t>(drawn_[position]);
  };
  for (std::size_t position = 0; position < count; ++position) {
    sample_runs_[sample_at(position)] += 1.0;
  }
  for (const Index position : again.positions) {
    sample_selected_[sample_at(static_cast<std::size_t>(position))] += 1.0;
  }
}

void SelectionStability::report_samples(const SampleSelection& main, Result& result) const {
  double runs = 0.0;
  double again = 0.0;
  Index always = 0;
  for (const Index position : main.positions) {
    const auto sample = static_cast<std::size_t>(position);
    runs += sample_runs_[sample];
    again += sample_selected_[sample];
    always +=
        sample_runs_[sample] > 0.0 && sample_selected_[sample] == sample_runs_[sample] ? 1 : 0;
  }
  if (runs == 0.0) {
    result.warnings.push_back(
        message("stability.no_sample", "stability: no run contained any of the selected samples"));
    return;
  }
  const Message of_all = message("stability.selected_samples", "{1} selected {1:sample|samples}",
                                 main.positions.size());
  result.findings.push_back(
      {.id = "selected_again",
       .title = message("stability.selected_again", "share of runs that selected a sample again"),
       .value = again / runs,
       .better = Better::higher,
       .measured_on =
           message("stability.in_runs_with_them", "{1}, in the runs that contained them", of_all)});
  result.findings.push_back(
      {.id = "steady_samples",
       .title = message("stability.steady_samples", "samples that were selected every time"),
       .value = static_cast<double>(always),
       .better = Better::higher,
       .measured_on = of_all});
}

void SelectionStability::note_paths(const Result& result, std::vector<FigurePoint>& points) {
  const std::vector<Solution> solutions = solutions_of(result);
  for (const Index count : counts_) {
    const auto place = largest_up_to(solutions, count);
    if (!place) {
      continue;
    }
    const double runs = judged_[count] += 1.0;
    for (const Index feature : shown_) {
      double& with = in_path_[{feature, count}];
      const std::vector<Index>& selected = solutions[*place].selection;
      with += std::find(selected.begin(), selected.end(), feature) != selected.end() ? 1.0 : 0.0;
      points.push_back({stability_family,
                        question_.problem->features[static_cast<std::size_t>(feature)].name,
                        static_cast<double>(count), with / runs, std::nullopt, std::nullopt});
    }
  }
}

void SelectionStability::warn(Result& result) const {
  const std::vector<Index>& chosen = result.selection.features;
  const bool everything = best_few_ == 0 && std::ssize(chosen) == std::ssize(selected_) &&
                          std::all_of(selected_.begin(), selected_.end(),
                                      [this](double runs) { return runs == finished_; });
  if (options_.resample == Resample::seeds && all_alike_ && finished_ > 1.0) {
    result.warnings.push_back(
        message("stability.deterministic",
                "every seed gave the same ranking: with these parameters the method is "
                "deterministic; resample by bootstrap to see what other samples would change"));
  } else if (everything) {
    result.warnings.push_back(message("stability.every_feature",
                                      "every run selected every feature, because nothing drives "
                                      "weights to 0; a search or a penalty would"));
  }
}

void SelectionStability::report(Result& result) const {
  if (finished_ == 0.0) {
    return;
  }
  if (of_samples_) {
    if (result.samples) {
      report_samples(*result.samples, result);
    }
    return;
  }
  FeatureColumn share{"selected_share", "How often",
                      "Share of the repeated runs that selected the feature", ValueKind::share};
  if (best_few_ > 0) {
    share.title = "Among the best " + std::to_string(best_few_);
    share.help = "Share of the repeated runs in which the feature was among the best " +
                 std::to_string(best_few_);
  }
  for (const double runs : selected_) {
    share.values.push_back(runs / finished_);
  }
  result.findings.push_back(
      {.id = "steady",
       .title = message("stability.steady_features", "features that every repeated run selected"),
       .value = static_cast<double>(std::count(share.values.begin(), share.values.end(), 1.0)),
       .measured_on =
           best_few_ > 0
               ? message("stability.best_of_runs", "{1} {1:run|runs}, the best {2} of each",
                         static_cast<Index>(finished_), best_few_)
               : message("stability.runs", "{1} {1:run|runs}", static_cast<Index>(finished_))});
  result.columns.push_back(std::move(share));
  warn(result);
  if (judged_.empty()) {
    return;
  }
  Figure figure = figures().front();
  for (const Index feature : shown_) {
    FigureLine line{question_.problem->features[static_cast<std::size_t>(feature)].name};
    for (const auto& [count, runs] : judged_) {
      line.x.push_back(static_cast<double>(count));
      line.y.push_back(in_path_.at({feature, count}) / runs);
    }
    lines_of(figure).push_back(std::move(line));
  }
  result.figures.push_back(std::move(figure));
}

class StabilityStudy final : public TrustStudy {
 public:
  [[nodiscard]] const StudyInfo& info() const override {
    static const StudyInfo about{"stability", "Stability", "how often is each feature selected?",
                                 "every method"};
    return about;
  }
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override {
    return specs_of(stability_parameters());
  }
  [[nodiscard]] bool draws() const override { return true; }
  [[nodiscard]] bool takes(const Method& /*method*/) const override { return true; }
  [[nodiscard]] std::vector<Complaint> check(const StudyQuestion& question) const override;
  [[nodiscard]] double seconds(const StudyQuestion& question, const Estimate& main) const override;

 private:
  [[nodiscard]] std::unique_ptr<ReplicatePlan> plan(const StudyQuestion& question,
                                                    std::string /*objective*/) const override {
    return std::make_unique<SelectionStability>(question);
  }
};

std::vector<Complaint> StabilityStudy::check(const StudyQuestion& question) const {
  const Resample resample = stability_options(question.settings).resample;
  const Index samples = question.problem->samples();
  if (resample == Resample::seeds && question.run.method->schema().find("seed") == nullptr) {
    return {{"resample", "Repeat with",
             message("stability.no_seed",
                     "other seeds change nothing, because this method is deterministic"),
             message("stability.no_seed.accepted", "bootstrap")}};
  }
  if (resample == Resample::subsamples && subsample_size(samples) < fewest_in_block) {
    return {{"resample", "Repeat with",
             message("stability.too_few_samples", "63 % of {1} samples are fewer than {2}", samples,
                     fewest_in_block),
             message("stability.too_few_samples.accepted", "seeds, or more samples")}};
  }
  return {};
}

double StabilityStudy::seconds(const StudyQuestion& question, const Estimate& main) const {
  const StabilityOptions options = stability_options(question.settings);
  const bool all_samples = options.resample == Resample::seeds;
  return main.seconds * static_cast<double>(options.repeats.replicates) *
         (all_samples ? 1.0 : share_of_subsample);
}

}  // namespace

std::unique_ptr<const Study> stability_study() { return std::make_unique<const StabilityStudy>(); }

Index subsample_size(Index samples) {
  return static_cast<Index>(std::lround(share_of_subsample * static_cast<double>(samples)));
}

}  // namespace steelyard
