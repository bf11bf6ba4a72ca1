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
  nadaraya_watson,  ///< Nadaraya-Watson: MLKR
  kernel_ridge      ///< MLKRR
};

enum class Start { automatic, principal, identity, random, known };

/// The settings of a run, read from its parameters.
struct MetricOptions {
  MapShape shape = MapShape::full;
  Start start = Start::automatic;
  std::optional<Index> components;      ///< `nullopt` for usual_components()
  std::optional<InputScaling> scaling;  ///< `nullopt` for whichever predicts better
  KernelWish wish;                      ///< sigma in units of the median distance at the start
  double validation = 0.2;              ///< share of samples for validation, 0 .. 0.5
  TrainingPlan plan;
};

[[nodiscard]] const ParameterSchema& metric_schema(Regression regression);
/// \param values  of the schema, without complaints
[[nodiscard]] MetricOptions metric_options(Regression regression, const ParameterValues& values);

/// The default number of components. A map with many components fits noise; one with few loses what
/// the start knows. One for each 40 training samples, at least 100, but at most as many as features
/// and fewer than training samples.
[[nodiscard]] Index usual_components(Index features, Index training);

/// Positions of the samples that a map is learned from and of those it is judged by, ascending.
/// Chosen at random, or as whole groups or stretches if samples belong together. At least two
/// samples are learned from, unless there are fewer.
struct TrainingSplit {
  std::vector<Index> training, validation;
};
[[nodiscard]] TrainingSplit training_split(const MetricOptions& options, Index samples,
                                           const SampleOrder& order);

/// The map that the training starts from.
/// \param known  known weights in units of the table, D values; used by Start::known
[[nodiscard]] MetricMap starting_map(const MetricOptions& options, const Matrix& inputs,
                                     const std::optional<Vector>& known);

}  // namespace steelyard::metric_learning
