// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/held_out_risk.h"

#include <cmath>
#include <utility>

#include "core/parameter/parameter_builders.h"
#include "core/study/relative_error.h"
#include "core/text.h"

namespace steelyard {
namespace {

const std::string risk_figure = "k-fold";
const std::string left_out_line = "samples left out";
const std::string trained_on_line = "samples trained on";

RiskOptions risk_options(const ParameterValues& settings) {
  return {settings.integer("folds"), static_cast<std::uint64_t>(settings.integer("seed"))};
}

}  // namespace

const StudyInfo& HeldOutRiskStudy::info() const {
  static const StudyInfo about{"k-fold",
                               "K-fold validation",
                               "how well does it predict samples that were left out?",
                               "methods that fit a model",
                               true,
                               "held-out-risk"};
  return about;
}

std::vector<ParameterSpec> HeldOutRiskStudy::parameters() const {
  return {
      number_parameter("folds", "Folds", ParameterType::integer, std::int64_t{5}, {2, 1000},
                       "Parts of the samples; each is left out once: random ones, whole groups, or "
                       "stretches of time.")};
}

std::vector<Complaint> HeldOutRiskStudy::check(const StudyQuestion& question,
                                               const std::string& /*others*/) const {
  const Index folds = risk_options(question.settings).folds;
  const Index most = question.problem->samples() / 2;
  if (folds <= most) {
    return {};
  }
  return {{"folds", "Folds: " + std::to_string(folds) + " parts of " +
                        counted(question.problem->samples(), "sample") +
                        " have fewer than 2 each; accepted: 2 to " + std::to_string(most)}};
}

double HeldOutRiskStudy::seconds(const StudyQuestion& question, const Estimate& main) const {
  return main.seconds * static_cast<double>(risk_options(question.settings).folds);
}

std::unique_ptr<ReplicatePlan> HeldOutRiskStudy::plan(const StudyQuestion& question,
                                                      std::string /*objective*/) const {
  return std::make_unique<HeldOutRisk>(question, risk_options(question.settings));
}

HeldOutRisk::HeldOutRisk(StudyQuestion question, RiskOptions options)
    : question_(std::move(question)),
      splits_(splits_of(question_.problem->samples(), question_.problem->order, options.folds,
                        options.seed)) {}

std::vector<Figure> HeldOutRisk::figures() const {
  Figure figure{risk_figure, "Held-out error",
                "Where samples left out have a larger error than samples trained on, the model "
                "fits noise. 1: the error of the mean of the samples trained on, or of always "
                "saying the most frequent class."};
  figure.x = {.title = "Fold", .whole_numbers = true};
  figure.y = {.title = held_out_error_title};
  lines_of(figure) = {{.name = left_out_line, .joined = false},
                      {.name = trained_on_line, .joined = false}};
  return {figure};
}

std::string HeldOutRisk::stage(std::size_t replicate) const {
  return "held-out error: fold " + std::to_string(replicate + 1) + " of " +
         std::to_string(splits_.size());
}

BegunTrial HeldOutRisk::start(std::size_t replicate) {
  ProblemChange change;
  change.samples = splits_[replicate].train;
  return begin_trial(question_.run, question_.problem, change);
}

ReplicatePlan::Progress HeldOutRisk::judge(std::size_t replicate, const Result* result,
                                           const std::stop_token& /*stop*/,
                                           std::vector<FigurePoint>& points) {
  if (result->predictor == nullptr) {
    return Progress::finished;
  }
  const Problem& problem = *question_.problem;
  const Split& split = splits_[replicate];
  const Problem trained = problem.with_samples(split.train);
  const double left_out =
      error_relative_to_nothing(*result->predictor, trained, problem.with_samples(split.test));
  const double trained_on = error_relative_to_nothing(*result->predictor, trained, trained);
  if (std::isfinite(left_out) && std::isfinite(trained_on)) {
    place_.push_back(static_cast<double>(replicate + 1));
    left_out_.push_back(left_out);
    trained_on_.push_back(trained_on);
    points.push_back({risk_figure, left_out_line, place_.back(), left_out});
    points.push_back({risk_figure, trained_on_line, place_.back(), trained_on});
  }
  return Progress::finished;
}

void HeldOutRisk::report(Result& result) const {
  if (left_out_.empty()) {
    result.warnings.emplace_back("held-out error: no run fitted a model");
    return;
  }
  const auto [mean, deviation] = mean_and_deviation(left_out_);
  std::string words = "held-out error: " + short_text(mean, 4);
  if (left_out_.size() > 1) {
    const double error = deviation / std::sqrt(static_cast<double>(left_out_.size()) - 1.0);
    words += ", standard error " + short_text(error, 2);
  }
  result.warnings.push_back(
      words + "; on samples trained on: " + short_text(mean_and_deviation(trained_on_).mean, 4) +
      " (1: knows nothing)");
  Figure figure = figures().front();
  lines_of(figure)[0].x = lines_of(figure)[1].x = place_;
  lines_of(figure)[0].y = left_out_;
  lines_of(figure)[1].y = trained_on_;
  result.figures.push_back(std::move(figure));
}

}  // namespace steelyard
