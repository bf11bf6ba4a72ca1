// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/dii_method.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/duration_text.h"
#include "core/measures/spread.h"
#include "core/methods/dii/both_decays.h"
#include "core/methods/dii/cost.h"
#include "core/methods/dii/dii_learner.h"
#include "core/methods/dii/dii_stepper.h"
#include "core/methods/dii/options.h"
#include "core/problem/truth_ranks.h"
#include "core/study/backward_elimination.h"
#include "core/study/exhaustive_search.h"
#include "core/study/forward_selection.h"
#include "core/study/penalty_path.h"
#include "core/study/search_stepper.h"
#include "core/text.h"

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
  const Index most = std::max(Index{1}, most_features_of(options, std::ssize(learner.usable())));
  switch (options.search) {
    case Search::backward:
      return std::make_unique<BackwardElimination>(learner, options.first_stage, most);
    case Search::forward:
      return std::make_unique<ForwardSelection>(learner, most);
    case Search::exhaustive:
      return std::make_unique<ExhaustiveSearch>(learner, options.kept_per_size, most);
    case Search::l1_path:
    case Search::none:
      break;
  }
  return std::make_unique<PenaltyPath>(learner, options.penalties, most);
}

std::unique_ptr<Stepper> begin_search(const ProblemPtr& problem, const Options& options) {
  auto learner = std::make_shared<DiiLearner>(std::make_shared<SharedWork>(problem, options));
  auto plan = plan_of(options, *learner);
  return std::make_unique<SearchStepper>(std::move(learner), std::move(plan), problem->inputs);
}

/// How often a search optimises all features, reckoned by the work that its smaller sets take.
double runs_of(const Options& options, Index usable) {
  const auto count = static_cast<double>(usable);
  const Index most = most_features_of(options, usable);
  const auto share = [&](Index size) { return static_cast<double>(size) / count; };
  double runs = 0.0;
  switch (options.search) {
    case Search::backward:
      return 0.5 * count;  // of half the features on average
    case Search::forward:
      for (Index size = 1; size <= most; ++size) {
        runs += static_cast<double>(usable - size + 1) * share(size);
      }
      return runs;
    case Search::exhaustive:
      for (Index size = 1; size <= most; ++size) {
        runs += (subset_count(usable, size) - subset_count(usable, size - 1)) * share(size);
      }
      return runs;
    case Search::l1_path:
      return 4.0;  // warm starts with few features are short
    case Search::none:
      break;
  }
  return 1.0;
}

Index usable_inputs(const Problem& problem) {
  return (standard_deviations(problem.inputs).array() > 0.0).count();
}

/// lambda is made of the two nearest neighbours, so each sample needs as many; those in the middle
/// have the fewest.
void complain_of_exclude(const Problem& problem, const ParameterValues& values,
                         std::vector<Complaint>& complaints) {
  const Index most = (problem.samples() - 3) / 2;
  const Index exclude = values.integer("exclude");
  if (exclude > 0 && exclude > most) {
    complaints.push_back(
        {"exclude", "Leave out in time: " + std::to_string(exclude) + " to either side of " +
                        std::to_string(problem.samples()) +
                        " samples leaves some with less than 2 neighbours; accepted: " +
                        (most > 0 ? "0 to " + std::to_string(most) : std::string("0"))});
  }
}

void complain_of_search(const DiiMethod& method, const Problem& problem,
                        const ParameterValues& values, std::vector<Complaint>& complaints) {
  const Index usable = usable_inputs(problem);
  if (values.choice("search") != "exhaustive" || usable <= ExhaustiveSearch::most_dimensions) {
    return;
  }
  ParameterValues forward = values;
  forward.set("search", std::string("forward"));
  const double seconds = method.estimate(problem, values).seconds;
  const Index most = most_features_of(options_from(values), usable);
  const double subsets = subset_count(usable, most);
  const std::string count =
      subsets < 1e15 ? std::to_string(std::llround(subsets)) : short_text(subsets, 3);
  complaints.push_back(
      {"search", "Search: exhaustive would optimise " + count + " subsets of " +
                     std::to_string(usable) + " inputs (about " + rough_duration(seconds) +
                     "); accepted: up to 16 inputs, or forward greedy, which takes about " +
                     rough_duration(method.estimate(problem, forward).seconds)});
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
    complain_of_exclude(problem, values, complaints);
    complain_of_search(*this, problem, values, complaints);
  }
  return complaints;
}

Estimate DiiMethod::estimate(const Problem& problem, const ParameterValues& values) const {
  constexpr double long_run = 60.0;
  const Options options = options_from(values);
  const auto samples = static_cast<double>(problem.samples());
  const auto features = static_cast<double>(problem.dimension());
  const auto rows = static_cast<double>(row_count(options, problem.samples()));
  const double single = options.precision == Precision::single_precision ? 0.5 : 1.0;
  const double epochs = static_cast<double>(options.epochs) * (options.batches > 1 ? 2.0 : 1.0) *
                        (options.best_decay ? 2.0 : 1.0) * runs_of(options, usable_inputs(problem));
  Estimate estimate;
  const RankCost ranks = cost_of_ranks(problem, row_count(options, problem.samples()));
  estimate.seconds = epochs * seconds_of_epoch(problem, options) + ranks.seconds;
  // Up to a quarter of the pairs as near cells, or all of them as distances.
  constexpr double bytes_per_pair = 8.0;
  estimate.bytes = ranks.bytes + samples * rows * bytes_per_pair * single +
                   2.0 * samples * features * sizeof(double);
  constexpr double much_memory = 4e9;
  if ((estimate.seconds > long_run || estimate.bytes > much_memory) &&
      rows > static_cast<double>(automatic_rows)) {
    estimate.alternative = "average over " + std::to_string(automatic_rows) + " of the " +
                           std::to_string(problem.samples()) + " samples (parameter rows)";
    estimate.alternative_values = {{"rows", std::int64_t{automatic_rows}}};
  }
  return estimate;
}

std::unique_ptr<Stepper> DiiMethod::begin(ProblemPtr problem, const ParameterValues& values) const {
  const Options options = options_from(values);
  if (options.search != Search::none) {
    return begin_search(problem, options);
  }
  return with_decays(options, [problem](const Options& with_decay) {
    return std::make_unique<DiiStepper>(problem, with_decay);
  });
}

std::shared_ptr<Learner> DiiMethod::learner(ProblemPtr problem,
                                            const ParameterValues& values) const {
  return std::make_shared<DiiLearner>(
      std::make_shared<SharedWork>(std::move(problem), options_from(values)));
}

ParameterValues DiiMethod::for_share_of_samples(const ParameterValues& values, double share) const {
  ParameterValues thinned = values;
  const auto apart = static_cast<double>(values.integer("exclude"));
  thinned.set("exclude", static_cast<std::int64_t>(std::ceil(apart * share)));
  return thinned;
}

}  // namespace steelyard::dii
