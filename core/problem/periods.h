// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/problem/problem.h"

namespace steelyard {

/// Columns whose values cover more than their period. Differences are folded all the same; but
/// either the period is wrong (another unit) or spreads and pictures are misleading.
/// \param use       "input" or "ground-truth column"
/// \param warnings  one line for all such columns, with how many periods they cover
void point_out_exceeded_periods(const MatrixView& values, const std::vector<Feature>& features,
                                const std::string& use, std::vector<std::string>& warnings);

/// Brings every periodic column that exceeds its period into one: 0 .. P where no value is
/// negative, else -P/2 .. P/2. Others stay as they are; where all do, nothing is copied.
/// \return how many columns were changed
Index wrap_periods(const std::vector<Feature>& features, SharedMatrix& values);

}  // namespace steelyard
