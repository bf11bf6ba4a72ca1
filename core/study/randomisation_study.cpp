// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/parallel.h"
#include "core/parameter/parameter_builders.h"
#include "core/study/knockoff_options.h"
#include "core/study/randomisation_test.h"
#include "core/text.h"

namespace steelyard {
namespace {

constexpr Index fewest_of_a_part = 5;

ParameterSpec sampler_parameter() {
  return advanced(choice_parameter(
      "sampler", "Values are drawn", "residuals",
      {{"residuals", "With residuals",
        "what the other inputs say linearly, plus the residual of a random sample"},
       {"normal", "Normally", "the same with a normal residual"},
       {"permutation", "From all samples",
        "whatever the other inputs say; wrong where inputs are correlated"}},
      "How the values of an input are drawn anew, given the others."));
}

ParameterSpec rule_parameter() {
  return advanced(choice_parameter(
      "step_rule", "Procedure", "step-up",
      {{"step-up", "Benjamini-Hochberg", "up to the last p-value below the line"},
       {"step-down", "Step-down", "up to the first p-value above the line; finds no more"}},
      "How p-values become discoveries."));
}

RandomisationOptions randomisation_options(const ParameterValues& settings) {
  RandomisationOptions options;
  options.q = discovery_rate(settings, usual_p_value_rate);
  options.rounds = settings.integer("rounds");
  options.shortlist = settings.integer("shortlist");
  options.tested_share = settings.real("tested_share");
  const std::string& sampler = settings.choice("sampler");
  if (sampler != "residuals") {
    options.sampler = sampler == "normal" ? ConditionalDraw::normal : ConditionalDraw::permutation;
  }
  options.rule = settings.choice("step_rule") == "step-up" ? StepRule::up : StepRule::down;
  options.seed = static_cast<std::uint64_t>(settings.integer("seed"));
  return options;
}

}  // namespace

const StudyInfo& RandomisationStudy::info() const {
  static const StudyInfo about{"hrt", "Randomization test",
                               "p-values: could the other features stand in for one?",
                               "methods that fit a model", true};
  return about;
}

std::vector<ParameterSpec> RandomisationStudy::parameters() const {
  return {
      discovery_rate_parameter(),
      number_parameter("rounds", "Rounds", ParameterType::integer, std::int64_t{1000}, {1, 1e7},
                       "How often the values of each input are drawn; no p-value is below one over "
                       "this number."),
      number_parameter("shortlist", "Shortlist", ParameterType::integer, std::int64_t{20}, {1, 1e6},
                       "So many of the best inputs of the fitted samples are tested."),
      advanced(number_parameter("tested_share", "Share tested", ParameterType::real, 0.5,
                                {0.05, 0.95}, "Of the samples; the method is run on the others.")),
      sampler_parameter(),
      rule_parameter()};
}

ParameterValues RandomisationStudy::automatic_values(const StudyQuestion& question) const {
  return known_rates(question.settings, usual_p_value_rate);
}

std::vector<Complaint> RandomisationStudy::check(const StudyQuestion& question,
                                                 const std::string& others) const {
  const auto samples = static_cast<double>(question.problem->samples());
  const double share = randomisation_options(question.settings).tested_share;
  for (const Feature& feature : question.problem->features) {
    if (feature.period > 0.0) {
      return {{"trust",
               "Trust: the randomization test: input " + feature.name +
                   " is periodic; accepted: inputs without a period, or for trust: " + others}};
    }
  }
  if (std::min(share, 1.0 - share) * samples < static_cast<double>(fewest_of_a_part)) {
    return {{"trust", "Trust: " + counted(question.problem->samples(), "sample") +
                          " cannot be parted into fitted and tested ones; accepted: at least " +
                          std::to_string(fewest_of_a_part) +
                          " in each part, or for trust: " + others}};
  }
  return {};
}

double RandomisationStudy::seconds(const StudyQuestion& question, const Estimate& main) const {
  constexpr double seconds_of_a_value = 6e-9;  // to draw it
  const RandomisationOptions options = randomisation_options(question.settings);
  const Problem& problem = *question.problem;
  const auto tested = static_cast<double>(std::min(options.shortlist, problem.dimension()));
  const double values = options.tested_share * static_cast<double>(problem.samples()) * tested *
                        static_cast<double>(options.rounds);
  return (1.0 - options.tested_share) * main.seconds +
         values * (seconds_of_a_value + question.run.method->info().seconds_of_prediction) /
             static_cast<double>(most_threads());
}

std::unique_ptr<ReplicatePlan> RandomisationStudy::plan(const StudyQuestion& question,
                                                        std::string /*objective*/) const {
  return std::make_unique<RandomisationTest>(question, randomisation_options(question.settings));
}

}  // namespace steelyard
