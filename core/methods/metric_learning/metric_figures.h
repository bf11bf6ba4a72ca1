// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/methods/metric_learning/metric_training.h"
#include "core/methods/metric_learning/regression_table.h"
#include "core/run/snapshot.h"

namespace steelyard::metric_learning {

/// The errors as the training goes on. Without points.
[[nodiscard]] Figure training_figure(bool with_halves, bool with_validation);
/// Its points of one iteration.
[[nodiscard]] std::vector<FigurePoint> training_points(const TrainingState& state,
                                                       bool with_halves);

/// A'A between inputs in units of their standard deviations, those of the largest diagonal first;
/// of very many inputs the first 720.
/// \param map  m x D, in inputs' units    \param deviations  D, of the inputs
[[nodiscard]] Figure metric_figure(const Matrix& map, const Vector& deviations,
                                   const std::vector<std::string>& names);
/// The eigenvalues of that matrix, of which there are as many as components.
[[nodiscard]] Figure eigenvalues_figure(const Matrix& map, const Vector& deviations);

/// Predicted against true, one line a target; at most 5 targets.
/// \param validated  on validation samples; otherwise on samples that the map was learned from
[[nodiscard]] Figure predicted_figure(const Matrix& predicted, const Matrix& wanted,
                                      const Targets& targets, bool validated);

/// Of two inputs: the samples, and around their middle the points as far from it as the kernel is
/// wide.
/// \param map  m x 2, in the inputs' units    \param inputs  N x 2
[[nodiscard]] Figure ellipse_figure(const Matrix& map, const MatrixView& inputs,
                                    const std::vector<std::string>& names);

}  // namespace steelyard::metric_learning
