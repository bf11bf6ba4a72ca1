// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/dii_method.h"

#include <omp.h>

#include <algorithm>

#include "core/measures/spread.h"
#include "core/methods/dii/dii_learner.h"
#include "core/methods/dii/dii_stepper.h"
#include "core/methods/dii/options.h"
#include "core/study/backward_elimination.h"
#include "core/study/best_of.h"
#include "core/study/exhaustive_search.h"
#include "core/study/forward_selection.h"
#include "core/study/penalty_path.h"
#include "core/study/search_stepper.h"

namespace steelyard::dii {
namespace {

void complain_of_truth(const Problem& problem, std::vector<Complaint>& complaints) {
  if (problem.truth.cols() == 0) {
    complaints.push_back({"",
                          "No ground-truth column: give at least one column the role truth, or "
                          "compare the inputs with themselves"});
  } else if (standard_deviations(problem.truth).maxCoeff() == 0.0) {
    complaints.push_back({"",
                          "Every ground-truth column is constant: all samples are equally far "
                          "apart, so there is nothing to predict"});
  }
}

void complain_of_weights(const Problem& problem, const ParameterValues& values,
                         std::vector<Complaint>& complaints) {
  if (values.choice("initial_weights") != "given") {
    return;
  }
  const std::vector<double>& given = values.list("given_weights");
  if (static_cast<Index>(given.size()) != problem.dimension()) {
    complaints.push_back(
        {"given_weights", "Given weights: " + std::to_string(given.size()) + " numbers for " +
                              std::to_string(problem.dimension()) +
                              " inputs; accepted: one number >= 0 per input, in table order"});
  } else if (std::none_of(given.begin(), given.end(), [](double w) { return w > 0.0; })) {
    complaints.push_back({"given_weights", "Given weights: all are 0; at least one must be more"});
  }
}

std::unique_ptr<SearchPlan> plan_of(const Options& options, const Learner& learner) {
  constexpr Index all_up_to = 30;
  constexpr Index most_of_many = 15;
  const auto usable = std::ssize(learner.usable());
  switch (options.search) {
    case Search::backward:
      return std::make_unique<BackwardElimination>(learner, options.first_stage);
    case Search::forward:
      return std::make_unique<ForwardSelection>(
          learner, options.most_features.value_or(usable <= all_up_to ? usable : most_of_many));
    case Search::exhaustive:
      return std::make_unique<ExhaustiveSearch>(learner, options.kept_per_size);
    case Search::l1_path:
    case Search::none:
      break;
  }
  return std::make_unique<PenaltyPath>(learner, options.penalties);
}

std::unique_ptr<Stepper> begin_search(ProblemPtr problem, const Options& options) {
  auto learner = std::make_shared<DiiLearner>(std::make_shared<Session>(problem, options));
  auto plan = plan_of(options, *learner);
  return std::make_unique<SearchStepper>(std::move(learner), std::move(plan), problem->inputs);
}

}  // namespace

const MethodInfo& DiiMethod::info() const {
  static const MethodInfo about{
      "dii",
      "Differentiable Information Imbalance",
      "Information imbalance",
      "Weights the inputs so that neighbours among them are neighbours in the ground truth.",
      "R. Wild, F. Wodaczek, V. Del Tatto, B. Cheng, A. Laio: Automatic feature selection and "
      "weighting in molecular systems using Differentiable Information Imbalance (2024)",
      true,
      false,
      false};
  return about;
}

const ParameterSchema& DiiMethod::schema() const { return dii::schema(); }

std::vector<Complaint> DiiMethod::check(const Problem& problem,
                                        const ParameterValues& values) const {
  std::vector<Complaint> complaints = schema().check(values);
  if (complaints.empty()) {
    complain_of_truth(problem, complaints);
    complain_of_weights(problem, values, complaints);
  }
  return complaints;
}

Estimate DiiMethod::estimate(const Problem& problem, const ParameterValues& values) const {
  // Measured on one core of a 2-core machine with AVX-512: seconds per pair of samples, and per
  // pair and feature.
  constexpr double per_pair = 3e-9;
  constexpr double per_pair_and_feature = 0.25e-9;
  constexpr double ranks_per_pair = 40e-9;
  const Options options = options_from(values);
  const auto samples = static_cast<double>(problem.samples());
  const double pairs = samples * static_cast<double>(row_count(options, problem.samples()));
  const double epoch =
      pairs * (per_pair + per_pair_and_feature * static_cast<double>(problem.dimension()));
  Estimate estimate;
  estimate.seconds = (static_cast<double>(options.epochs) * epoch + pairs * ranks_per_pair) /
                     static_cast<double>(omp_get_max_threads());
  constexpr double bytes_per_rank = 4.0;
  estimate.bytes = pairs * bytes_per_rank;
  if (estimate.seconds > 60.0 && !options.rows) {
    estimate.alternative = "sum over fewer rows (parameter rows)";
  }
  return estimate;
}

std::unique_ptr<Stepper> DiiMethod::begin(ProblemPtr problem, const ParameterValues& values) const {
  const Options options = options_from(values);
  if (options.search != Search::none) {
    return begin_search(std::move(problem), options);
  }
  if (!options.best_decay) {
    return std::make_unique<DiiStepper>(std::move(problem), options);
  }
  const auto with = [&](Decay decay) {
    Options with_decay = options;
    with_decay.decay = decay;
    return [problem, with_decay] { return std::make_unique<DiiStepper>(problem, with_decay); };
  };
  return std::make_unique<BestOf>(std::vector<BestOf::Member>{
      {"cosine decay", with(Decay::cosine)}, {"exponential decay", with(Decay::exponential)}});
}

}  // namespace steelyard::dii
