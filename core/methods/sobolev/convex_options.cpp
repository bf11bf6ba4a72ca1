// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/sobolev/convex_options.h"

#include <utility>

#include "core/parameter/parameter_builders.h"

namespace steelyard::sobolev {
namespace {

ParameterSpec map_of_the_critic() {
  return choice_parameter(
      "map", "Critic", "additive",
      {{"additive", "Additive", "polynomials of each input alone: sees no pure interactions"},
       {"sparse-fourier", "Sparse Fourier", "random waves along a few inputs each"},
       {"fourier", "Fourier", "random waves along all inputs: for few inputs"}},
      "Functions of inputs and target that tell true pairs from mixed ones.");
}

ParameterSpec positive(const char* id, const char* label, ParameterValue initial,
                       ParameterRange range, const char* help) {
  ParameterSpec spec =
      number_parameter(id, label, ParameterType::real, std::move(initial), range, help);
  spec.logarithmic = true;
  return spec;
}

ParameterSpec of_waves(ParameterSpec spec) {
  return only_when(std::move(spec), "map", {"sparse-fourier", "fourier"});
}

ParameterSpec width() {
  ParameterSpec spec = positive("width", "Width along inputs", Automatic{}, {1e-3, 1e3},
                                "Waves are this long, in standard deviations; auto: a median "
                                "(distance of two samples in the inputs of a wave).");
  spec.may_be_automatic = true;
  return of_waves(advanced(std::move(spec)));
}

ParameterSpec grouped() {
  ParameterSpec spec;
  spec.id = "grouped";
  spec.label = "Groups share an importance";
  spec.help = "Inputs of one group of the table are kept or dropped together.";
  spec.type = ParameterType::toggle;
  spec.initial = false;
  return spec;
}

ParameterSchema make_schema() {
  return ParameterSchema(
      {map_of_the_critic(),
       positive("lambda", "Lambda", 0.01, {1e-6, 1e3},
                "Price of slopes along the inputs: more leaves fewer inputs with an importance."),
       positive("rho", "Rho", 0.1, {0.0, 1e3}, "Price of the critic's second moment."),
       of_waves(number_parameter("waves", "Waves", ParameterType::integer, std::int64_t{300},
                                 {2.0, 3000.0}, "How many random waves the critic adds up.")),
       only_when(
           number_parameter("inputs_each", "Inputs of a wave", ParameterType::integer,
                            std::int64_t{2}, {1.0, 20.0}, "Along how many inputs each wave runs."),
           "map", {"sparse-fourier"}),
       width(),
       of_waves(advanced(positive("target_width", "Width along the target", 1.0, {1e-3, 1e3},
                                  "Likewise, in standard deviations of the target."))),
       grouped(),
       advanced(positive("tau", "Tau", 1e-3, {1e-9, 1e3},
                         "Price of the squared coefficients; keeps the solution stable.")),
       advanced(number_parameter("iterations", "Iterations", ParameterType::integer,
                                 std::int64_t{300}, {1.0, 1e6}, "At most so many.")),
       advanced(positive("tolerance", "Tolerance", 1e-6, {0.0, 1.0},
                         "Ends when the importances, whose sum is 1, change by less in sum.")),
       of_waves(number_parameter("seed", "Seed", ParameterType::integer, std::int64_t{1},
                                 {0.0, 9007199254740992.0}, "Of the random waves."))});
}

}  // namespace

const ParameterSchema& convex_schema() {
  static const ParameterSchema schema = make_schema();
  return schema;
}

ConvexRun convex_run(const ParameterValues& values) {
  ConvexRun run;
  const std::string& map = values.choice("map");
  run.map = map == "additive"         ? CriticMap::additive
            : map == "sparse-fourier" ? CriticMap::sparse_fourier
                                      : CriticMap::fourier;
  run.plan.penalty = {values.real("lambda"), values.real("rho"), values.real("tau")};
  run.plan.iterations = static_cast<std::uint64_t>(values.integer("iterations"));
  run.plan.tolerance = values.real("tolerance");
  run.frequencies.count = values.integer("waves");
  if (run.map == CriticMap::sparse_fourier) {
    run.frequencies.sparse = values.integer("inputs_each");
  }
  if (!values.is_automatic("width")) {
    run.frequencies.width = values.real("width");
  }
  run.frequencies.target_width = values.real("target_width");
  run.frequencies.seed = static_cast<std::uint64_t>(values.integer("seed"));
  run.grouped = values.toggle("grouped");
  return run;
}

}  // namespace steelyard::sobolev
