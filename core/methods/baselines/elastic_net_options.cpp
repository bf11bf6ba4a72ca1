// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/elastic_net_options.h"

#include "core/parameter/bound_parameter.h"

namespace steelyard::baselines {
namespace {

const ParameterList<ElasticNetOptions>& elastic_net_parameters() {
  using Options = ElasticNetOptions;
  static const ParameterList<Options> list{
      parameter({"l1_ratio", "L1 ratio",
                 "1: the lasso, which keeps one of several inputs that say the same; less: they "
                 "share."},
                field(&Options::plan, &PenaltyPlan::l1_ratio), {0.01, 1.0}),
      parameter({"penalty", "Penalty",
                 "p in 1/(2n) |y - Xb|^2 + p (r |b|_1 + (1 - r)/2 |b|^2) with r the L1 ratio and "
                 "inputs and target in standard deviations, as scikit-learn's alpha is when both "
                 "are: the larger, the fewer coefficients. Auto: by the folds (what predicts those "
                 "best that are left out)."},
                field(&Options::plan, &PenaltyPlan::penalty), {1e-8, 1e8})
          .automatic("by the folds")
          .logarithmic(),
      parameter({"cv_folds", "Folds", "Of the cross-validation that chooses the penalty."},
                field(&Options::folds), {2.0, 100.0}),
      choice({"fold_kind", "Samples of a fold",
              "Which samples are left out together. Whole groups, and stretches of time, always "
              "are."},
             field(&Options::shuffled),
             {{true, "random", "Random", "by the seed"},
              {false, "contiguous", "Contiguous",
               "samples that follow each other: for tables in the order of time"}}),
      parameter({"one_standard_error", "One standard error",
                 "Takes the largest penalty whose error is within one standard error of the "
                 "lowest: fewer inputs."},
                field(&Options::plan, &PenaltyPlan::one_standard_error)),
      parameter(
          {"penalties", "Penalties", "How many are tried, each a little smaller than the last."},
          field(&Options::plan, &PenaltyPlan::count), {10.0, 1000.0})
          .advanced(),
      parameter({"patience", "Patience",
                 "Ends after so many penalties without a lower error, where it is more than a "
                 "standard error above the lowest; 0: tries all."},
                field(&Options::plan, &PenaltyPlan::patience), {0.0, 1000.0})
          .advanced(),
      parameter({"standardise", "Standardise inputs",
                 "Each input is penalised in its standard deviations; off: in its unit."},
                field(&Options::standardise))
          .advanced(),
      seed_parameter(field(&Options::seed), "Of the folds.")};
  return list;
}

}  // namespace

const ParameterSchema& elastic_net_schema() {
  static const ParameterSchema schema(specs_of(elastic_net_parameters()));
  return schema;
}

ElasticNetOptions elastic_net_options(const ParameterValues& values) {
  return options_of(elastic_net_parameters(), values);
}

}  // namespace steelyard::baselines
