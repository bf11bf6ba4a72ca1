// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/learning_curve_study.h"

#include <algorithm>
#include <cmath>

#include "core/measures/spread.h"
#include "core/parallel.h"
#include "core/parameter/parameter_builders.h"
#include "core/text.h"

namespace steelyard {
namespace {

LearningCurveOptions curve_options(const ParameterValues& settings) {
  LearningCurveOptions options;
  options.orders = settings.integer("orders");
  options.test_share = settings.real("test_share");
  options.most_training = settings.integer("most_training");
  options.smallest_training = settings.integer("smallest_training");
  options.sizes = settings.integer("training_sizes");
  options.seed = static_cast<std::uint64_t>(settings.integer("seed"));
  return options;
}

/// Empty if a regression can learn the ground truth.
std::string trouble_with_truth(const Problem& problem) {
  const std::string accepted = "; accepted: columns of numbers with the role ground truth";
  if (problem.truth.cols() == 0) {
    return "there is none" + accepted;
  }
  if (problem.truth_kind != TruthKind::columns) {
    return "distances between samples are none" + accepted;
  }
  if (!any_varies(problem.truth)) {
    return "it is constant" + accepted + ", one of which varies";
  }
  return "";
}

}  // namespace

const StudyInfo& LearningCurveStudy::info() const {
  static const StudyInfo about{"learning-curve", "Learning curve",
                               "does a regression need fewer samples in the learned space?",
                               "methods that learn a space; needs a ground truth of columns", true};
  return about;
}

std::vector<ParameterSpec> LearningCurveStudy::parameters() const {
  return {
      number_parameter("orders", "Orders", ParameterType::integer, std::int64_t{3}, {1.0, 1000.0},
                       "Random orders of the samples; in each, the run is repeated on the "
                       "training samples."),
      number_parameter("test_share", "Test share", ParameterType::real, 0.2, {0.01, 0.9},
                       "Share of the samples that errors are measured on, at most 5,000."),
      number_parameter("most_training", "Largest training set", ParameterType::integer,
                       std::int64_t{2000}, {10.0, 10000.0},
                       "Samples at most; the time grows with the cube of this number."),
      advanced(number_parameter("smallest_training", "Smallest training set",
                                ParameterType::integer, std::int64_t{20}, {4.0, 10000.0},
                                "Samples at the first point of the curve.")),
      advanced(number_parameter("training_sizes", "Training sets", ParameterType::integer,
                                std::int64_t{6}, {2.0, 50.0},
                                "Points of the curve, in geometric steps."))};
}

std::vector<Complaint> LearningCurveStudy::check(const StudyQuestion& question,
                                                 const std::string& others) const {
  const LearningCurveOptions options = curve_options(question.settings);
  std::vector<Complaint> complaints;
  const std::string truth = trouble_with_truth(*question.problem);
  if (!truth.empty()) {
    complaints.push_back({"trust", "Trust: a learning curve needs a ground truth to predict: " +
                                       truth + "; or accepted for trust: " + others});
  }
  const Index train = curve_parts(question.problem->samples(), options).train;
  if (train <= options.smallest_training) {
    complaints.push_back(
        {"smallest_training",
         "Smallest training set: " + counted(options.smallest_training, "sample", " is", " are") +
             " as many as there are to train on (" + std::to_string(train) +
             ") or more; accepted: 4 to " + std::to_string(train - 1)});
  }
  return complaints;
}

double LearningCurveStudy::seconds(const StudyQuestion& question, const Estimate& main) const {
  constexpr double speed_of_a_core = 1e10;   // in multiplications, measured
  constexpr double seconds_to_choose = 0.3;  // width and penalty, from 1,000 samples
  const LearningCurveOptions options = curve_options(question.settings);
  const Problem& problem = *question.problem;
  const CurveParts parts = curve_parts(problem.samples(), options);
  const auto train = static_cast<double>(parts.train);
  const double share = train / static_cast<double>(problem.samples());
  const double chosen_among = std::min(1.0, train / 1000.0);
  const double work = train * train * train / 3.0 + train *
                                                        (train + static_cast<double>(parts.test)) *
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
  of_order +=
      static_cast<double>(lines) * (work / (speed_of_a_core * static_cast<double>(most_threads())) +
                                    seconds_to_choose * std::pow(chosen_among, 3));
  return of_order * static_cast<double>(options.orders);
}

std::unique_ptr<ReplicatePlan> LearningCurveStudy::plan(const StudyQuestion& question,
                                                        std::string /*objective*/) const {
  return std::make_unique<LearningCurve>(question, curve_options(question.settings), baselines_);
}

}  // namespace steelyard
