// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/randomisation_options.h"

#include "core/study/trust_study.h"

namespace steelyard {

const ParameterList<RandomisationOptions>& randomisation_parameters() {
  const ParameterList<RandomisationOptions> own{
      discovery_rate_parameter(field(&RandomisationOptions::rate)),
      parameter({"rounds", "Rounds",
                 "How often the values of each input are drawn; no p-value is below one over this "
                 "number."},
                field(&RandomisationOptions::rounds), {1.0, 1e7}),
      parameter({"shortlist", "Shortlist",
                 "So many of the best inputs of the fitted samples are tested."},
                field(&RandomisationOptions::shortlist), {1.0, 1e6}),
      parameter(
          {"tested_share", "Share tested", "Of the samples; the method is run on the others."},
          field(&RandomisationOptions::tested_share), {0.05, 0.95})
          .advanced(),
      choice({"sampler", "Values are drawn",
              "How the values of an input are drawn anew, given the others."},
             field(&RandomisationOptions::sampler),
             {{ConditionalDraw::by_values, "by-values", "By their values",
               "0/1 inputs by logistic and counts by Poisson regression on the others, all other "
               "inputs with residuals"},
              {ConditionalDraw::residuals, "residuals", "With residuals",
               "what the other inputs say linearly, plus the residual of a random sample"},
              {ConditionalDraw::normal, "normal", "Normally", "the same with a normal residual"},
              {ConditionalDraw::permutation, "permutation", "From all samples",
               "whatever the other inputs say; wrong where inputs are correlated"}})
          .advanced(),
      choice(
          {"step_rule", "Procedure", "How p-values become discoveries."},
          field(&RandomisationOptions::rule),
          {{StepRule::up, "step-up", "Benjamini-Hochberg", "up to the last p-value below the line"},
           {StepRule::down, "step-down", "Step-down",
            "up to the first p-value above the line; finds no more"}})
          .advanced()};
  static const ParameterList<RandomisationOptions> list =
      joined(own, inside(field(&RandomisationOptions::groups), group_parameters()));
  return list;
}

RandomisationOptions randomisation_options(const ParameterValues& settings) {
  RandomisationOptions options = options_of(randomisation_parameters(), settings);
  options.seed = seed_of(settings);
  return options;
}

}  // namespace steelyard
