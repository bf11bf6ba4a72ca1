// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/shadow_method.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/methods/baselines/forest_method.h"
#include "core/text.h"

namespace steelyard::baselines {
namespace {

const ParameterList<ShadowOptions>& shadow_parameters() {
  constexpr Index trees_of_a_round = 100;
  static const ParameterList<ShadowOptions> list = joined(
      {parameter({"shadow_rounds", "Rounds",
                  "At most: it ends when all columns are confirmed or rejected."},
                 field(&ShadowOptions::rounds), {1.0, 1000.0}),
       parameter({"level", "Level",
                  "If no column has to do with the target, the chance that any is confirmed is at "
                  "most this. By the published rule: the level of its tests, which does not bound "
                  "that chance."},
                 field(&ShadowOptions::level), {1e-6, 0.5}),
       choice({"confirmed_by", "Confirmed by", "What a column needs to be confirmed."},
              field(&ShadowOptions::rule),
              {{ShadowRule::permuted_targets, "permuted-targets", "Permuted targets",
                "hits, and a margin over the shadows that no target in random order reaches"},
               {ShadowRule::published, "published", "Hits, as published",
                "binomial tests of hits, as if rounds on the same samples were independent: finds "
                "something in two of five tables of noise"}})},
      inside(field(&ShadowOptions::forest),
             forest_parameters("Trees of a round", trees_of_a_round)));
  return list;
}

ShadowOptions shadow_options(const ParameterValues& values) {
  return options_of(shadow_parameters(), values);
}

}  // namespace

ShadowMethod::ShadowMethod() {
  info_.id = "shadow-features";
  info_.title = "Shadow features (Boruta)";
  info_.family = "Baselines";
  info_.purpose =
      "Keeps every feature that a random forest finds more important than permuted features.";
  info_.citation =
      "M. B. Kursa, W. R. Rudnicki: Feature selection with the Boruta package, Journal of "
      "Statistical Software 36(11) (2010) doi:10.18637/jss.v036.i11";
  info_.equations =
      "h_{j} = # { rounds: I_{j} > max_{k} I(shadow_{k}) },   P(H ≥ h_{j}) small,   H binomial "
      "with "
      "chance 1/2\n"
      "confirmed:  m_{j} = ⟨ I_{j} − max_{k} I(shadow_{k}) ⟩ > max_{b,l} m_{l}(y_{b})";
  info_.symbols =
      "I: the importance in a random forest of all columns and of a permuted copy of "
      "each, its shadow, drawn anew in each round; h_{j}: the hits of column j, tested "
      "with a correction for the number of columns; m_{j}: its mean margin over the first rounds; "
      "m_{l}(y_{b}): the same of any column with the target in the random order b. The published "
      "rule is the first line alone.";
  info_.details =
      "The published rule confirms something in two of five tables of noise, because its rounds "
      "are of the same samples; by default a column must also have a larger margin than any has "
      "with the target in random order, so that at most the level (5 %) of such tables have a "
      "confirmed column.";
  info_.suits = "For all columns that matter, not the fewest: copies and weak columns are kept.";
  info_.unsuited = "Not for short lists. Not in a hurry: it grows a forest in each round.";
  info_.target = Target::either;
  info_.periods = Periods::refused;
  info_.gives = Output::scores;
  info_.draws = true;
  info_.objective = {Objective::Better::lower, true, true};
}

const ParameterSchema& ShadowMethod::schema() const {
  static const ParameterSchema schema(specs_of(shadow_parameters()));
  return schema;
}

std::vector<Complaint> ShadowMethod::check(const Problem& problem,
                                           const ParameterValues& values) const {
  std::vector<Complaint> complaints = forest_complaints(info_, schema(), problem, values);
  if (!complaints.empty()) {
    return complaints;
  }
  const ShadowOptions options = shadow_options(values);
  const std::uint64_t needed = fewest_rounds(problem.dimension(), options.level);
  if (options.rounds < needed) {
    complaints.push_back(
        {"shadow_rounds", "Rounds",
         message("shadow.too_few_rounds",
                 "so few can decide nothing about {1} columns at this level", problem.dimension()),
         message("shadow.too_few_rounds.accepted", "at least {1}", needed)});
  }
  constexpr double least_level = 0.001;
  if (options.rule == ShadowRule::permuted_targets && options.level < least_level) {
    complaints.push_back(
        {"level", "Level",
         message("shadow.level_too_low", "{1} asks for {2} targets in random order",
                 short_text(options.level, 3), orders_for_level(options.level)),
         message("shadow.level_too_low.accepted", "at least {1}, or hits as published",
                 short_text(least_level, 3))});
  }
  return complaints;
}

Estimate ShadowMethod::estimate(const Problem& problem, const ParameterValues& values) const {
  const ShadowOptions options = shadow_options(values);
  // Columns of no use leave after the fewest rounds; a few stay to the end.
  const auto first = static_cast<double>(fewest_rounds(problem.dimension(), options.level));
  const auto columns = static_cast<double>(problem.dimension());
  const auto trees = static_cast<double>(options.forest.trees);
  Estimate estimate = forest_estimate(problem, options.forest, 2.0 * columns, trees * first, trees,
                                      problem.samples());
  const double later = std::max(static_cast<double>(options.rounds) - first, 0.0);
  const double staying = std::max(10.0, 0.4 * columns);
  estimate.seconds +=
      forest_estimate(problem, options.forest, staying, trees * later, trees, problem.samples())
          .seconds;
  if (options.rule == ShadowRule::permuted_targets) {
    const auto orders = static_cast<double>(orders_for_level(options.level));
    estimate.seconds += forest_estimate(problem, options.forest, 2.0 * columns,
                                        trees * first * orders, trees, problem.samples())
                            .seconds;
    estimate.alternative = message("shadow.hits_as_published",
                                   "hits as published, which finds something in noise more often");
    estimate.alternative_values = {{"confirmed_by", std::string("published")}};
  }
  return estimate;
}

std::unique_ptr<Stepper> ShadowMethod::begin(ProblemPtr problem,
                                             const ParameterValues& values) const {
  return std::make_unique<ShadowStepper>(std::move(problem), shadow_options(values));
}

}  // namespace steelyard::baselines
