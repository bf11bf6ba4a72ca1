// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/convex_options.h"

#include <string>
#include <vector>

#include "core/parameter/bound_parameter.h"

namespace steelyard::sobolev {
namespace {

ParameterList<ConvexOptions> parameters_of_critic() {
  const std::vector<std::string> waves{"sparse-fourier", "fourier"};
  constexpr auto frequencies = &ConvexOptions::frequencies;
  constexpr auto penalty = &ConvexPlan::penalty;
  return {
      choice(
          {"map", "Critic", "Functions of inputs and target that tell true pairs from mixed ones."},
          field(&ConvexOptions::map),
          {{CriticMap::additive, "additive", "Additive",
            "polynomials of each input alone: sees no pure interactions"},
           {CriticMap::sparse_fourier, "sparse-fourier", "Sparse Fourier",
            "random waves along a few inputs each"},
           {CriticMap::fourier, "fourier", "Fourier",
            "random waves along all inputs: for few inputs"}}),
      parameter({"lambda", "Lambda",
                 "Price of slopes along the inputs: more leaves fewer inputs with an importance."},
                field(&ConvexOptions::plan, penalty, &ConvexPenalty::lambda), {1e-6, 1e3})
          .logarithmic(),
      parameter({"rho", "Rho", "Price of the critic's second moment."},
                field(&ConvexOptions::plan, penalty, &ConvexPenalty::rho), {0.0, 1e3})
          .logarithmic(),
      parameter({"waves", "Waves", "How many random waves the critic adds up."},
                field(frequencies, &FourierWish::count), {2.0, 3000.0})
          .only_when("map", waves),
      parameter({"inputs_each", "Inputs of a wave", "Along how many inputs each wave runs."},
                field(&ConvexOptions::inputs_each), {1.0, 20.0})
          .only_when("map", {"sparse-fourier"}),
      parameter({"width", "Width along inputs",
                 "Waves are this long, in standard deviations; auto: a median (distance of two "
                 "samples in the inputs of a wave)."},
                field(frequencies, &FourierWish::width), {1e-3, 1e3})
          .automatic("a median")
          .logarithmic()
          .advanced()
          .only_when("map", waves),
      parameter({"target_width", "Width along the target",
                 "Likewise, in standard deviations of the target."},
                field(frequencies, &FourierWish::target_width), {1e-3, 1e3})
          .logarithmic()
          .advanced()
          .only_when("map", waves)};
}

ParameterList<ConvexOptions> parameters_of_training() {
  return {
      parameter({"grouped", "Groups share an importance",
                 "Inputs of one group of the table are kept or dropped together."},
                field(&ConvexOptions::grouped)),
      parameter({"tau", "Tau", "Price of the squared coefficients; keeps the solution stable."},
                field(&ConvexOptions::plan, &ConvexPlan::penalty, &ConvexPenalty::tau), {1e-9, 1e3})
          .logarithmic()
          .advanced(),
      parameter({"iterations", "Iterations", "At most so many."},
                field(&ConvexOptions::plan, &ConvexPlan::iterations), {1.0, 1e6})
          .advanced(),
      parameter({"tolerance", "Tolerance",
                 "Ends when the importances, whose sum is 1, change by less in sum."},
                field(&ConvexOptions::plan, &ConvexPlan::tolerance), {0.0, 1.0})
          .logarithmic()
          .advanced(),
      seed_parameter(field(&ConvexOptions::frequencies, &FourierWish::seed), "Of the random waves.")
          .only_when("map", {"sparse-fourier", "fourier"})};
}

const ParameterList<ConvexOptions>& convex_parameters() {
  static const ParameterList<ConvexOptions> list =
      joined(parameters_of_critic(), parameters_of_training());
  return list;
}

}  // namespace

const ParameterSchema& convex_schema() {
  static const ParameterSchema schema(specs_of(convex_parameters()));
  return schema;
}

ConvexOptions convex_options(const ParameterValues& values) {
  ConvexOptions options = options_of(convex_parameters(), values);
  if (options.map == CriticMap::sparse_fourier) {
    options.frequencies.sparse = options.inputs_each;
  }
  return options;
}

}  // namespace steelyard::sobolev
