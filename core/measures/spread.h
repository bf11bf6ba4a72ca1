// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard {

/// Standard deviation of each column, over N (not N - 1). A constant column has exactly 0.
[[nodiscard]] Vector standard_deviations(const MatrixView& columns);

/// Whether any column has two different values.
[[nodiscard]] bool any_varies(const MatrixView& columns);

/// Weights that can be compared between features of different units: weight times the feature's
/// standard deviation, scaled so that the largest is 1. All 0 where all weights are 0.
/// \param inputs  N x D    \param weights  D, >= 0, in the inputs' units
[[nodiscard]] Vector relative_weights(const MatrixView& inputs, const Vector& weights);
/// The same where the deviations are known: they take a pass over all inputs.
/// \param deviations  D, standard_deviations of the inputs
[[nodiscard]] Vector comparable_weights(const Vector& deviations, const Vector& weights);

}  // namespace steelyard
