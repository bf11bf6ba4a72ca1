// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard {

/// The weights over the largest of them, so that the most important feature has 1. All zero stays
/// all zero. Weights >= 0, finite.
[[nodiscard]] Vector scaled_to_largest(const Vector& weights);

}  // namespace steelyard
