// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/selection_stability.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/random.h"
#include "core/text.h"

namespace steelyard {
namespace {

const std::string stability_family = "selection-stability";
constexpr std::uint64_t seeds_in_all = 4294967296ULL;

}  // namespace

Index subsample_size(Index samples) {
  return static_cast<Index>(std::lround(share_of_subsample * static_cast<double>(samples)));
}

SelectionStability::SelectionStability(StudyQuestion question, StabilityOptions options,
                                       double main_share)
    : question_(std::move(question)), options_(options), main_share_(main_share) {}

void SelectionStability::begin(const Result& main) {
  of_samples_ = main.samples.has_value();
  const auto samples = static_cast<std::size_t>(question_.problem->samples());
  sample_runs_.assign(of_samples_ ? samples : 0, 0.0);
  sample_selected_ = sample_runs_;
  selected_.assign(main.features.size(), 0.0);
  if (!has_path(main)) {
    return;
  }
  for (const Solution& solution : solutions_of(main)) {
    counts_.push_back(solution.feature_count);
  }
  shown_ = ranking(main.features);
  shown_.resize(std::min(shown_.size(), most_curves));
}

std::vector<CurveFamily> SelectionStability::families() const {
  if (counts_.empty()) {
    return {};
  }
  return {{stability_family,
           "Stability paths",
           "Number of features",
           "Share of runs that selected it",
           {},
           false}};
}

std::size_t SelectionStability::count() const {
  return static_cast<std::size_t>(options_.replicates);
}

std::string SelectionStability::stage(std::size_t replicate) const {
  return "stability: run " + std::to_string(replicate + 1) + " of " +
         std::to_string(options_.replicates);
}

ReplicateStart SelectionStability::start(std::size_t replicate) {
  drawn_.clear();
  if (options_.resample == Resample::seeds) {
    ParameterValues values = question_.values;
    Random random(options_.seed, Purpose::seeds_of_replicates, replicate);
    values.set("seed", static_cast<std::int64_t>(random.below(seeds_in_all)));
    return begin_replicate(*question_.method, question_.problem, values);
  }
  const Index samples = question_.problem->samples();
  Random random(options_.seed, Purpose::subsamples, replicate);
  drawn_ = random.subset(samples, subsample_size(samples));
  return begin_replicate(
      *question_.method, std::make_shared<const Problem>(question_.problem->with_samples(drawn_)),
      question_.method->for_share_of_samples(question_.values, share_of_subsample));
}

ReplicatePlan::Progress SelectionStability::judge(std::size_t /*replicate*/, const Result* result,
                                                  const std::stop_token& /*stop*/,
                                                  std::vector<CurvePoint>& points) {
  const Vector weights = weights_of(result->features);
  if (finished_ == 0.0) {
    first_weights_ = weights;
  }
  all_alike_ = all_alike_ && weights == first_weights_;
  finished_ += 1.0;
  for (const Index feature : result->selection) {
    selected_[static_cast<std::size_t>(feature)] += 1.0;
  }
  if (of_samples_ && result->samples) {
    note_samples(*result->samples);
  }
  note_paths(*result, points);
  return Progress::finished;
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
    return "stability: no run had any of the selected samples";
  }
  return "stability of the selected samples: the runs that had one selected it again in " +
         short_text(100.0 * again / runs, 3) + " % of the cases; " + std::to_string(always) +
         " of " + std::to_string(main.positions.size()) + " were selected every time";
}

void SelectionStability::note_paths(const Result& result, std::vector<CurvePoint>& points) {
  const std::vector<Solution> solutions = solutions_of(result);
  for (const Index count : counts_) {
    const auto place = largest_up_to(solutions, count);
    if (!place) {
      continue;
    }
    const double runs = judged_[count] += 1.0;
    for (const Index feature : shown_) {
      double& with = in_path_[{feature, count}];
      with += solutions[*place].weights[feature] > 0.0 ? 1.0 : 0.0;
      points.push_back({stability_family,
                        question_.problem->features[static_cast<std::size_t>(feature)].name,
                        static_cast<double>(count), with / runs, std::nullopt, std::nullopt});
    }
  }
}

void SelectionStability::warn(Result& result) const {
  const bool everything =
      std::all_of(result.features.begin(), result.features.end(), [](const FeatureResult& feature) {
        return *feature.selected_share == (feature.weight > 0.0 ? 1.0 : 0.0);
      });
  if (options_.resample == Resample::seeds && all_alike_ && finished_ > 1.0) {
    result.warnings.emplace_back(
        "every seed gave the same weights: with these parameters nothing is left to chance; "
        "resample by bootstrap to see what other samples would change");
  } else if (everything && std::ssize(result.selection) == std::ssize(result.features)) {
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
  for (std::size_t feature = 0; feature < result.features.size(); ++feature) {
    result.features[feature].selected_share = selected_[feature] / finished_;
  }
  warn(result);
  if (judged_.empty()) {
    return;
  }
  CurveFamily family = families().front();
  for (const Index feature : shown_) {
    Curve curve{
        question_.problem->features[static_cast<std::size_t>(feature)].name, {}, {}, {}, {}};
    for (const auto& [count, runs] : judged_) {
      curve.x.push_back(static_cast<double>(count));
      curve.y.push_back(in_path_.at({feature, count}) / runs);
    }
    family.curves.push_back(std::move(curve));
  }
  result.curves.push_back(std::move(family));
}

}  // namespace steelyard
