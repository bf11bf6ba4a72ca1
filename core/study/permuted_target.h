// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include "core/run/study.h"

namespace steelyard {

/// Do the inputs explain the target better than chance? The whole run, including its search, is
/// repeated on targets that chance could have made (ChanceOrder): in random order; for a series,
/// shifted in time; for groups, exchanged within or between them. The statistic is the objective of
/// the run's result, in the direction that the method states (MethodInfo::objective).
///
/// A figure shows the objectives of the repeats. For a search, it shows their mean, lowest and
/// highest for each number of features on the main path, behind the path; otherwise it has one
/// point per repeat, and the run's own objective as a threshold. A finding states p and the counts
/// behind it. Repeats that failed count as good as the run, so they can only make p larger.
[[nodiscard]] std::unique_ptr<const Study> permuted_target_study();

}  // namespace steelyard
