// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"
#include "core/methods/pcov/options.h"

namespace steelyard::pcov {

/// Columns centred and divided as asked (spec section 0); variances are over N. A constant column
/// becomes 0 wherever the mean is removed.
struct ScaledColumns {
  Matrix values;
  Vector factors;  ///< that each column was multiplied by
};

[[nodiscard]] ScaledColumns scaled_columns(const MatrixView& columns, Scaling scaling);

}  // namespace steelyard::pcov
