// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/data/dataset.h"

namespace steelyard {

/// Adds a warning for each number that may stand for a missing value: -99, -999, 99, 999 and longer
/// rows of nines, which at least two but no more than half of a column's cells hold, and which lie
/// further outside the other values than twice their range, or are negative where no other value
/// is. Nothing is changed: the values may be measured.
void propose_missing_codes(Dataset& dataset);

}  // namespace steelyard
