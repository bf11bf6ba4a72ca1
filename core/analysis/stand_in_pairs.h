// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/message.h"
#include "core/problem/problem.h"

namespace steelyard {

/// For selected inputs, others that are not selected and correlate with them by at least
/// `twin_correlation` (panel_twins.h), in either direction: the table hardly tells which of the two
/// matters. The most alike pairs come first, three at most, one message each. Two values of one
/// text are no pair. Cost O(N D) for each of the first ten selected inputs, others are not looked
/// at.
[[nodiscard]] std::vector<Message> stand_in_pairs(const Problem& problem,
                                                  const std::vector<Index>& selection);

}  // namespace steelyard
