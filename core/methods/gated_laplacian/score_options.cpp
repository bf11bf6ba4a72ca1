// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/gated_laplacian/score_options.h"

#include <algorithm>

#include "core/parameter/bound_parameter.h"

namespace steelyard::gated {
namespace {

ParameterList<ScoreOptions> laplacian_parameters() {
  return {
      parameter({"neighbours", "Neighbours",
                 "Each sample is joined to so many nearest ones, the inputs being standardised."},
                field(&ScoreOptions::neighbours), {1.0, 50.0})
          .live(),
      choice({"kernel", "Affinity", "How much a neighbour counts."}, field(&ScoreOptions::affinity),
             {{Affinity::heat, "heat", "Heat kernel", "exp(-d^2 / t): near neighbours count more"},
              {Affinity::binary, "binary", "Binary", "all neighbours count alike"},
              {Affinity::cosine, "cosine", "Cosine",
               "neighbours and affinities by the angle between samples, seen from their mean"}}),
      parameter({"width", "Width t",
                 "Of the heat kernel, in squared standard deviations; auto: a median (of the "
                 "squared distances to the farthest neighbour)."},
                field(&ScoreOptions::width), {1e-300, 1e300})
          .automatic("a median")
          .logarithmic()
          .only_when("kernel", {"heat"}),
      parameter({"rows", "Rows",
                 "Samples that the graph joins, drawn at random; auto: all up to 100000 or of up "
                 "to 8 inputs, otherwise 100000."},
                field(&ScoreOptions::rows), {4.0, 1e9})
          .advanced()};
}

const ParameterList<ScoreOptions>& score_parameters(Score score) {
  static const ParameterList<ScoreOptions> laplacian = laplacian_parameters();
  static const ParameterList<ScoreOptions> diffusion = joined(
      laplacian, {parameter({"steps", "Steps",
                             "Of the random walk on the graph: more look at coarser structure."},
                            field(&ScoreOptions::steps), {1.0, 1000.0})});
  return score == Score::laplacian ? laplacian : diffusion;
}

}  // namespace

const ParameterSchema& score_schema(Score score) {
  static const ParameterSchema laplacian(specs_of(score_parameters(Score::laplacian)));
  static const ParameterSchema diffusion(specs_of(score_parameters(Score::diffusion)));
  return score == Score::laplacian ? laplacian : diffusion;
}

ScoreOptions score_options(Score score, const ParameterValues& values) {
  ScoreOptions options = options_of(score_parameters(score), values);
  options.score = score;
  if (options.affinity != Affinity::heat) {
    options.width.reset();
  }
  return options;
}

Index joined_samples(const ScoreOptions& options, Index samples, Index inputs) {
  constexpr Index most = 100000;
  constexpr Index most_inputs_for_a_tree = 8;
  const Index wanted = options.rows.value_or(inputs > most_inputs_for_a_tree ? most : samples);
  return std::min(wanted, samples);
}

}  // namespace steelyard::gated
