// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/data/dataset.h"

namespace steelyard {

/// A number that may stand for a missing value.
struct MissingCode {
  double code = 0.0;
  Index count = 0;  ///< cells that hold it
};

/// The numbers that may stand for missing values: -99, -999, 99, 999 and longer rows of nines,
/// which at least two but no more than half of a column's cells hold, and which lie further outside
/// the other values than twice their range, or are negative where no other value is.
/// \param values  of a column; NaN where missing
[[nodiscard]] std::vector<MissingCode> likely_missing_codes(const Eigen::Ref<const Vector>& values);

/// Adds a warning, "table.missing_code", for each of these numbers. Nothing is changed: the values
/// may be measured.
void propose_missing_codes(Dataset& dataset);

}  // namespace steelyard
