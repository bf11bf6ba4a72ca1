// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/baselines/filter_method.h"

namespace steelyard::baselines {

/// The mutual information of each column with the target; see neighbour_information.h.
[[nodiscard]] Filter mutual_information_filter();

/// Minimum redundancy, maximum relevance (Peng, Long & Ding 2005). Takes columns one by one, each
/// time the one with the largest information with the target minus (or divided by) its mean
/// information with the columns taken before.
[[nodiscard]] Filter mrmr_filter();

}  // namespace steelyard::baselines
