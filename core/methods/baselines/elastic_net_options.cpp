// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/elastic_net_options.h"

#include "core/parameter/parameter_builders.h"

namespace steelyard::baselines {
namespace {

ParameterSpec toggle(const char* id, const char* label, bool initial, const char* help) {
  ParameterSpec spec;
  spec.id = id;
  spec.label = label;
  spec.help = help;
  spec.type = ParameterType::toggle;
  spec.initial = initial;
  return spec;
}

ParameterSpec penalty() {
  ParameterSpec spec = number_parameter(
      "penalty", "Penalty", ParameterType::real, Automatic{}, {1e-8, 1e8},
      "p in 1/(2n) |y - Xb|^2 + p (r |b|_1 + (1 - r)/2 |b|^2) with r the L1 ratio and inputs and "
      "target in standard deviations, as scikit-learn's alpha is when both are: the larger, the "
      "fewer coefficients. Auto: by the folds (what predicts those best that are left out).");
  spec.may_be_automatic = true;
  spec.logarithmic = true;
  return spec;
}

ParameterSchema made() {
  return ParameterSchema(
      {number_parameter("l1_ratio", "L1 ratio", ParameterType::real, 0.5, {0.01, 1.0},
                        "1: the lasso, which keeps one of several inputs that say the same; less: "
                        "they share."),
       penalty(),
       number_parameter("cv_folds", "Folds", ParameterType::integer, std::int64_t{5}, {2.0, 100.0},
                        "Of the cross-validation that chooses the penalty."),
       choice_parameter(
           "fold_kind", "Samples of a fold", "random",
           {{"random", "Random", "by the seed"},
            {"contiguous", "Contiguous",
             "samples that follow each other: for tables in the order of time"}},
           "Which samples are left out together. Whole groups, and stretches of time, always are."),
       toggle("one_standard_error", "One standard error", false,
              "Takes the largest penalty whose error is within one standard error of the lowest: "
              "fewer inputs."),
       advanced(number_parameter("penalties", "Penalties", ParameterType::integer,
                                 std::int64_t{100}, {10.0, 1000.0},
                                 "How many are tried, each a little smaller than the last.")),
       advanced(number_parameter(
           "patience", "Patience", ParameterType::integer, std::int64_t{15}, {0.0, 1000.0},
           "Ends after so many penalties without a lower error, where it is more than a standard "
           "error above the lowest; 0: tries all.")),
       advanced(toggle("standardise", "Standardise inputs", true,
                       "Each input is penalised in its standard deviations; off: in its unit.")),
       number_parameter("seed", "Seed", ParameterType::integer, std::int64_t{1},
                        {0.0, 9007199254740992.0}, "Of the folds.")});
}

}  // namespace

const ParameterSchema& elastic_net_schema() {
  static const ParameterSchema schema = made();
  return schema;
}

ElasticNetOptions elastic_net_options(const ParameterValues& values) {
  ElasticNetOptions options;
  options.plan.l1_ratio = values.real("l1_ratio");
  if (!values.is_automatic("penalty")) {
    options.plan.penalty = values.real("penalty");
  }
  options.plan.count = static_cast<Index>(values.integer("penalties"));
  options.plan.patience = static_cast<Index>(values.integer("patience"));
  options.plan.one_standard_error = values.toggle("one_standard_error");
  options.folds = static_cast<Index>(values.integer("cv_folds"));
  options.shuffled = values.choice("fold_kind") == "random";
  options.standardise = values.toggle("standardise");
  options.seed = static_cast<std::uint64_t>(values.integer("seed"));
  return options;
}

}  // namespace steelyard::baselines
