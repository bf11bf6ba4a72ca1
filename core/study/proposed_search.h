// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/run/method.h"

namespace steelyard {

/// The proposed values for a person who asks which columns matter: the defaults, with a search that
/// says how few columns are enough. It is the best search that is possible and takes less than half
/// a minute on the reference machine (run/run_plan.h), so that every machine proposes the
/// same. If there is no such search, the values are the defaults: a plain run.
[[nodiscard]] ParameterValues with_proposed_search(const Method& method, const Problem& problem);

}  // namespace steelyard
