// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/filter_method.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/measures/spread.h"
#include "core/message.h"
#include "core/problem/targets.h"
#include "core/run/method_info.h"
#include "core/run/snapshot.h"

namespace steelyard::baselines {
namespace {

class FilterStepper final : public Stepper {
 public:
  FilterStepper(ProblemPtr problem, ParameterValues values, const Filter& filter)
      : problem_(std::move(problem)), values_(std::move(values)), filter_(filter) {}

  [[nodiscard]] std::span<const ScalarInfo> scalars() const override {
    static const std::array<ScalarInfo, 1> best{{{"best_score", "Best score", false}}};
    return best;
  }

 private:
  [[nodiscard]] Snapshot work(Budget /*budget*/, std::stop_token stop) override {
    Snapshot snapshot;
    if (!started_) {
      started_ = true;
      snapshot.stage = message("stage.scoring", "scoring the features");
      return snapshot;
    }
    answer_ = filter_.answer(*problem_, values_, stop);
    if (answer_) {
      note_constant();
      outcome_ = {Ending::converged, {}};
      snapshot.fraction = 1.0;
      snapshot.leading = answer_->columns.front();
      snapshot.selection = answer_->selection.features;
      snapshot.appended.iterates.push_back({0, {best_score()}, {}});
      snapshot.appended.path = answer_->path;
      snapshot.appended.figures = answer_->figures;
    }
    snapshot.outcome = outcome_;
    return snapshot;
  }

  void note_constant() {
    std::vector<double>& scores = answer_->columns.front().values;
    for (std::size_t input = 0; input < scores.size(); ++input) {
      if (std::isnan(scores[input])) {
        constant_.push_back(static_cast<Index>(input));
        scores[input] = filter_.lowest;
      }
    }
  }

  /// Of the columns that vary; larger where the target is better explained.
  [[nodiscard]] double best_score() const {
    double best = filter_.lowest;
    for (const double score : answer_->columns.at(filter_.judged_by).values) {
      best = std::isfinite(score) ? std::max(best, score) : best;
    }
    return best;
  }

  [[nodiscard]] std::vector<Message> warnings() const {
    if (constant_.empty()) {
      return {};
    }
    return {message("filter.constant", "constant, so without a score and ranked last: {1}",
                    names_in_words(*problem_, constant_))};
  }

  [[nodiscard]] Result best_so_far() const override {
    Result result;
    result.outcome = outcome_;
    if (!answer_) {
      return result;
    }
    result.objective = best_score();
    result.columns = answer_->columns;
    result.selection = answer_->selection;
    result.path = answer_->path;
    result.figures = answer_->figures;
    result.warnings = warnings();
    const std::vector<Iterate> only{{0, {result.objective}, {}}};
    result.histories = histories_of(scalars(), only);
    return result;
  }

  ProblemPtr problem_;
  ParameterValues values_;
  const Filter& filter_;  // of the method, which outlives its runs
  bool started_ = false;
  std::optional<FilterAnswer> answer_;
  std::vector<Index> constant_;
  Outcome outcome_{Ending::stopped, {}};
};

}  // namespace

FilterMethod::FilterMethod(Filter filter) : filter_(std::move(filter)) {}

std::vector<Complaint> FilterMethod::check(const Problem& problem,
                                           const ParameterValues& values) const {
  std::vector<Complaint> complaints =
      target_complaints(filter_.info, filter_.schema, problem, values);
  return complaints.empty() ? filter_.complaints(problem, values) : complaints;
}

Estimate FilterMethod::estimate(const Problem& problem, const ParameterValues& values) const {
  return filter_.estimate(problem, values);
}

ParameterValues FilterMethod::automatic_values(const Problem& problem,
                                               const ParameterValues& values,
                                               const FitContext& /*terms*/) const {
  return filter_.automatic ? filter_.automatic(problem, values) : ParameterValues();
}

std::optional<double> FilterMethod::promised_rate(const ParameterValues& values) const {
  return filter_.rate_parameter.empty() ? std::nullopt
                                        : std::optional(values.real(filter_.rate_parameter));
}

std::unique_ptr<Stepper> FilterMethod::begin(ProblemPtr problem,
                                             const ParameterValues& values) const {
  return std::make_unique<FilterStepper>(std::move(problem), values, filter_);
}

MethodInfo filter_info(std::string id, std::string title, std::string purpose,
                       std::string citation) {
  MethodInfo info;
  info.id = std::move(id);
  info.title = std::move(title);
  info.family = "Baselines";
  info.purpose = std::move(purpose);
  info.citation = std::move(citation);
  info.target = Target::either;
  info.periods = Periods::refused;
  info.gives = Output::scores;
  info.objective = {Objective::Better::higher, true, true};
  return info;
}

std::vector<Complaint> complaints_of_neighbours(const Problem& problem, Index neighbours) {
  const Index samples = std::ssize(samples_with_target(problem));
  if (neighbours >= samples) {
    return {{"neighbours", "Neighbours",
             message("filter.too_many_neighbours",
                     "{1} do not fit {2} {2:sample|samples} with a target", neighbours, samples),
             message("filter.too_many_neighbours.accepted", "1 to {1}", samples - 1)}};
  }
  return {};
}

std::vector<bool> varying(const MatrixView& inputs) {
  const auto [means, deviations] = column_spread(inputs);
  std::vector<bool> varies;
  for (Index input = 0; input < inputs.cols(); ++input) {
    varies.push_back(deviations[input] > 1e-12 * std::abs(means[input]));
  }
  return varies;
}

}  // namespace steelyard::baselines
