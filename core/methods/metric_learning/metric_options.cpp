// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/metric_learning/metric_options.h"

#include <algorithm>
#include <cmath>

#include "core/embed/pca.h"
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

std::optional<double> wished(const ParameterValues& values, const char* id) {
  return values.is_automatic(id) ? std::nullopt : std::optional(values.real(id));
}

std::optional<InputScaling> scaling_of(const std::string& id) {
  if (id == "best") {
    return std::nullopt;
  }
  return id == "each" ? InputScaling::each : InputScaling::together;
}

Start start_of(const std::string& id) {
  if (id == "pca") {
    return Start::principal;
  }
  if (id == "identity") {
    return Start::identity;
  }
  if (id == "random") {
    return Start::random;
  }
  return id == "known" ? Start::known : Start::automatic;
}

}  // namespace

MetricOptions metric_run(Regression regression, const ParameterValues& values) {
  MetricOptions run;
  run.shape = values.choice("shape") == "full" ? MapShape::full : MapShape::diagonal;
  run.start = start_of(values.choice("start"));
  run.scaling = scaling_of(values.choice("scaling"));
  if (!values.is_automatic("components")) {
    run.components = values.integer("components");
  }
  run.wish.sigma = wished(values, "sigma");
  run.validation = values.real("validation");
  run.plan.iterations = static_cast<std::uint64_t>(values.integer("iterations"));
  run.plan.patience = static_cast<std::uint64_t>(values.integer("patience"));
  run.plan.pull = values.real("pull");
  run.plan.seed = static_cast<std::uint64_t>(values.integer("seed"));
  if (regression == Regression::kernel_ridge) {
    run.wish.ridge = wished(values, "ridge");
    run.plan.shuffles = static_cast<std::uint64_t>(values.integer("shuffles"));
    run.plan.learn_sigma = values.toggle("learn_sigma");
    run.plan.share_fitted = values.real("share_alpha");
    run.plan.share_judged = values.real("share_a");
  }
  return run;
}

Index usual_components(Index features, Index training) {
  constexpr Index fewest = 100;
  constexpr Index samples_for_each = 40;
  return std::min(
      {features, std::max<Index>(training - 1, 1), std::max(fewest, training / samples_for_each)});
}

TrainingSplit training_split(const MetricOptions& run, Index samples, const SampleOrder& order) {
  const auto wanted =
      static_cast<Index>(std::lround(run.validation * static_cast<double>(samples)));
  const Index held = std::min(wanted, samples - 2);
  if (held <= 0) {
    return {all_positions(samples), {}};
  }
  Random random(run.plan.seed, Purpose::validation_samples);
  Split parts = split_of(samples, order, held, random);
  if (std::ssize(parts.train) < 2) {
    // Nothing could be learned from what the order leaves.
    parts = split_of(samples, SampleOrder(), held, random);
  }
  return {std::move(parts.train), std::move(parts.test)};
}

MetricMap starting_map(const MetricOptions& run, const Matrix& inputs,
                       const std::optional<Vector>& known) {
  const Index features = inputs.rows();
  const bool from_known = run.start == Start::known && known && known->maxCoeff() > 0.0;
  const Vector diagonal = from_known ? Vector(*known / known->maxCoeff()) : Vector::Ones(features);
  if (run.shape == MapShape::diagonal) {
    // A factor of 0 would stay 0: its gradient vanishes there.
    constexpr double least = 0.01;
    return {MapShape::diagonal, diagonal.cwiseMax(least)};
  }
  if (from_known) {
    return {MapShape::full, diagonal.asDiagonal()};
  }
  const Index components =
      std::min(features, run.components.value_or(usual_components(features, inputs.cols())));
  if (run.start == Start::random) {
    return {MapShape::full, random_map(components, features, run.plan.seed)};
  }
  if (run.start == Start::identity || (run.start == Start::automatic && components >= features)) {
    return {MapShape::full, Matrix::Identity(components, features)};
  }
  return {MapShape::full,
          principal_components(Matrix(inputs.transpose()), components).loadings.transpose()};
}

}  // namespace steelyard::metric_learning
