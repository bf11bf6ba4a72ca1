// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/methods/metric_learning/metric_training.h"
#include "core/methods/metric_learning/regression_table.h"
#include "core/run/snapshot.h"

namespace steelyard::metric_learning {

/// The errors against the iterations, still without points.
[[nodiscard]] Figure training_figure(bool with_halves, bool with_validation);
/// The points of one iteration in that figure.
[[nodiscard]] std::vector<FigurePoint> training_points(const TrainingState& state,
                                                       bool with_halves);

/// A'A for inputs in units of their standard deviations, sorted by falling diagonal; only the first
/// 720 if there are more inputs.
/// \param map         A, m x D, for inputs in their own units
/// \param deviations  standard deviations of the inputs, D values
[[nodiscard]] Figure metric_figure(const Matrix& map, const Vector& deviations,
                                   const std::vector<std::string>& names);
/// The eigenvalues of that matrix which are not 0 up to rounding; at most as many as A has rows.
[[nodiscard]] Figure eigenvalues_figure(const Matrix& map, const Vector& deviations);

/// Predicted against true values, with one line for each of at most 5 targets.
/// \param validated  whether these are validation samples, not those that the map was learned from
[[nodiscard]] Figure predicted_figure(const Matrix& predicted, const Matrix& wanted,
                                      const Targets& targets, bool validated);

/// For two inputs: the samples, and around their mean the points at distance 1, the width of the
/// kernel.
/// \param map     m x 2, for inputs in their own units
/// \param inputs  N x 2
[[nodiscard]] Figure ellipse_figure(const Matrix& map, const MatrixView& inputs,
                                    const std::vector<std::string>& names);

}  // namespace steelyard::metric_learning
