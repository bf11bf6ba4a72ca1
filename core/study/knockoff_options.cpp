// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/knockoff_options.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>

#include "core/parameter/parameter_builders.h"

namespace steelyard {
namespace {

constexpr double share_of_a_draw = 0.5;  // of the rate of all draws

ParameterSpec offset_parameter() {
  return choice_parameter(
      "offset", "Offset", "1",
      {{"1", "1: the rate is kept", "fewer than 1/q discoveries are impossible: 5 at q = 0.2"},
       {"0", "0: nearly kept", "for few discoveries; only a modified rate is kept"}},
      "What is added to the number of knockoffs that look like discoveries.");
}

ParameterSpec draws_parameter() {
  return number_parameter(
      "draws", "Draws", ParameterType::integer, std::int64_t{1}, {1, 1000},
      "How often knockoffs are drawn. The discoveries of one draw depend on chance; of several, "
      "only those stay that most draws share, and the rate is still kept.");
}

ParameterSpec draw_rate_parameter() {
  ParameterSpec spec = number_parameter(
      "draw_fdr", "Rate of a draw", ParameterType::real, Automatic{}, {1e-3, 0.999},
      "False discovery rate inside each of several draws; auto: half the rate of all.");
  spec.may_be_automatic = true;
  return advanced(std::move(spec));
}

ParameterSpec kind_parameter() {
  return advanced(choice_parameter(
      "knockoff_kind", "Knockoffs", "model-x",
      {{"model-x", "Model-X",
        "take the inputs as normally distributed; the target may be anything"},
       {"fixed-x", "Fixed-X",
        "take the target as linear in the inputs, which may be anything; for methods that look at "
        "products of columns alone; need more samples than inputs"}},
      "What the knockoffs assume."));
}

ParameterSpec correlation_parameter() {
  return advanced(choice_parameter(
      "covariance", "Correlations", "checked",
      {{"checked", "Checked",
        "shrunk, unless that loses correlations that the samples clearly show"},
       {"ledoit-wolf", "Shrunk", "Ledoit and Wolf's estimate, for few samples"},
       {"sample", "As in the samples", "for many more samples than inputs, and 0/1 columns"}},
      "The correlations that model-X knockoffs keep; fixed-X ones keep those of the samples."));
}

ParameterSpec spread_parameter() {
  return advanced(choice_parameter(
      "s_method", "Distance of knockoffs", "mvr",
      {{"mvr", "Minimum variance", "hardest to reconstruct from all other columns"},
       {"maxent", "Maximum entropy", "nearly the same"},
       {"sdp", "Semidefinite", "least correlated with their features"},
       {"equicorrelated", "All alike", "fast; weak where any two inputs are alike"}},
      "How far the knockoffs are from their features."));
}

ParameterSpec statistic_parameter() {
  return advanced(choice_parameter(
      "knockoff_statistic", "Compared by", "difference",
      {{"difference", "Difference", "score of the feature less that of its knockoff"},
       {"signed-max", "Signed maximum", "the larger score, with the sign of the difference"}},
      "What is made of the scores of a feature and its knockoff."));
}

KnockoffSpread spread_of(const std::string& id) {
  if (id == "sdp") {
    return KnockoffSpread::semidefinite;
  }
  if (id == "maxent") {
    return KnockoffSpread::maximum_entropy;
  }
  return id == "mvr" ? KnockoffSpread::minimum_variance : KnockoffSpread::equicorrelated;
}

CorrelationSource correlation_of(const std::string& id) {
  if (id == "sample") {
    return CorrelationSource::samples;
  }
  return id == "checked" ? CorrelationSource::automatic : CorrelationSource::shrunk;
}

}  // namespace

ParameterSpec discovery_rate_parameter() {
  ParameterSpec spec = number_parameter(
      "fdr", "False discovery rate q", ParameterType::real, Automatic{}, {1e-3, 0.999},
      "Share of the discoveries that may be false, on average; auto: 0.2 for knockoffs, 0.1 for "
      "p-values.");
  spec.may_be_automatic = true;
  return spec;
}

double discovery_rate(const ParameterValues& settings, double usual) {
  return settings.is_automatic("fdr") ? usual : settings.real("fdr");
}

ParameterValues known_rates(const ParameterValues& settings, double usual) {
  ParameterValues known;
  const double rate = discovery_rate(settings, usual);
  if (settings.is_automatic("fdr")) {
    known.set("fdr", rate);
  }
  if (settings.contains("draw_fdr") && settings.is_automatic("draw_fdr")) {
    known.set("draw_fdr", share_of_a_draw * rate);
  }
  return known;
}

std::vector<ParameterSpec> knockoff_parameters() {
  return {discovery_rate_parameter(), offset_parameter(),   draws_parameter(),
          draw_rate_parameter(),      kind_parameter(),     correlation_parameter(),
          spread_parameter(),         statistic_parameter()};
}

KnockoffPlanOptions knockoff_plan_options(const ParameterValues& settings) {
  KnockoffPlanOptions options;
  options.q = discovery_rate(settings, usual_knockoff_rate);
  options.offset = settings.choice("offset") == "0" ? 0 : 1;
  options.draws = settings.integer("draws");
  options.draw_q =
      settings.is_automatic("draw_fdr") ? share_of_a_draw * options.q : settings.real("draw_fdr");
  options.statistic = settings.choice("knockoff_statistic") == "difference"
                          ? KnockoffStatistic::difference
                          : KnockoffStatistic::signed_maximum;
  options.knockoffs.kind =
      settings.choice("knockoff_kind") == "fixed-x" ? KnockoffKind::fixed : KnockoffKind::model;
  options.knockoffs.correlation = correlation_of(settings.choice("covariance"));
  options.knockoffs.spread = spread_of(settings.choice("s_method"));
  options.knockoffs.seed = static_cast<std::uint64_t>(settings.integer("seed"));
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
