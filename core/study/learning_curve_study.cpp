// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/learning_curve_study.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "core/measures/spread.h"
#include "core/parallel.h"
#include "core/parameter/bound_parameter.h"
#include "core/study/learning_curve.h"
#include "core/study/trust_study.h"

namespace steelyard {
namespace {

const ParameterList<LearningCurveOptions>& curve_parameters() {
  static const ParameterList<LearningCurveOptions> list{
      parameter({"orders", "Orders",
                 "Random orders of the samples; in each, the run is repeated on the training "
                 "samples."},
                field(&LearningCurveOptions::orders), {1.0, 1000.0}),
      parameter({"test_share", "Test share",
                 "Share of the samples that errors are measured on, at most 5,000."},
                field(&LearningCurveOptions::test_share), {0.01, 0.9}),
      parameter({"most_training", "Largest training set",
                 "Samples at most; the time grows with the cube of this number."},
                field(&LearningCurveOptions::most_training), {10.0, 10000.0}),
      parameter({"smallest_training", "Smallest training set",
                 "Samples at the first point of the curve."},
                field(&LearningCurveOptions::smallest_training), {4.0, 10000.0})
          .advanced(),
      parameter({"training_sizes", "Training sets", "Points of the curve, in geometric steps."},
                field(&LearningCurveOptions::sizes), {2.0, 50.0})
          .advanced()};
  return list;
}

LearningCurveOptions curve_options(const ParameterValues& settings) {
  LearningCurveOptions options = options_of(curve_parameters(), settings);
  options.seed = seed_of(settings);
  return options;
}

/// Nothing if a regression can learn the ground truth.
std::optional<Complaint> trouble_with_truth(const Problem& problem) {
  const Message accepted =
      message("learning_curve.no_truth.accepted", "columns of numbers with the role ground truth");
  if (problem.truth.cols() == 0) {
    return Complaint{"", "", message("learning_curve.no_truth", "there is none"), accepted};
  }
  if (problem.truth_kind != TruthKind::columns) {
    return Complaint{"", "",
                     message("learning_curve.distances", "distances between samples are none"),
                     accepted};
  }
  if (!any_varies(problem.truth)) {
    return Complaint{"", "", message("learning_curve.constant_truth", "it is constant"),
                     message("learning_curve.constant_truth.accepted",
                             "columns of numbers with the role ground truth, one of which varies")};
  }
  return std::nullopt;
}

class LearningCurveStudy final : public TrustStudy {
 public:
  explicit LearningCurveStudy(Methods baselines) : baselines_(std::move(baselines)) {}

  [[nodiscard]] const StudyInfo& info() const override {
    static const StudyInfo about{"learning-curve", "Learning curve",
                                 "does a regression need fewer samples in the learned space?",
                                 "methods that learn a space; needs a ground truth of columns",
                                 true};
    return about;
  }
  [[nodiscard]] std::vector<ParameterSpec> parameters() const override {
    return specs_of(curve_parameters());
  }
  [[nodiscard]] bool draws() const override { return true; }
  /// Takes only methods that learn a space.
  [[nodiscard]] bool takes(const Method& method) const override {
    return gives_space(method.info().gives);
  }

  /// Requires a ground truth of columns, and enough samples for several sizes.
  [[nodiscard]] std::vector<Complaint> check(const StudyQuestion& question) const override {
    const LearningCurveOptions options = curve_options(question.settings);
    std::vector<Complaint> complaints;
    if (auto trouble = trouble_with_truth(*question.problem)) {
      complaints.push_back(passed_on(
          *std::move(trouble), "trust", "Trust",
          message("learning_curve.trouble", "a learning curve needs a ground truth to predict")));
    }
    const Index train = curve_parts(question.problem->samples(), options).train;
    if (train <= options.smallest_training) {
      complaints.push_back(
          {"smallest_training", "Smallest training set",
           message("learning_curve.too_few_samples",
                   "{1} {1:sample is|samples are} as many as there are to train on ({2}) or more",
                   options.smallest_training, train),
           message("learning_curve.too_few_samples.accepted", "4 to {1}", train - 1)});
    }
    return complaints;
  }

  [[nodiscard]] double seconds(const StudyQuestion& question, const Estimate& main) const override {
    constexpr double speed_of_a_core = 1e10;   // in multiplications, measured
    constexpr double seconds_to_choose = 0.3;  // width and penalty, from 1,000 samples
    const LearningCurveOptions options = curve_options(question.settings);
    const Problem& problem = *question.problem;
    const CurveParts parts = curve_parts(problem.samples(), options);
    const auto train = static_cast<double>(parts.train);
    const double share = train / static_cast<double>(problem.samples());
    const double chosen_among = std::min(1.0, train / 1000.0);
    const double work =
        train * train * train / 3.0 + train * (train + static_cast<double>(parts.test)) *
                                          static_cast<double>(problem.dimension());
    double of_order = main.seconds * share;
    Index lines = 3;
    for (const auto& baseline : others_than(*question.run.method, baselines_)) {
      const ParameterValues defaults = baseline->schema().defaults();
      if (baseline->check(problem, defaults).empty()) {
        of_order += baseline->estimate(problem, defaults).seconds * share;
        ++lines;
      }
    }
    of_order += static_cast<double>(lines) *
                (work / (speed_of_a_core * static_cast<double>(most_threads())) +
                 seconds_to_choose * std::pow(chosen_among, 3));
    return of_order * static_cast<double>(options.orders);
  }

 private:
  [[nodiscard]] std::unique_ptr<ReplicatePlan> plan(const StudyQuestion& question,
                                                    std::string /*objective*/) const override {
    return std::make_unique<LearningCurve>(question, curve_options(question.settings), baselines_);
  }

  Methods baselines_;
};

}  // namespace

std::unique_ptr<const Study> learning_curve_study(Methods baselines) {
  return std::make_unique<const LearningCurveStudy>(std::move(baselines));
}

}  // namespace steelyard
