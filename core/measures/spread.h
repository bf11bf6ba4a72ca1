// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard {

/// The centre of each column's values, and how widely they spread.
struct ColumnSpread {
  Vector means;
  Vector deviations;  ///< standard deviations over N (not N - 1); exactly 0 for a constant column
};

[[nodiscard]] ColumnSpread column_spread(const MatrixView& columns);
/// ColumnSpread::deviations of these columns.
[[nodiscard]] Vector standard_deviations(const MatrixView& columns);

/// Whether any column has at least two distinct values.
[[nodiscard]] bool any_varies(const MatrixView& columns);

/// Weights that are comparable between features with different units: each weight times the
/// standard deviation of its feature, scaled so that the largest is 1. All 0 if all weights are 0.
/// \param deviations  D, standard_deviations of the inputs
/// \param weights     D, >= 0, in the inputs' units
[[nodiscard]] Vector comparable_weights(const Vector& deviations, const Vector& weights);

}  // namespace steelyard
