// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/metric_learning/metric_options.h"
#include "core/parameter/parameter_builders.h"

namespace steelyard::metric_learning {
namespace {

ParameterSpec maybe_automatic(ParameterSpec spec) {
  spec.may_be_automatic = true;
  return spec;
}

ParameterSpec on_a_logarithmic_scale(ParameterSpec spec) {
  spec.logarithmic = true;
  return spec;
}

ParameterSpec components() {
  ParameterSpec spec = number_parameter(
      "components", "Components", ParameterType::integer, Automatic{}, {1.0, 10000.0},
      "Rows of the map. Few of them fit less noise; auto: one for 40 training samples, at least "
      "100, at most one for each input.");
  return only_when(maybe_automatic(spec), "shape", {"full"});
}

ParameterSpec shape() {
  return choice_parameter(
      "shape", "Map", "full",
      {{"full", "Full", "any linear map: directions that run across the inputs"},
       {"diagonal", "Diagonal", "a factor for each input: which inputs matter"}},
      "What is learned.");
}

ParameterSpec start() {
  return choice_parameter(
      "start", "Start", "usual",
      {{"usual", "Usual", "principal directions if there are fewer components than inputs"},
       {"pca", "Principal directions", "of the inputs"},
       {"identity", "Identity", "the first inputs as they are"},
       {"random", "Random", "normal numbers, by the seed"},
       {"known", "Known weights", "of the table; all inputs alike if it has none"}},
      "Which map the training starts from.");
}

ParameterSpec scaling() {
  return choice_parameter("scaling", "Input scaling", "best",
                          {{"best", "Best", "whichever predicts better at the start"},
                           {"together", "As they are", "columns keep their relation"},
                           {"each", "At equal spread", "each divided by its standard deviation"}},
                          "How the inputs are scaled before the training.");
}

ParameterSpec sigma() {
  return on_a_logarithmic_scale(maybe_automatic(number_parameter(
      "sigma", "Sigma", ParameterType::real, Automatic{}, {1e-3, 1e3},
      "Width of the kernel, in medians of the distances at the start; auto: by trial (what "
      "predicts best there).")));
}

ParameterSpec ridge() {
  return on_a_logarithmic_scale(maybe_automatic(number_parameter(
      "ridge", "Ridge", ParameterType::real, Automatic{}, {0.0, 100.0},
      "Added to the diagonal of a kernel of height 1: more for noisier targets. Auto: by "
      "trial, what predicts best at the start, but at least 0.01 while the map is learned. The "
      "published "
      "lambda is this divided by sqrt(2 pi) sigma.")));
}

ParameterSpec iterations(Regression regression) {
  const bool shuffled = regression == Regression::kernel_ridge;
  return number_parameter(
      "iterations", shuffled ? "Iterations of a shuffle" : "Iterations", ParameterType::integer,
      std::int64_t{shuffled ? 8 : 1000}, {1.0, 1e6},
      shuffled ? "Steps of L-BFGS before the halves are drawn anew: many fit the halves."
               : "At most so many steps of L-BFGS.");
}

ParameterSpec validation(Regression regression) {
  const bool shuffled = regression == Regression::kernel_ridge;
  return number_parameter(
      "validation", "Validation share", ParameterType::real, 0.2, {0.0, 0.5},
      shuffled ? "Samples that the map does not learn from. The map that predicts them best is "
                 "kept, if it is clearly better than the start; 0: the last one."
               : "Samples that the map does not learn from. The map that predicts them best is "
                 "kept; 0: the last one.");
}

ParameterSpec patience(Regression regression) {
  const bool shuffled = regression == Regression::kernel_ridge;
  return number_parameter("patience", "Patience", ParameterType::integer,
                          std::int64_t{shuffled ? 15 : 50}, {0.0, 1e6},
                          shuffled ? "Ends after so many shuffles without a better validation "
                                     "error; 0: never."
                                   : "Ends after so many iterations without a better validation "
                                     "error; 0: never.");
}

ParameterSpec pull() {
  return number_parameter("pull", "Pull to the start", ParameterType::real, 0.0, {0.0, 1e6},
                          "A map as far from the start as the start is from 0 costs so many "
                          "variances of the target.");
}

ParameterSpec seed() {
  return number_parameter("seed", "Seed", ParameterType::integer, std::int64_t{1},
                          {0.0, 9007199254740992.0},
                          "Of the validation samples, the halves and a random start.");
}

ParameterSpec shuffles() {
  return number_parameter("shuffles", "Shuffles", ParameterType::integer, std::int64_t{40},
                          {1.0, 1e6}, "How often the halves are drawn anew, at most.");
}

ParameterSpec learn_sigma() {
  ParameterSpec spec;
  spec.id = "learn_sigma";
  spec.label = "Learn sigma";
  spec.help = "Before each shuffle, sigma alone is learned on its halves.";
  spec.type = ParameterType::toggle;
  spec.initial = false;
  return spec;
}

ParameterSpec share(const char* id, const char* label, const char* help) {
  return number_parameter(id, label, ParameterType::real, 0.5, {0.01, 0.99}, help);
}

ParameterSchema schema_of_ridge() {
  const Regression regression = Regression::kernel_ridge;
  return ParameterSchema(
      {shape(), components(), start(), scaling(), sigma(), ridge(), shuffles(),
       iterations(regression), validation(regression), advanced(learn_sigma()),
       advanced(share("share_alpha", "Share of the fitted half",
                      "Of the training samples: those that the regression is fitted to.")),
       advanced(share("share_a", "Share of the judging half",
                      "Of the training samples: those that the map is learned from.")),
       advanced(pull()), advanced(patience(regression)), seed()});
}

ParameterSchema schema_of_smooth() {
  const Regression regression = Regression::nadaraya_watson;
  return ParameterSchema({shape(), components(), start(), scaling(), sigma(),
                          iterations(regression), validation(regression), advanced(pull()),
                          advanced(patience(regression)), seed()});
}

}  // namespace

const ParameterSchema& metric_schema(Regression regression) {
  static const ParameterSchema of_ridge = schema_of_ridge();
  static const ParameterSchema of_smooth = schema_of_smooth();
  return regression == Regression::kernel_ridge ? of_ridge : of_smooth;
}

}  // namespace steelyard::metric_learning
