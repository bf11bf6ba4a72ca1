// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/elastic_net_method.h"

#include <algorithm>
#include <utility>

#include "core/methods/baselines/elastic_net_stepper.h"
#include "core/run/method_info.h"

namespace steelyard::baselines {

ElasticNetMethod::ElasticNetMethod() {
  info_.id = "elastic-net";
  info_.title = "Elastic net";
  info_.family = "Baselines";
  info_.purpose =
      "Fits a linear model whose penalty leaves few coefficients; cross-validation chooses it.";
  info_.citation =
      "H. Zou, T. Hastie: Regularization and variable selection via the elastic net, Journal of "
      "the Royal Statistical Society B 67, 301-320 (2005) "
      "doi:10.1111/j.1467-9868.2005.00503.x; "
      "J. Friedman, T. Hastie, R. Tibshirani: Regularization paths for generalized linear models "
      "via coordinate descent, Journal of Statistical Software 33(1) (2010) "
      "doi:10.18637/jss.v033.i01";
  info_.equations =
      "min_{b}  1/(2N) · Σ_{i} (y_{i} − b_{0} − x_{i}^{T} b)^{2} + λ (α ‖b‖_{1} + (1 "
      "− α)/2 · ‖b‖_{2}^{2})";
  info_.symbols =
      "b: one coefficient an input, at equal spread unless you say otherwise; λ: the "
      "penalty, chosen by cross-validation; α: the L1 ratio, 1 for the lasso. Classes "
      "are fitted as columns of 0 and 1.";
  info_.suits =
      "For relations that are about linear, also with more columns than samples: the "
      "first thing to compare others with.";
  info_.unsuited =
      "Not for columns that matter by curves or only together. Of columns that say "
      "nearly the same, it may keep several.";
  info_.target = Target::either;
  info_.periods = Periods::refused;
  info_.gives = Output::scores;
  info_.predicts = true;
  info_.draws = true;
  info_.objective = {Objective::Better::lower, true, true};
  info_.seconds_of_prediction = 3e-9;  // the prediction moves by the slope
}

std::vector<Complaint> ElasticNetMethod::check(const Problem& problem,
                                               const ParameterValues& values) const {
  std::vector<Complaint> complaints = target_complaints(info_, schema(), problem, values);
  if (complaints.empty()) {
    const Index samples = std::ssize(samples_with_target(problem));
    const Index folds = elastic_net_options(values).folds;
    if (folds > samples) {
      complaints.push_back(
          {"cv_folds", "Folds",
           message("elastic_net.too_many_folds",
                   "{1} {1:sample|samples} with a target cannot make {2} {2:fold|folds}", samples,
                   folds),
           message("elastic_net.too_many_folds.accepted", "2 to {1}", samples)});
    }
  }
  return complaints;
}

Estimate ElasticNetMethod::estimate(const Problem& problem, const ParameterValues& values) const {
  const auto samples = static_cast<double>(problem.samples());
  const auto features = static_cast<double>(problem.dimension());
  const ElasticNetOptions options = elastic_net_options(values);
  const auto fits = static_cast<double>(options.folds + 1);
  const bool kept = covariances_are_kept(problem.dimension(), options.folds);
  const double penalties = options.plan.penalty ? 1.0 : static_cast<double>(options.plan.count);
  const double active = std::min({samples, features, 300.0});
  Estimate estimate;
  estimate.bytes = sizeof(double) * (2.0 * samples * features +
                                     fits * (kept ? features * features : 4.0 * features));
  const double of_penalty = kept ? active * features + 20.0 * active * active
                                 : 2.0 * samples * features + 20.0 * active * active;
  estimate.seconds =
      (kept ? samples * features * features / 2e10 : 0.0) + fits * penalties * of_penalty / 4e9;
  return estimate;
}

std::unique_ptr<Stepper> ElasticNetMethod::begin(ProblemPtr problem,
                                                 const ParameterValues& values) const {
  return std::make_unique<ElasticNetStepper>(std::move(problem), elastic_net_options(values));
}

}  // namespace steelyard::baselines
