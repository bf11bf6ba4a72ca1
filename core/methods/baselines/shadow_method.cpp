// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/shadow_method.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/methods/baselines/forest_method.h"
#include "core/parameter/parameter_builders.h"

namespace steelyard::baselines {
namespace {

constexpr double most_rounds = 1000.0;
constexpr Index trees_of_a_round = 100;

ShadowOptions shadow_options(const ParameterValues& values) {
  ShadowOptions options;
  options.forest = forest_options(values);
  options.rounds = static_cast<std::uint64_t>(values.integer("shadow_rounds"));
  options.level = values.real("level");
  return options;
}

ParameterSchema make_shadow_schema() {
  std::vector<ParameterSpec> specs{
      number_parameter("shadow_rounds", "Rounds", ParameterType::integer, std::int64_t{100},
                       {1.0, most_rounds},
                       "At most: it ends when all columns are confirmed or rejected."),
      number_parameter("level", "Level", ParameterType::real, 0.05, {1e-6, 0.5},
                       "Of the tests, corrected for the number of columns (Bonferroni).")};
  for (ParameterSpec& spec : forest_parameters("Trees of a round", trees_of_a_round)) {
    specs.push_back(std::move(spec));
  }
  return ParameterSchema(std::move(specs));
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
      "h_{j} = # { rounds: I_{j} > max_{k} I(shadow_{k}) }\n"
      "confirmed:  P(H ≥ h_{j}) small,   H binomial with chance 1/2";
  info_.symbols =
      "I: the importance in a random forest of all columns and of a permuted copy of "
      "each, its shadow, drawn anew in each round; h_{j}: the hits of column j. The "
      "tests are corrected for the number of columns.";
  info_.suits = "For all columns that matter, not the fewest: copies and weak columns are kept.";
  info_.unsuited = "Not for short lists. Not in a hurry: it grows a forest in each round.";
  info_.target = Target::either;
  info_.periods = Periods::refused;
  info_.gives = Gives::scores;
  info_.draws = true;
}

const ParameterSchema& ShadowMethod::schema() const {
  static const ParameterSchema schema = make_shadow_schema();
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
    complaints.push_back({"shadow_rounds", "Rounds: so few can decide nothing about " +
                                               std::to_string(problem.dimension()) +
                                               " columns at this level; accepted: at least " +
                                               std::to_string(needed)});
  }
  return complaints;
}

Estimate ShadowMethod::estimate(const Problem& problem, const ParameterValues& values) const {
  const ShadowOptions options = shadow_options(values);
  // Columns of no use leave after the fewest rounds; a few stay to the end.
  const auto first = static_cast<double>(fewest_rounds(problem.dimension(), options.level));
  const auto columns = static_cast<double>(problem.dimension());
  const auto trees = static_cast<double>(options.forest.trees);
  Estimate estimate = forest_estimate(problem, options.forest, 2.0 * columns, trees * first, trees);
  const double later = std::max(static_cast<double>(options.rounds) - first, 0.0);
  const double staying = std::max(10.0, 0.4 * columns);
  estimate.seconds +=
      forest_estimate(problem, options.forest, staying, trees * later, trees).seconds;
  return estimate;
}

std::unique_ptr<Stepper> ShadowMethod::begin(ProblemPtr problem,
                                             const ParameterValues& values) const {
  return std::make_unique<ShadowStepper>(std::move(problem), shadow_options(values));
}

}  // namespace steelyard::baselines
