// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// The value below which a share of the values lies, straight between the two nearest in order
/// (definition 7 of Hyndman & Fan 1996; the median for 0.5).
/// \param values  not empty, no NaN    \param share  0 .. 1
[[nodiscard]] double quantile(std::vector<double> values, double share);

/// The values that are there: those that are not NaN, in their order.
[[nodiscard]] std::vector<double> present_values(const Eigen::Ref<const Vector>& values);

}  // namespace steelyard
