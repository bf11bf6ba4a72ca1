// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/gated_laplacian/score_options.h"

#include <cstdint>
#include <string>

#include "core/parameter/parameter_builders.h"

namespace steelyard::gated {
namespace {

ParameterSpec neighbours() {
  ParameterSpec spec = number_parameter(
      "neighbours", "Neighbours", ParameterType::integer, std::int64_t{5}, {1.0, 50.0},
      "Each sample is joined to so many nearest ones, the inputs being standardised.");
  spec.live = true;
  return spec;
}

ParameterSpec kernel() {
  return choice_parameter("kernel", "Affinity", "heat",
                          {{"heat", "Heat kernel", "exp(-d^2 / t): near neighbours count more"},
                           {"binary", "Binary", "all neighbours count alike"},
                           {"cosine", "Cosine",
                            "neighbours and affinities by the angle between "
                            "samples, seen from their mean"}},
                          "How much a neighbour counts.");
}

ParameterSpec width() {
  ParameterSpec spec = number_parameter(
      "width", "Width t", ParameterType::real, Automatic{}, {1e-300, 1e300},
      "Of the heat kernel, in squared standard deviations; auto: a median (of the squared "
      "distances to the farthest neighbour).");
  spec.may_be_automatic = true;
  spec.logarithmic = true;
  return only_when(spec, "kernel", {"heat"});
}

ParameterSpec steps() {
  return number_parameter("steps", "Steps", ParameterType::integer, std::int64_t{1}, {1.0, 1000.0},
                          "Of the random walk on the graph: more look at coarser structure.");
}

Affinity affinity_of(const std::string& id) {
  if (id == "binary") {
    return Affinity::binary;
  }
  return id == "cosine" ? Affinity::cosine : Affinity::heat;
}

}  // namespace

const ParameterSchema& score_schema(Score score) {
  static const ParameterSchema laplacian({neighbours(), kernel(), width()});
  static const ParameterSchema diffusion({neighbours(), kernel(), width(), steps()});
  return score == Score::laplacian ? laplacian : diffusion;
}

ScoreOptions score_options(Score score, const ParameterValues& values) {
  ScoreOptions options;
  options.score = score;
  options.neighbours = static_cast<Index>(values.integer("neighbours"));
  options.affinity = affinity_of(values.choice("kernel"));
  if (options.affinity == Affinity::heat && !values.is_automatic("width")) {
    options.width = values.real("width");
  }
  if (score == Score::diffusion) {
    options.steps = static_cast<int>(values.integer("steps"));
  }
  return options;
}

}  // namespace steelyard::gated
