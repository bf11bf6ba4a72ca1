// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard {

/// Where the values of each column are, and how widely they spread.
struct ColumnSpread {
  Vector means;
  Vector deviations;  ///< standard deviations over N (not N - 1); exactly 0 for a constant column
};

[[nodiscard]] ColumnSpread column_spread(const MatrixView& columns);
/// ColumnSpread::deviations
[[nodiscard]] Vector standard_deviations(const MatrixView& columns);

/// Whether any column has at least two distinct values.
[[nodiscard]] bool any_varies(const MatrixView& columns);

/// Weights that are comparable between features with different units: weight times the standard
/// deviation of the feature, scaled so that the largest is 1. All 0 if all weights are 0.
/// \param deviations  D, standard_deviations of the inputs    \param weights  D, >= 0, in the
///        inputs' units
[[nodiscard]] Vector comparable_weights(const Vector& deviations, const Vector& weights);

}  // namespace steelyard
