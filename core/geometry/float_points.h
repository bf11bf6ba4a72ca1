// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/geometry/space.h"

namespace steelyard {

/// Points in single precision, D' x N: one sample after the other.
using FloatPoints = Eigen::MatrixXf;

/// The points of a space for comparisons in single precision: shifted to the medians, which keeps
/// the digits of most samples, and all divided by one number, so that no square of a difference
/// overflows. A periodic coordinate becomes two, the point on its circle, so that near samples stay
/// near.
[[nodiscard]] FloatPoints float_points(const Space& space);

}  // namespace steelyard
