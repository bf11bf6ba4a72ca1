// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/selection_stability.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/parameter/parameter_builders.h"
#include "core/random.h"
#include "core/text.h"

namespace steelyard {
namespace {

const std::string stability_family = "selection-stability";
constexpr std::uint64_t seeds_in_all = 4294967296ULL;

StabilityOptions stability_options(const ParameterValues& settings) {
  return {settings.integer("replicates"),
          settings.choice("resample") == "seeds" ? Resample::seeds : Resample::subsamples,
          static_cast<std::uint64_t>(settings.integer("seed"))};
}

}  // namespace

const StudyInfo& StabilityStudy::info() const {
  static const StudyInfo about{"stability", "Stability", "how often is each feature selected?",
                               "every method"};
  return about;
}

std::vector<ParameterSpec> StabilityStudy::parameters() const {
  return {
      replicates_parameter(),
      choice_parameter("resample", "Repeat with", "bootstrap",
                       {{"bootstrap", "Other samples",
                         "63 % of the samples, as many as are distinct in a bootstrap resample"},
                        {"seeds", "Other seeds", "the same samples, different random choices"}},
                       "What differs between the repeated runs.")};
}

std::vector<Complaint> StabilityStudy::check(const StudyQuestion& question,
                                             const std::string& /*others*/) const {
  const Resample resample = stability_options(question.settings).resample;
  const Index samples = question.problem->samples();
  if (resample == Resample::seeds && question.run.method->schema().find("seed") == nullptr) {
    return {{"resample",
             "Repeat with: other seeds change nothing, because this method is deterministic; "
             "accepted: bootstrap"}};
  }
  if (resample == Resample::subsamples && subsample_size(samples) < fewest_in_block) {
    return {{"resample", "Repeat with: 63 % of " + std::to_string(samples) +
                             " samples are fewer than " + std::to_string(fewest_in_block) +
                             "; accepted: seeds, or more samples"}};
  }
  return {};
}

double StabilityStudy::seconds(const StudyQuestion& question, const Estimate& main) const {
  const StabilityOptions options = stability_options(question.settings);
  const bool all_samples = options.resample == Resample::seeds;
  return main.seconds * static_cast<double>(options.replicates) *
         (all_samples ? 1.0 : share_of_subsample);
}

std::unique_ptr<ReplicatePlan> StabilityStudy::plan(const StudyQuestion& question,
                                                    std::string /*objective*/) const {
  return std::make_unique<SelectionStability>(question, stability_options(question.settings));
}

Index subsample_size(Index samples) {
  return static_cast<Index>(std::lround(share_of_subsample * static_cast<double>(samples)));
}

SelectionStability::SelectionStability(StudyQuestion question, StabilityOptions options)
    : question_(std::move(question)), options_(options) {}

void SelectionStability::begin(const Result& main) {
  of_samples_ = main.samples.has_value();
  const auto samples = static_cast<std::size_t>(question_.problem->samples());
  sample_runs_.assign(of_samples_ ? samples : 0, 0.0);
  sample_selected_ = sample_runs_;
  selected_.assign(main.columns.empty() ? 0 : main.columns.front().values.size(), 0.0);
  // Where a run takes whatever there is, every feature would be selected in every run.
  const bool takes_all = !has_path(main) && main.selection.features.size() == selected_.size();
  if (main.selection.rule.empty() || takes_all) {
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

std::size_t SelectionStability::count() const {
  return static_cast<std::size_t>(options_.replicates);
}

std::string SelectionStability::stage(std::size_t replicate) const {
  return "stability: run " + std::to_string(replicate + 1) + " of " +
         std::to_string(options_.replicates);
}

BegunTrial SelectionStability::start(std::size_t replicate) {
  drawn_.clear();
  if (options_.resample == Resample::seeds) {
    RunPlan run = question_.run;
    Random random(options_.seed, Purpose::seeds_of_replicates, replicate);
    run.values.set("seed", static_cast<std::int64_t>(random.below(seeds_in_all)));
    return begin_trial(run, question_.problem, {});
  }
  const Index samples = question_.problem->samples();
  Random random(options_.seed, Purpose::subsamples, replicate);
  drawn_ = some_of(samples, question_.problem->order, subsample_size(samples), random);
  ProblemChange change;
  change.samples = drawn_;
  return begin_trial(for_share_of_samples(question_.run, share_of_subsample), question_.problem,
                     change);
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

std::string SelectionStability::sentence_of_samples(const SampleSelection& main) const {
  double runs = 0.0;
  double again = 0.0;
  std::size_t always = 0;
  for (const Index position : main.positions) {
    const auto sample = static_cast<std::size_t>(position);
    runs += sample_runs_[sample];
    again += sample_selected_[sample];
    always +=
        sample_runs_[sample] > 0.0 && sample_selected_[sample] == sample_runs_[sample] ? 1 : 0;
  }
  if (runs == 0.0) {
    return "stability: no run contained any of the selected samples";
  }
  return "stability of the selected samples: runs that contained a sample selected it again in " +
         short_text(100.0 * again / runs, 3) + " % of the cases; " + std::to_string(always) +
         " of " + std::to_string(main.positions.size()) + " were selected every time";
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
    result.warnings.emplace_back(
        "every seed gave the same ranking: with these parameters the method is deterministic; "
        "resample by bootstrap to see what other samples would change");
  } else if (everything) {
    result.warnings.emplace_back(
        "every run selected every feature, because nothing drives weights to 0; a search or a "
        "penalty would");
  }
}

void SelectionStability::report(Result& result) const {
  if (finished_ == 0.0) {
    return;
  }
  if (of_samples_) {
    if (result.samples) {
      result.warnings.push_back(sentence_of_samples(*result.samples));
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

}  // namespace steelyard
