// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/dii_method.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/measures/spread.h"
#include "core/methods/dii/cost.h"
#include "core/methods/dii/dii_stepper.h"
#include "core/methods/dii/kernel.h"
#include "core/methods/dii/options.h"
#include "core/methods/dii/shared_work.h"
#include "core/problem/truth_ranks.h"

namespace steelyard::dii {
namespace {

MethodInfo dii_info() {
  MethodInfo info;
  info.id = "dii";
  info.title = "Differentiable Information Imbalance";
  info.family = "Information imbalance";
  info.purpose = "Weights the inputs so that neighbours among them are neighbours in the target.";
  info.citation =
      "R. Wild, F. Wodaczek, V. Del Tatto, B. Cheng, A. Laio: Automatic feature selection and "
      "weighting in molecular systems using Differentiable Information Imbalance, Nature "
      "Communications 16, 270 (2025) doi:10.1038/s41467-024-55449-7";
  info.target = Target::numbers;
  info.periods = Periods::native;
  info.gives = Output::weights;
  info.objective = {Objective::Better::lower, true, true};
  info.equations =
      "DII(w) = 2/N^{2} · Σ_{i} Σ_{j≠i} c_{ij} r_{ij}\n"
      "c_{ij} = exp(−d_{ij}/λ) / Σ_{m≠i} exp(−d_{im}/λ)\n"
      "d_{ij} = ‖w ∘ (x_{i} − x_{j})‖";
  info.symbols =
      "N samples x_{i}; w: one weight a column, which is learned; r_{ij}: the rank of "
      "sample j among the neighbours of i in the target, 1 for the nearest; λ: "
      "how far neighbours count, taken from the nearest distances in each epoch "
      "unless it is set. 0: the neighbours are the same; 1: chance.";
  info.details =
      "Weights are chosen so that near neighbours in the weighted inputs are near neighbours in "
      "the target. The default decays twice and starts twice, as a single descent often ends above "
      "the best. Learning rates and penalties are on the scale of the exact gradient: a rate eta "
      "with a penalty p in DADApy is eta/2 with 2p here. Four searches put this method to work on "
      "many sets of columns.";
  info.suits =
      "For a few columns that keep who is near whom in the target, whatever the form "
      "of the relation. For columns in different units, and for many targets at once, "
      "such as all distances of a molecule.";
  info.unsuited =
      "Not for a target with few different values: most ranks are ties. Not for "
      "hundreds of thousands of samples: the work grows with their number times the "
      "number of rows that are compared.";
  return info;
}

void complain_of_truth(const Problem& problem, std::vector<Complaint>& complaints) {
  if (problem.truth.cols() > 0 && standard_deviations(problem.truth).maxCoeff() == 0.0) {
    complaints.push_back(
        {"", "Target",
         message("dii.constant_truth",
                 "every column is constant: all samples are equally far apart, so there "
                 "is nothing to predict"),
         message("dii.constant_truth.accepted", "a target that varies")});
  }
}

void complain_of_weights(const Problem& problem, const Options& options,
                         std::vector<Complaint>& complaints) {
  if (options.initial != InitialWeights::given) {
    return;
  }
  const std::vector<double>& given = options.given_weights;
  if (static_cast<Index>(given.size()) != problem.dimension()) {
    complaints.push_back(
        {"given_weights", "Given weights",
         message("dii.wrong_number_of_weights", "{1} {1:number|numbers} for {2} {2:input|inputs}",
                 given.size(), problem.dimension()),
         message("dii.wrong_number_of_weights.accepted",
                 "one number >= 0 per input, in table order")});
  } else if (std::none_of(given.begin(), given.end(), [](double w) { return w > 0.0; })) {
    complaints.push_back({"given_weights", "Given weights", message("dii.no_weight", "all are 0"),
                          message("dii.no_weight.accepted", "at least one above 0")});
  }
}

/// lambda uses the two nearest neighbours, so each sample needs at least two; samples in the middle
/// of the series have the fewest.
void complain_of_exclude(const Problem& problem, const Options& options,
                         std::vector<Complaint>& complaints) {
  const Index most = (problem.samples() - 3) / 2;
  const Index exclude = options.exclude;
  if (exclude > 0 && exclude > most) {
    complaints.push_back(
        {"exclude", "Leave out in time",
         message(
             "dii.too_few_left_in_time",
             "{1} on either side of {2} {2:sample|samples} leaves some with less than 2 neighbours",
             exclude, problem.samples()),
         most > 0 ? message("dii.too_few_left_in_time.accepted", "0 to {1}", most)
                  : message("dii.too_few_left_in_time.only_none.accepted", "0")});
  }
}

class DiiEvaluator : public ObjectiveEvaluator {
 public:
  DiiEvaluator(ProblemPtr problem, Options options)
      : shared_(std::move(problem), std::move(options)) {}

  [[nodiscard]] std::optional<double> score(const Vector& weights,
                                            const std::stop_token& stop) override {
    if (!shared_.prepare(stop)) {
      return std::nullopt;
    }
    const Vector coordinates = weights.cwiseProduct(shared_.scaling().scale);
    if ((coordinates.array() == 0.0).all()) {
      return 1.0;  // all samples are equally far: the average rank
    }
    if (!kernel_) {
      kernel_ = make_kernel(shared_.information(), shared_.options().precision);
    }
    const auto found = kernel_->evaluate(coordinates, LambdaChoice{}, stop);
    return found ? std::optional(found->dii) : std::nullopt;
  }

 private:
  SharedWork shared_;
  std::unique_ptr<Kernel> kernel_;
};

/// An evaluator ignores where a descent starts: a given list of weights may belong to other inputs.
Options without_start(const ParameterValues& values) {
  Options options = options_from(values);
  options.initial = InitialWeights::inverse_std;
  return options;
}

}  // namespace

std::unique_ptr<ObjectiveEvaluator> DiiScoring::begin(ProblemPtr problem,
                                                      const ParameterValues& values) const {
  return std::make_unique<DiiEvaluator>(std::move(problem), without_start(values));
}

ScoringCost DiiScoring::cost(const Problem& problem, const ParameterValues& values) const {
  const Options options = without_start(values);
  const double each = seconds_of_epoch(problem, options);
  return {cost_of_ranks(problem, row_count(options, problem.samples())).seconds + each, each};
}

const MethodInfo& DiiMethod::info() const {
  static const MethodInfo about = dii_info();
  return about;
}

const ParameterSchema& DiiMethod::schema() const { return dii::schema(); }

std::vector<Complaint> DiiMethod::check(const Problem& problem,
                                        const ParameterValues& values) const {
  std::vector<Complaint> complaints = schema().check(values);
  if (complaints.empty()) {
    complaints = role_complaints(info(), problem);
    complain_of_truth(problem, complaints);
    const Options options = options_from(values);
    complain_of_weights(problem, options, complaints);
    complain_of_exclude(problem, options, complaints);
  }
  return complaints;
}

Estimate DiiMethod::estimate(const Problem& problem, const ParameterValues& values) const {
  const Options options = options_from(values);
  const auto rows = static_cast<double>(row_count(options, problem.samples()));
  Estimate estimate;
  const RankCost ranks = cost_of_ranks(problem, row_count(options, problem.samples()));
  estimate.seconds = seconds_of_descent(problem, options) + ranks.seconds;
  estimate.bytes = ranks.bytes + bytes_of_descent(problem, options);
  const Index fewer =
      rows > static_cast<double>(automatic_rows) ? automatic_rows : fewest_automatic_rows;
  if (rows > static_cast<double>(fewer)) {
    estimate.alternative =
        message("dii.fewer_rows", "fewer Rows, an average over {1} of the {2} {2:sample|samples}",
                fewer, problem.samples());
    estimate.alternative_values = {{"rows", std::int64_t{fewer}}};
  }
  return estimate;
}

ParameterValues DiiMethod::automatic_values(const Problem& problem, const ParameterValues& values,
                                            const FitContext& terms) const {
  return known_automatic(values, terms, problem.samples());
}

std::unique_ptr<Stepper> DiiMethod::begin(ProblemPtr problem, const ParameterValues& values) const {
  const Options options = options_from(values);
  return with_decays(options, [problem](const Options& with_decay) {
    return std::make_unique<DiiStepper>(problem, with_decay);
  });
}

ParameterValues DiiMethod::for_share_of_samples(const ParameterValues& values, double share) const {
  ParameterValues thinned = values;
  const auto apart = static_cast<double>(options_from(values).exclude);
  thinned.set("exclude", static_cast<std::int64_t>(std::ceil(apart * share)));
  return thinned;
}

}  // namespace steelyard::dii
