// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The parameters of the four methods as shown to the user. Their ids are stable.

#include <utility>

#include "core/embed/kernel_parameters.h"
#include "core/methods/pcov/options.h"
#include "core/parameter/parameter_builders.h"

namespace steelyard::pcov {
namespace {

constexpr double most_items = 1e9;

ParameterSpec select() {
  return choice_parameter("select", "Select", "features",
                          {{"features", "Features", "columns that represent all columns"},
                           {"samples", "Samples", "rows that represent all rows"}},
                          "What to choose, one by one.");
}

ParameterSpec mixing() {
  ParameterSpec spec = number_parameter(
      "mixing", "Mixing", ParameterType::real, 0.5, {0.0, 1.0},
      "From 1, inputs only, to 0, ground truth only: alpha of the paper; near 0.5 is good.");
  spec.aliases = {"alpha"};
  spec.live = true;
  return spec;
}

ParameterSpec alphas() {
  return number_parameter("alphas", "Further mixings", ParameterType::list, std::vector<double>{},
                          {0.0, 1.0},
                          "More values of the mixing, whose curves are shown beside the run's own, "
                          "with a band over all.");
}

ParameterSpec count() {
  ParameterSpec spec =
      number_parameter("count", "How many", ParameterType::integer, Automatic{}, {1.0, most_items},
                       "Features or samples to choose; auto: the share below.");
  spec.may_be_automatic = true;
  return spec;
}

ParameterSpec share() {
  return only_when(
      number_parameter("share", "Share of all", ParameterType::real, 0.5, {1e-6, 1.0},
                       "Share of the features or samples; rounded down, at least one."),
      "count", {"auto"});
}

ParameterSpec start(Kind kind) {
  if (kind.cur) {
    return advanced(choice_parameter("start", "Start", "best",
                                     {{"best", "Best score", "the first is chosen like all others"},
                                      {"list", "Given", "the items of a list come first"}},
                                     "Where the selection starts."));
  }
  return choice_parameter(
      "start", "Start", "index",
      {{"index", "Given one", "the first in the table by default"},
       {"mean", "Farthest from the mean", "does not depend on the table's order"},
       {"random", "Random", "as in the paper; depends on the seed"},
       {"list", "Given list", "the items of a list come first"}},
      "Where the selection starts: distances need a first point.");
}

ParameterSpec start_item() {
  return advanced(only_when(
      number_parameter("start_item", "Start with", ParameterType::integer, std::int64_t{1},
                       {1.0, most_items}, "Position among the inputs (or samples), from 1."),
      "start", {"index"}));
}

ParameterSpec start_items() {
  return advanced(only_when(number_parameter("start_items", "Start with these", ParameterType::list,
                                             std::vector<double>{}, {1.0, most_items},
                                             "Positions among the inputs (or samples), from 1."),
                            "start", {"list"}));
}

ParameterSpec seed() {
  return advanced(only_when(
      number_parameter("seed", "Seed", ParameterType::integer, std::int64_t{1}, {0.0, 4294967295.0},
                       "Fixes the random start: the same seed gives the same result."),
      "start", {"random"}));
}

ParameterSpec threshold(Kind kind) {
  ParameterSpec spec = number_parameter(
      "threshold", "Stop below score", ParameterType::real, Automatic{}, {0.0, 1e300},
      kind.cur ? "CUR scores always add up to k, so they say little about what is left: prefer "
                 "stopping at an input error; auto: never."
               : "Stops before choosing an item nearer to the others than this squared distance; "
                 "auto: never.");
  spec.may_be_automatic = true;
  return advanced(std::move(spec));
}

ParameterSpec threshold_type() {
  return advanced(
      choice_parameter("threshold_type", "Score threshold", "absolute",
                       {{"absolute", "Absolute", ""},
                        {"relative", "Relative to the first", "the first score after the start"}},
                       "How the score is compared with the threshold."));
}

ParameterSpec enough() {
  return advanced(
      number_parameter("enough", "Stop at input error", ParameterType::real, 0.0, {0.0, 1.0},
                       "Stops when this share of the inputs' variance is left; 0: never."));
}

ParameterSpec eigenvectors() {
  ParameterSpec spec = number_parameter(
      "eigenvectors", "Eigenvectors", ParameterType::integer, std::int64_t{1}, {1.0, 10000.0},
      "k: number of leading eigenvectors in the score; the paper advises 1, and at most the number "
      "of ground-truth columns.");
  spec.aliases = {"k"};
  return advanced(std::move(spec));
}

ParameterSpec recompute_every() {
  return advanced(number_parameter(
      "recompute_every", "Rescore every", ParameterType::integer, std::int64_t{1}, {0.0, 1e6},
      "Choices between two scorings; 0: scored once, regardless of the choices."));
}

ParameterSpec tolerance() {
  ParameterSpec spec = number_parameter("tolerance", "Tolerance", ParameterType::real, 1e-12,
                                        {0.0, 1.0}, "Directions shorter than this count as zero.");
  spec.logarithmic = true;
  return advanced(std::move(spec));
}

ParameterSpec rank_cut() {
  return advanced(
      choice_parameter("rank_cut", "Rank cut", "relative",
                       {{"relative", "Relative", "to the largest, by floating-point precision"},
                        {"absolute", "Absolute", "as in scikit-matter; depends on the scale"}},
                       "Which eigenvalues of X'X count as zero in its inverse square root."));
}

ParameterSpec absolute_cut() {
  ParameterSpec spec =
      number_parameter("absolute_cut", "Cut at", ParameterType::real, 1e-12, {0.0, 1e300},
                       "Eigenvalues up to this count as zero (scikit-matter: 1e-12).");
  spec.logarithmic = true;
  return advanced(only_when(std::move(spec), "rank_cut", {"absolute"}));
}

ParameterSpec target() {
  return advanced(choice_parameter(
      "target", "Ground truth enters as", "ols",
      {{"ols", "Regressed", "the prediction of a linear model of all inputs (the paper)"},
       {"ridge", "Regressed with ridge", "the same with a penalty"},
       {"raw", "As it is", "as usually passed to scikit-matter"}},
      "Matters for samples; for features, the first and last are equivalent."));
}

ParameterSpec ridge() {
  ParameterSpec spec = number_parameter("ridge", "Ridge", ParameterType::real, 1e-6, {0.0, 1e12},
                                        "Penalty of the regression, on squared singular values.");
  spec.logarithmic = true;
  return advanced(only_when(std::move(spec), "target", {"ridge"}));
}

/// Features are compared by C = X'X, which needs only the linear kernel.
std::vector<ParameterSpec> kernels_of_samples() {
  std::vector<ParameterSpec> specs = kernel_parameters(
      {KernelKind::linear, KernelKind::rbf, KernelKind::polynomial, KernelKind::cosine});
  specs.front().choices.push_back(
      {"precomputed", "The inputs are the kernel",
       "as many inputs as samples, in the same order; they are not scaled"});
  specs.front() = only_when(std::move(specs.front()), "select", {"samples"});
  specs.front().help =
      "The similarity of two samples; any kernel but the linear one first compares all pairs "
      "(KPCov).";
  for (ParameterSpec& spec : specs) {
    spec.advanced = true;
  }
  return specs;
}

ParameterSpec scaling() {
  return choice_parameter(
      "scaling", "Scale inputs", "columns",
      {{"columns", "Each column", "units do not matter; total variance 1"},
       {"matrix", "All together", "one factor, for columns with the same unit (descriptors)"},
       {"unit-columns", "Each to variance 1", "as in scikit-matter's column mode"},
       {"centre", "Centre only", "subtracts each column's mean"},
       {"none", "Not at all", ""}},
      "How the inputs are scaled first.");
}

ParameterSpec target_scaling() {
  return advanced(choice_parameter("target_scaling", "Scale ground truth", "columns",
                                   {{"columns", "Each column", "total variance 1 (the paper)"},
                                    {"unit-columns", "Each to variance 1", "as in scikit-matter"},
                                    {"centre", "Centre only", "subtracts each column's mean"},
                                    {"none", "Not at all", ""}},
                                   "How the ground truth is scaled first."));
}

ParameterSchema make_schema(Kind kind) {
  std::vector<ParameterSpec> specs{select()};
  if (kind.supervised) {
    specs.push_back(mixing());
  }
  specs.insert(specs.end(), {count(), share(), scaling(), start(kind)});
  if (kind.supervised) {
    specs.push_back(alphas());
  }
  if (!kind.cur) {
    specs.push_back(start_item());
  }
  specs.push_back(start_items());
  if (!kind.cur) {
    specs.push_back(seed());
  }
  if (kind.cur) {
    specs.insert(specs.end(), {eigenvectors(), recompute_every()});
  }
  specs.insert(specs.end(), {threshold(kind), threshold_type(), enough()});
  if (kind.supervised) {
    specs.insert(specs.end(), {target(), ridge(), target_scaling()});
  }
  if (kind.cur || kind.supervised) {
    specs.insert(specs.end(), {rank_cut(), absolute_cut()});
  }
  if (kind.cur) {
    specs.push_back(tolerance());
  }
  for (ParameterSpec& spec : kernels_of_samples()) {
    specs.push_back(std::move(spec));
  }
  return ParameterSchema(std::move(specs));
}

}  // namespace

const ParameterSchema& schema(Kind kind) {
  static const ParameterSchema fps = make_schema({.cur = false, .supervised = false});
  static const ParameterSchema pcov_fps = make_schema({.cur = false, .supervised = true});
  static const ParameterSchema cur = make_schema({.cur = true, .supervised = false});
  static const ParameterSchema pcov_cur = make_schema({.cur = true, .supervised = true});
  if (kind.cur) {
    return kind.supervised ? pcov_cur : cur;
  }
  return kind.supervised ? pcov_fps : fps;
}

}  // namespace steelyard::pcov
