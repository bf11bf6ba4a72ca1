// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/metric_learning/metric_options.h"

#include <algorithm>
#include <cmath>

#include "core/embed/pca.h"
#include "core/parameter/bound_parameter.h"
#include "core/positions.h"
#include "core/random.h"

namespace steelyard::metric_learning {
namespace {

Matrix random_map(Index components, Index features, std::uint64_t seed) {
  Random random(seed, Purpose::start_of_a_map);
  Matrix map(components, features);
  for (Index k = 0; k < map.size(); ++k) {
    map.reshaped()[k] = random.normal() / std::sqrt(static_cast<double>(components));
  }
  return map;
}

ParameterList<MetricOptions> parameters_of_map() {
  return {
      choice({"shape", "Map", "What is learned."}, field(&MetricOptions::shape),
             {{MapShape::full, "full", "Full",
               "any linear map: directions that run across the inputs"},
              {MapShape::diagonal, "diagonal", "Diagonal",
               "a factor for each input: which inputs matter"}}),
      parameter({"components", "Components",
                 "Rows of the map. Few of them fit less noise; auto: one for 40 training samples, "
                 "at least 100, at most one for each input."},
                field(&MetricOptions::components), {1.0, 10000.0})
          .only_when("shape", {"full"}),
      choice({"start", "Start", "Which map the training starts from."},
             field(&MetricOptions::start),
             {{Start::automatic, "usual", "Usual",
               "principal directions if there are fewer components than inputs"},
              {Start::principal, "pca", "Principal directions", "of the inputs"},
              {Start::identity, "identity", "Identity", "the first inputs as they are"},
              {Start::random, "random", "Random", "normal numbers, by the seed"},
              {Start::known, "known", "Known weights",
               "of the table; all inputs equally weighted if it has none"}}),
      choice({"scaling", "Input scaling", "How the inputs are scaled before the training."},
             field(&MetricOptions::scaling),
             {{std::nullopt, "best", "Best", "whichever predicts better at the start"},
              {InputScaling::together, "together", "As they are", "columns keep their relation"},
              {InputScaling::each, "each", "At equal spread",
               "each divided by its standard deviation"}}),
      parameter({"sigma", "Sigma",
                 "Width of the kernel, in medians of the distances at the start; auto: by trial "
                 "(what predicts best there)."},
                field(&MetricOptions::wish, &KernelWish::sigma), {1e-3, 1e3})
          .automatic("by trial")
          .logarithmic()};
}

BoundParameter<MetricOptions> pull_parameter() {
  return parameter({"pull", "Pull to the start",
                    "A map as far from the start as the start is from 0 costs so many variances "
                    "of the target."},
                   field(&MetricOptions::plan, &TrainingPlan::pull), {0.0, 1e6})
      .advanced();
}

BoundParameter<MetricOptions> seed_of_training() {
  return seed_parameter(field(&MetricOptions::plan, &TrainingPlan::seed),
                        "Of the validation samples, the halves and a random start.");
}

ParameterList<MetricOptions> parameters_of_nadaraya_watson() {
  return {parameter({"iterations", "Iterations", "At most so many steps of L-BFGS."},
                    field(&MetricOptions::plan, &TrainingPlan::iterations), {1.0, 1e6}),
          parameter({"validation", "Validation share",
                     "Samples that the map does not learn from. The map that predicts them best "
                     "is kept; 0: the last one."},
                    field(&MetricOptions::validation), {0.0, 0.5}),
          pull_parameter(),
          parameter({"patience", "Patience",
                     "Ends after so many iterations without a better validation error; 0: never."},
                    field(&MetricOptions::plan, &TrainingPlan::patience), {0.0, 1e6})
              .initially(std::int64_t{50})
              .advanced(),
          seed_of_training()};
}

ParameterList<MetricOptions> parameters_of_ridge() {
  constexpr auto plan = &MetricOptions::plan;
  return {
      parameter({"ridge", "Ridge",
                 "Added to the diagonal of a kernel of height 1: more for noisier targets. Auto: "
                 "by trial, what predicts best at the start, but at least 0.01 while the map is "
                 "learned. The published lambda is this divided by sqrt(2 pi) sigma."},
                field(&MetricOptions::wish, &KernelWish::ridge), {0.0, 100.0})
          .automatic("by trial")
          .logarithmic(),
      parameter({"shuffles", "Shuffles", "How often the halves are drawn anew, at most."},
                field(plan, &TrainingPlan::shuffles), {1.0, 1e6})
          .initially(std::int64_t{40}),
      parameter({"iterations", "Iterations of a shuffle",
                 "Steps of L-BFGS before the halves are drawn anew: many fit the halves."},
                field(plan, &TrainingPlan::iterations), {1.0, 1e6})
          .initially(std::int64_t{8}),
      parameter({"validation", "Validation share",
                 "Samples that the map does not learn from. The map that predicts them best is "
                 "kept, if it is clearly better than the start; 0: the last one."},
                field(&MetricOptions::validation), {0.0, 0.5}),
      parameter({"learn_sigma", "Learn sigma",
                 "Before each shuffle, sigma alone is learned on its halves."},
                field(plan, &TrainingPlan::learn_sigma))
          .advanced(),
      parameter({"share_alpha", "Share of the fitted half",
                 "Of the training samples: those that the regression is fitted to."},
                field(plan, &TrainingPlan::share_fitted), {0.01, 0.99})
          .advanced(),
      parameter({"share_a", "Share of the judging half",
                 "Of the training samples: those that the map is learned from."},
                field(plan, &TrainingPlan::share_judged), {0.01, 0.99})
          .advanced(),
      pull_parameter(),
      parameter({"patience", "Patience",
                 "Ends after so many shuffles without a better validation error; 0: never."},
                field(plan, &TrainingPlan::patience), {0.0, 1e6})
          .initially(std::int64_t{15})
          .advanced(),
      seed_of_training()};
}

const ParameterList<MetricOptions>& metric_parameters(Regression regression) {
  static const ParameterList<MetricOptions> of_ridge =
      joined(parameters_of_map(), parameters_of_ridge());
  static const ParameterList<MetricOptions> of_nadaraya_watson =
      joined(parameters_of_map(), parameters_of_nadaraya_watson());
  return regression == Regression::kernel_ridge ? of_ridge : of_nadaraya_watson;
}

}  // namespace

const ParameterSchema& metric_schema(Regression regression) {
  static const ParameterSchema of_ridge(specs_of(metric_parameters(Regression::kernel_ridge)));
  static const ParameterSchema of_nadaraya_watson(
      specs_of(metric_parameters(Regression::nadaraya_watson)));
  return regression == Regression::kernel_ridge ? of_ridge : of_nadaraya_watson;
}

MetricOptions metric_options(Regression regression, const ParameterValues& values) {
  return options_of(metric_parameters(regression), values);
}

Index usual_components(Index features, Index training) {
  constexpr Index fewest = 100;
  constexpr Index samples_for_each = 40;
  return std::min(
      {features, std::max<Index>(training - 1, 1), std::max(fewest, training / samples_for_each)});
}

TrainingSplit training_split(const MetricOptions& options, Index samples,
                             const SampleOrder& order) {
  const auto wanted =
      static_cast<Index>(std::lround(options.validation * static_cast<double>(samples)));
  const Index held = std::min(wanted, samples - 2);
  if (held <= 0) {
    return {all_positions(samples), {}};
  }
  Random random(options.plan.seed, Purpose::validation_samples);
  Split parts = split_of(samples, order, held, random);  // two or more are left to learn from
  return {std::move(parts.train), std::move(parts.test)};
}

MetricMap starting_map(const MetricOptions& options, const Matrix& inputs,
                       const std::optional<Vector>& known) {
  const Index features = inputs.rows();
  const bool from_known = options.start == Start::known && known && known->maxCoeff() > 0.0;
  const Vector diagonal = from_known ? Vector(*known / known->maxCoeff()) : Vector::Ones(features);
  if (options.shape == MapShape::diagonal) {
    // A factor of 0 would stay 0: its gradient vanishes there.
    constexpr double least = 0.01;
    return {MapShape::diagonal, diagonal.cwiseMax(least)};
  }
  if (from_known) {
    return {MapShape::full, diagonal.asDiagonal()};
  }
  const Index components =
      std::min(features, options.components.value_or(usual_components(features, inputs.cols())));
  if (options.start == Start::random) {
    return {MapShape::full, random_map(components, features, options.plan.seed)};
  }
  if (options.start == Start::identity ||
      (options.start == Start::automatic && components >= features)) {
    return {MapShape::full, Matrix::Identity(components, features)};
  }
  return {MapShape::full,
          principal_components(Matrix(inputs.transpose()), components).loadings.transpose()};
}

}  // namespace steelyard::metric_learning
