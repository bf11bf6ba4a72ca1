// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/pcov/options.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/embed/kernel_parameters.h"

namespace steelyard::pcov {
namespace {

constexpr double most_items = 1e9;

/// What the parameters set. Options that follow from several parameters are made of these parts
/// afterwards.
struct OptionParts {
  Options options;
  Index start_item = 1;                                   ///< a position from 1
  std::vector<double> start_items;                        ///< positions from 1
  std::optional<KernelKind> kernel = KernelKind::linear;  ///< `nullopt` if the inputs are one
  KernelOptions kernel_settings;                          ///< all but the kind
};

template <typename... Members>
auto option(Members... members) {
  return field(&OptionParts::options, members...);
}

ParameterList<OptionParts> choice_of_items(Kind kind) {
  ParameterList<OptionParts> list{
      choice({"select", "Select", "What to choose, one by one."}, option(&Options::of_samples),
             {{false, "features", "Features", "columns that represent all columns"},
              {true, "samples", "Samples", "rows that represent all rows"}})};
  if (kind.supervised) {
    list.push_back(
        parameter({"mixing", "Mixing",
                   "From 1, inputs only, to 0, target only: alpha of the paper; near 0.5 is "
                   "good."},
                  option(&Options::mixing), {0.0, 1.0})
            .initially(0.5)
            .formerly("alpha")
            .live());
  }
  list.push_back(
      parameter({"count", "How many", "Features or samples to choose; auto: the share below."},
                option(&Options::count), {1.0, most_items}));
  list.push_back(parameter({"share", "Share of all",
                            "Share of the features or samples; rounded down, at least one."},
                           option(&Options::share), {1e-6, 1.0})
                     .only_when("count", {"auto"}));
  return list;
}

ParameterList<OptionParts> scaling_of_inputs() {
  return {choice(
      {"scaling", "Scale inputs", "How the inputs are scaled first."}, option(&Options::scaling),
      {{Scaling::columns, "columns", "Each column", "units do not matter; total variance 1"},
       {Scaling::matrix, "matrix", "All together",
        "one factor, for columns with the same unit (descriptors)"},
       {Scaling::unit_columns, "unit-columns", "Each to variance 1",
        "as in scikit-matter's column mode"},
       {Scaling::centre, "centre", "Centre only", "subtracts each column's mean"},
       {Scaling::none, "none", "Not at all", ""}})};
}

BoundParameter<OptionParts> start(Kind kind) {
  if (kind.cur) {
    return choice({"start", "Start", "Where the selection starts."}, option(&Options::start),
                  {{Start::best, "best", "Best score", "the first is chosen like all others"},
                   {Start::list, "list", "Given", "the items of a list come first"}})
        .advanced();
  }
  return choice({"start", "Start", "Where the selection starts: distances need a first point."},
                option(&Options::start),
                {{Start::index, "index", "Given one", "the first in the table by default"},
                 {Start::mean, "mean", "Farthest from the mean",
                  "does not depend on the table's order"},
                 {Start::random, "random", "Random", "as in the paper; depends on the seed"},
                 {Start::list, "list", "Given list", "the items of a list come first"}})
      .initially("index");
}

ParameterList<OptionParts> start_parameters(Kind kind) {
  ParameterList<OptionParts> list{start(kind)};
  if (kind.supervised) {
    list.push_back(parameter({"alphas", "Further mixings",
                              "More values of the mixing, whose curves are shown beside the run's "
                              "own, with a band over all."},
                             option(&Options::alphas), {0.0, 1.0}));
  }
  if (!kind.cur) {
    list.push_back(
        parameter({"start_item", "Start with", "Position among the inputs (or samples), from 1."},
                  field(&OptionParts::start_item), {1.0, most_items})
            .only_when("start", {"index"})
            .advanced());
  }
  list.push_back(parameter({"start_items", "Start with these",
                            "Positions among the inputs (or samples), from 1."},
                           field(&OptionParts::start_items), {1.0, most_items})
                     .only_when("start", {"list"})
                     .advanced());
  if (!kind.cur) {
    list.push_back(seed_parameter(option(&Options::seed),
                                  "Fixes the random start: the same seed gives the same result.")
                       .only_when("start", {"random"})
                       .advanced());
  }
  return list;
}

ParameterList<OptionParts> scoring_parameters() {
  return {parameter({"eigenvectors", "Eigenvectors",
                     "k: number of leading eigenvectors in the score; the paper advises 1, and at "
                     "most the number of target columns."},
                    option(&Options::cur, &CurOptions::eigenvectors), {1.0, 10000.0})
              .formerly("k")
              .advanced(),
          parameter({"recompute_every", "Rescore every",
                     "Choices between two scorings; 0: scored once, regardless of the choices."},
                    option(&Options::cur, &CurOptions::recompute_every), {0.0, 1e6})
              .advanced()};
}

ParameterList<OptionParts> stop_parameters(Kind kind) {
  return {
      parameter({"threshold", "Stop below score",
                 kind.cur ? "CUR scores always add up to k, so they say little about what is "
                            "left: prefer stopping at an input error; auto: never."
                          : "Stops before choosing an item nearer to the others than this "
                            "squared distance; auto: never."},
                option(&Options::threshold), {0.0, 1e300})
          .automatic("never")
          .advanced(),
      choice({"threshold_type", "Score threshold", "How the score is compared with the threshold."},
             option(&Options::relative_threshold),
             {{false, "absolute", "Absolute"},
              {true, "relative", "Relative to the first", "the first score after the start"}})
          .advanced(),
      parameter({"enough", "Stop at input error",
                 "Stops when this share of the inputs' variance is left; 0: never."},
                option(&Options::enough), {0.0, 1.0})
          .advanced()};
}

ParameterList<OptionParts> truth_parameters() {
  return {
      choice({"target", "Target enters as",
              "Matters for samples; for features, the first and last are equivalent."},
             option(&Options::target),
             {{TruthForm::ols, "ols", "Regressed",
               "the prediction of a linear model of all inputs (the paper)"},
              {TruthForm::ridge, "ridge", "Regressed with ridge", "the same with a penalty"},
              {TruthForm::raw, "raw", "As it is", "as usually passed to scikit-matter"}})
          .advanced(),
      parameter({"ridge", "Ridge", "Penalty of the regression, on squared singular values."},
                option(&Options::ridge), {0.0, 1e12})
          .initially(1e-6)
          .only_when("target", {"ridge"})
          .logarithmic()
          .advanced(),
      choice({"target_scaling", "Scale target", "How the target is scaled first."},
             option(&Options::target_scaling),
             {{Scaling::columns, "columns", "Each column", "total variance 1 (the paper)"},
              {Scaling::unit_columns, "unit-columns", "Each to variance 1", "as in scikit-matter"},
              {Scaling::centre, "centre", "Centre only", "subtracts each column's mean"},
              {Scaling::none, "none", "Not at all"}})
          .advanced()};
}

ParameterList<OptionParts> rank_parameters(Kind kind) {
  ParameterList<OptionParts> list{
      choice({"rank_cut", "Rank cut",
              "Which eigenvalues of X'X count as zero in its inverse square root."},
             option(&Options::cur, &CurOptions::cut, &RankCut::relative),
             {{true, "relative", "Relative", "to the largest, by floating-point precision"},
              {false, "absolute", "Absolute", "as in scikit-matter; depends on the scale"}})
          .advanced(),
      parameter({"absolute_cut", "Cut at",
                 "Eigenvalues up to this count as zero (scikit-matter: 1e-12)."},
                option(&Options::cur, &CurOptions::cut, &RankCut::absolute), {0.0, 1e300})
          .only_when("rank_cut", {"absolute"})
          .logarithmic()
          .advanced()};
  if (kind.cur) {
    list.push_back(
        parameter({"tolerance", "Tolerance", "Directions shorter than this count as zero."},
                  option(&Options::cur, &CurOptions::tolerance), {0.0, 1.0})
            .logarithmic()
            .advanced());
  }
  return list;
}

/// Features are compared by C = X'X, which needs only the linear kernel.
ParameterList<OptionParts> kernels_of_samples() {
  const std::vector<KernelKind> kinds{KernelKind::linear, KernelKind::rbf, KernelKind::polynomial,
                                      KernelKind::cosine};
  std::vector<NamedValue<std::optional<KernelKind>>> kernels;
  for (const NamedValue<KernelKind>& each : named_kernels(kinds)) {
    kernels.push_back({each.value, each.id, each.label});
  }
  kernels.push_back({std::nullopt, "precomputed", "The inputs are the kernel",
                     "as many inputs as samples, in the same order; they are not scaled"});
  ParameterList<OptionParts> list =
      joined({choice({"kernel", "Kernel",
                      "The similarity of two samples; any kernel but the linear one first compares "
                      "all pairs (KPCov)."},
                     field(&OptionParts::kernel), std::move(kernels))
                  .only_when("select", {"samples"})},
             inside(field(&OptionParts::kernel_settings), kernel_settings(kinds)));
  for (BoundParameter<OptionParts>& each : list) {
    each = std::move(each).advanced();
  }
  return list;
}

ParameterList<OptionParts> list_of(Kind kind) {
  ParameterList<OptionParts> list =
      joined(joined(choice_of_items(kind), scaling_of_inputs()), start_parameters(kind));
  if (kind.cur) {
    list = joined(std::move(list), scoring_parameters());
  }
  list = joined(std::move(list), stop_parameters(kind));
  if (kind.supervised) {
    list = joined(std::move(list), truth_parameters());
  }
  if (kind.cur || kind.supervised) {
    list = joined(std::move(list), rank_parameters(kind));
  }
  return joined(std::move(list), kernels_of_samples());
}

struct Parameters {
  explicit Parameters(Kind kind) : list(list_of(kind)), schema(specs_of(list)) {}

  ParameterList<OptionParts> list;
  ParameterSchema schema;
};

const Parameters& parameters(Kind kind) {
  static const Parameters fps({.cur = false, .supervised = false});
  static const Parameters pcov_fps({.cur = false, .supervised = true});
  static const Parameters cur({.cur = true, .supervised = false});
  static const Parameters pcov_cur({.cur = true, .supervised = true});
  if (kind.cur) {
    return kind.supervised ? pcov_cur : cur;
  }
  return kind.supervised ? pcov_fps : fps;
}

/// Positions from 0 of the items that come first.
std::vector<Index> first_items(const OptionParts& parts) {
  if (parts.options.start == Start::index) {
    return {parts.start_item - 1};
  }
  std::vector<Index> items;
  if (parts.options.start == Start::list) {
    for (const double item : parts.start_items) {
      items.push_back(static_cast<Index>(item) - 1);
    }
  }
  return items;
}

}  // namespace

Index Options::wanted(Index items) const {
  const auto part = static_cast<Index>(std::floor(share * static_cast<double>(items)));
  return std::clamp<Index>(count.value_or(part), 1, items);
}

const ParameterSchema& schema(Kind kind) { return parameters(kind).schema; }

Options options_from(Kind kind, const ParameterValues& values) {
  const OptionParts parts = options_of(parameters(kind).list, values);
  Options options = parts.options;
  options.kind = kind;
  options.start_items = first_items(parts);
  if (options.target != TruthForm::ridge) {
    options.ridge = 0.0;
  }
  options.kernel_given = options.of_samples && !parts.kernel;
  if (options.of_samples && parts.kernel && *parts.kernel != KernelKind::linear) {
    options.kernel = parts.kernel_settings;
    options.kernel->kind = *parts.kernel;
  }
  return options;
}

}  // namespace steelyard::pcov
