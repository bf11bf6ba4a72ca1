// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/record/applied_rows.h"

namespace steelyard {

/// How well further rows are predicted that have the target, one sentence for each target: for
/// numbers, the root mean square of what is missed, and how much that is beside what the mean of
/// the run's samples misses (the measure of held-out errors); for classes, how many are right.
/// Nothing is said of angles, of a ground truth from another table, nor of fewer than three rows.
/// \param prepared   the further rows after preparation, M
/// \param predicted  M x T, as in AppliedRows
[[nodiscard]] std::vector<Message> errors_of_predictions(const Application& application,
                                                         const Dataset& prepared,
                                                         const Matrix& predicted);

}  // namespace steelyard
