// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/run/method.h"

namespace steelyard {

/// The values to begin with for a person who asks which columns matter: the defaults with a search
/// that says how few are enough, the best of those that are possible and take less than half a
/// minute on the machine of reference (run/reference_cost.h): on every machine the same is
/// proposed. The defaults themselves, a plain run, where there is none or the method has no search.
[[nodiscard]] ParameterValues with_proposed_search(const Method& method, const Problem& problem);

}  // namespace steelyard
