// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/held_out_risk.h"

#include <cmath>
#include <utility>

#include "core/measures/folds.h"
#include "core/message.h"
#include "core/problem/sample_order.h"
#include "core/study/mean_curve.h"
#include "core/study/relative_error.h"
#include "core/study/trust_study.h"

namespace steelyard {
namespace {

const std::string risk_figure = "k-fold";
const std::string left_out_line = "samples left out";
const std::string trained_on_line = "samples trained on";

struct RiskOptions {
  Index folds = 5;
};

const ParameterList<RiskOptions>& risk_parameters() {
  static const ParameterList<RiskOptions> list{parameter(
      {"folds", "Folds",
       "Parts of the samples; each is left out once: random ones, whole groups, or stretches of "
       "time."},
      field(&RiskOptions::folds), {2.0, 1000.0})};
  return list;
}

Index folds_in(const ParameterValues& settings) {
  return options_of(risk_parameters(), settings).folds;
}

/// The runs without one fold each.
class HeldOutRisk final : public ReplicatePlan {
 public:
  explicit HeldOutRisk(StudyQuestion question)
      : question_(std::move(question)),
        splits_(splits_of(question_.problem->samples(), question_.problem->order,
                          folds_in(question_.settings), seed_of(question_.settings))) {}

  [[nodiscard]] std::vector<Figure> figures() const override;
  [[nodiscard]] std::size_t count() const override { return splits_.size(); }
  [[nodiscard]] Message stage(std::size_t replicate) const override {
    return message("stage.fold", "held-out error: fold {1} of {2}", replicate + 1, splits_.size());
  }
  [[nodiscard]] BegunTrial start(std::size_t replicate) override {
    ProblemChange change;
    change.samples = splits_[replicate].train;
    return begin_trial(question_.run, question_.problem, change);
  }
  [[nodiscard]] Progress judge(std::size_t replicate, const Result* result,
                               const std::stop_token& stop,
                               std::vector<FigurePoint>& points) override;
  void report(Result& result) const override;

 private:
  StudyQuestion question_;
  std::vector<Split> splits_;
  std::vector<double> place_, left_out_, trained_on_;  ///< of the folds judged so far
};

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

ReplicatePlan::Progress HeldOutRisk::judge(std::size_t replicate, const Result* result,
                                           const std::stop_token& /*stop*/,
                                           std::vector<FigurePoint>& points) {
  if (result->predictor == nullptr) {
    return Progress::finished;
  }
  const Problem& problem = *question_.problem;
  const Split& split = splits_[replicate];
  const Problem trained = problem.with_samples(split.train, split.train);
  const double left_out = error_relative_to_nothing(*result->predictor, trained,
                                                    problem.with_samples(split.test, split.train));
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
    result.warnings.push_back(
        message("held_out.no_model", "held-out error: no run fitted a model"));
    return;
  }
  const std::string unit = "of the error of knowing nothing";
  const auto folds = [](std::size_t count) {
    return message("held_out.folds", "{1} {1:fold|folds}", count);
  };
  result.findings.push_back({.id = "held_out",
                             .title = message("held_out.error_of_folds", "held-out error"),
                             .value = mean_and_deviation(left_out_).mean,
                             .error = standard_error(left_out_),
                             .unit = unit,
                             .better = Better::lower,
                             .measured_on = folds(left_out_.size())});
  result.findings.push_back({.id = "trained_on",
                             .title = message("held_out.training_error", "training error"),
                             .value = mean_and_deviation(trained_on_).mean,
                             .error = {},
                             .unit = unit,
                             .better = Better::lower,
                             .measured_on = folds(trained_on_.size())});
  Figure figure = figures().front();
  lines_of(figure)[0].x = lines_of(figure)[1].x = place_;
  lines_of(figure)[0].y = left_out_;
  lines_of(figure)[1].y = trained_on_;
  result.figures.push_back(std::move(figure));
}

class HeldOutRiskStudy final : public TrustStudy {
 public:
  [[nodiscard]] const StudyInfo& info() const override {
    static const StudyInfo about{"k-fold",
                                 "K-fold validation",
                                 "how well does it predict samples that were left out?",
                                 "methods that fit a model",
                                 true,
                                 "held-out-risk"};
    return about;
  }
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override {
    return specs_of(risk_parameters());
  }
  [[nodiscard]] bool draws() const override { return true; }
  [[nodiscard]] bool takes(const Method& method) const override { return method.info().predicts; }
  [[nodiscard]] std::vector<Complaint> check(const StudyQuestion& question) const override;
  [[nodiscard]] double seconds(const StudyQuestion& question, const Estimate& main) const override {
    return main.seconds * static_cast<double>(folds_in(question.settings));
  }

 private:
  [[nodiscard]] std::unique_ptr<ReplicatePlan> plan(const StudyQuestion& question,
                                                    std::string /*objective*/) const override {
    return std::make_unique<HeldOutRisk>(question);
  }
};

std::vector<Complaint> HeldOutRiskStudy::check(const StudyQuestion& question) const {
  const Index folds = folds_in(question.settings);
  const Index most = question.problem->samples() / 2;
  if (folds <= most) {
    return {};
  }
  return {{"folds", "Folds",
           message("held_out.too_many_folds",
                   "{1} parts of {2} {2:sample|samples} have fewer than 2 each", folds,
                   question.problem->samples()),
           message("held_out.too_many_folds.accepted", "2 to {1}", most)}};
}

}  // namespace

std::unique_ptr<const Study> held_out_risk_study() {
  return std::make_unique<const HeldOutRiskStudy>();
}

}  // namespace steelyard
