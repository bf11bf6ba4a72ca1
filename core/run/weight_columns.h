// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/run/feature_column.h"

namespace steelyard {

/// The relative and the raw weights of inputs whose standard deviations are known, periodic inputs
/// included.
/// \param deviations  D, input_deviations() of the problem
/// \param weights     D, >= 0
[[nodiscard]] std::vector<FeatureColumn> weight_columns(const Vector& deviations,
                                                        const Vector& weights);

}  // namespace steelyard
