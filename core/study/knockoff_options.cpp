// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/knockoff_options.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "core/study/trust_study.h"

namespace steelyard {
namespace {

ParameterList<KnockoffPlanOptions> filter_parameters() {
  return {
      discovery_rate_parameter(field(&KnockoffPlanOptions::rate)),
      choice({"offset", "Offset",
              "What is added to the number of knockoffs that look like discoveries."},
             field(&KnockoffPlanOptions::offset),
             {{1, "1", "1: the rate is kept",
               "fewer than 1/q discoveries are impossible: 5 at q = 0.2"},
              {0, "0", "0: nearly kept", "for few discoveries; only a modified rate is kept"}}),
      parameter({"draws", "Draws",
                 "How often knockoffs are drawn. The discoveries of one draw depend on chance; of "
                 "several, only those stay that most draws share, and the rate is still kept."},
                field(&KnockoffPlanOptions::draws), {1.0, 1000.0}),
      parameter(
          {"draw_fdr", "Rate of a draw",
           "False discovery rate inside each of several draws, or layers of groups that share "
           "inputs; auto: half the rate of all."},
          field(&KnockoffPlanOptions::draw_rate), {1e-3, 0.999})
          .advanced()};
}

ParameterList<KnockoffOptions> parameters_of_knockoffs() {
  return {
      choice({"knockoff_kind", "Knockoffs", "What the knockoffs assume."},
             field(&KnockoffOptions::kind),
             {{KnockoffKind::model, "model-x", "Model-X",
               "take the inputs as normally distributed; the target may be anything"},
              {KnockoffKind::by_values, "by-values", "By their values",
               "model-X knockoffs that take the inputs' own kind of values: 0/1 inputs by logistic "
               "and counts by Poisson regression on the others, all other inputs with residuals; "
               "as good as these fits"},
              {KnockoffKind::fixed, "fixed-x", "Fixed-X",
               "take the target as linear in the inputs, which may be anything; for methods that "
               "look at products of columns alone; need more samples than inputs"}})
          .advanced(),
      choice({"covariance", "Correlations",
              "The correlations that model-X knockoffs keep; fixed-X ones keep those of the "
              "samples."},
             field(&KnockoffOptions::correlation),
             {{CorrelationSource::automatic, "checked", "Checked",
               "shrunk, unless that loses correlations that the samples clearly show"},
              {CorrelationSource::shrunk, "ledoit-wolf", "Shrunk",
               "Ledoit and Wolf's estimate, for few samples"},
              {CorrelationSource::samples, "sample", "As in the samples",
               "for many more samples than inputs, and 0/1 columns"}})
          .only_when("knockoff_kind", {"model-x", "fixed-x"})
          .advanced(),
      choice(
          {"s_method", "Distance of knockoffs", "How far the knockoffs are from their features."},
          field(&KnockoffOptions::spread),
          {{KnockoffSpread::minimum_variance, "mvr", "Minimum variance",
            "hardest to reconstruct from all other columns"},
           {KnockoffSpread::maximum_entropy, "maxent", "Maximum entropy", "nearly the same"},
           {KnockoffSpread::semidefinite, "sdp", "Semidefinite",
            "least correlated with their features"},
           {KnockoffSpread::equicorrelated, "equicorrelated", "All alike",
            "fast; weak where any two inputs are alike"}})
          .only_when("knockoff_kind", {"model-x", "fixed-x"})
          .advanced()};
}

ParameterList<KnockoffPlanOptions> parameters_of_groups() {
  return inside(field(&KnockoffPlanOptions::knockoffs, &KnockoffOptions::groups),
                group_parameters());
}

ParameterList<KnockoffPlanOptions> statistic_parameter() {
  return {choice({"knockoff_statistic", "Compared by",
                  "What is made of the scores of a feature and its knockoff."},
                 field(&KnockoffPlanOptions::statistic),
                 {{KnockoffStatistic::difference, "difference", "Difference",
                   "score of the feature less that of its knockoff"},
                  {KnockoffStatistic::signed_maximum, "signed-max", "Signed maximum",
                   "the larger score, with the sign of the difference"}})
              .advanced()};
}

}  // namespace

double discovery_rate(const ParameterValues& settings, double usual) {
  static const BoundParameter<KnockoffPlanOptions> asked =
      discovery_rate_parameter(field(&KnockoffPlanOptions::rate));
  KnockoffPlanOptions options;
  asked.set(settings, options);
  return options.rate.value_or(usual);
}

const ParameterList<KnockoffPlanOptions>& knockoff_parameters() {
  static const ParameterList<KnockoffPlanOptions> list =
      joined(joined(joined(filter_parameters(), parameters_of_groups()),
                    inside(field(&KnockoffPlanOptions::knockoffs), parameters_of_knockoffs())),
             statistic_parameter());
  return list;
}

KnockoffPlanOptions knockoff_plan_options(const ParameterValues& settings) {
  KnockoffPlanOptions options = options_of(knockoff_parameters(), settings);
  options.knockoffs.seed = seed_of(settings);
  return options;
}

double knockoff_statistic(KnockoffStatistic how, double own, double of_knockoff) {
  if (!std::isfinite(own) || !std::isfinite(of_knockoff)) {
    return std::isfinite(of_knockoff) ? -std::abs(of_knockoff) : 0.0;
  }
  const double difference = own - of_knockoff;
  if (how == KnockoffStatistic::difference || difference == 0.0) {
    return difference;
  }
  const double larger = std::max({own, of_knockoff, 0.0});
  return difference > 0.0 ? larger : -larger;
}

}  // namespace steelyard
