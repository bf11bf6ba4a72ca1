// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include "core/methods/metric_learning/kernel_choice.h"
#include "core/methods/metric_learning/metric_training.h"
#include "core/methods/metric_learning/regression_table.h"
#include "core/parameter/parameter.h"
#include "core/problem/sample_order.h"

namespace steelyard::metric_learning {

/// The regression that a map is learned for.
enum class Regression {
  smooth,       ///< Nadaraya-Watson: MLKR
  kernel_ridge  ///< MLKRR
};

enum class Start { automatic, principal, identity, random, known };

/// A run as its parameters describe it.
struct MetricRun {
  MapShape shape = MapShape::full;
  Start start = Start::automatic;
  std::optional<Index> components;      ///< nothing: usual_components()
  std::optional<InputScaling> scaling;  ///< nothing: what predicts better
  KernelWish wish;                      ///< its sigma in medians of the distances at the start
  double validation = 0.2;              ///< share of the samples, 0 .. 0.5
  TrainingPlan plan;
};

[[nodiscard]] const ParameterSchema& metric_schema(Regression regression);
/// \param values  of the schema, without complaints
[[nodiscard]] MetricRun metric_run(Regression regression, const ParameterValues& values);

/// A map with many components fits noise, one with few loses what the start knows: 1 for each 40
/// training samples, but 100 where there are as many features and training samples.
[[nodiscard]] Index usual_components(Index features, Index training);

/// The samples that a map is learned from and those that it is judged by; positions, ascending. At
/// random, or whole groups and stretches where samples belong together.
struct TrainingSplit {
  std::vector<Index> training, validation;
};
[[nodiscard]] TrainingSplit training_split(const MetricRun& run, Index samples,
                                           const SampleOrder& order);

/// The map that the training starts from. \param known  D, in units of the table; for Start::known
[[nodiscard]] MetricMap starting_map(const MetricRun& run, const Matrix& inputs,
                                     const std::optional<Vector>& known);

}  // namespace steelyard::metric_learning
