// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/dii/dii_score.h"

#include <string>
#include <utility>

#include "core/methods/dii/cost.h"
#include "core/methods/dii/kernel.h"
#include "core/methods/dii/shared_work.h"
#include "core/problem/truth_ranks.h"

namespace steelyard::dii {
namespace {

class DiiScorer : public ObjectiveEvaluator {
 public:
  DiiScorer(ProblemPtr problem, Options options)
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

/// A scorer ignores where a descent starts: a given list of weights may belong to other inputs.
ParameterValues without_start(ParameterValues values) {
  values.set("initial_weights", std::string("inverse-std"));
  return values;
}

}  // namespace

std::unique_ptr<ObjectiveEvaluator> DiiScoring::begin(ProblemPtr problem,
                                                      const ParameterValues& values) const {
  return std::make_unique<DiiScorer>(std::move(problem), options_from(without_start(values)));
}

ScoringCost DiiScoring::cost(const Problem& problem, const ParameterValues& values) const {
  const Options options = options_from(without_start(values));
  const double each = seconds_of_epoch(problem, options);
  return {cost_of_ranks(problem, row_count(options, problem.samples())).seconds + each, each};
}

}  // namespace steelyard::dii
