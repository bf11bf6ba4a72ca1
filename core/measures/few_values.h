// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard {

/// Whether most of the columns that vary have fewer than 33 distinct values, as counts, classes and
/// yes or no have: then distances between rows tie to the last digit.
[[nodiscard]] bool have_mostly_few_values(const MatrixView& columns);

/// \param column  at least one number
[[nodiscard]] bool has_at_most_two_values(const Eigen::Ref<const Vector>& column);

}  // namespace steelyard
