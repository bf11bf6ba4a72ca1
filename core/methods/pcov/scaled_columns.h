// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"
#include "core/methods/pcov/options.h"

namespace steelyard::pcov {

/// Columns centred and scaled as requested; variances are over N. A constant column becomes 0 if
/// the mean is subtracted.
struct ScaledColumns {
  Matrix values;
  Vector factors;  ///< factor applied to each column
};

[[nodiscard]] ScaledColumns scaled_columns(const MatrixView& columns, Scaling scaling);

}  // namespace steelyard::pcov
