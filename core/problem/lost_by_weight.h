// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/message.h"
#include "core/problem/problem.h"

namespace steelyard {

/// Notes that name the classes and the named groups of which no sample was drawn by weight: of
/// these, nothing can be said.
/// \param drawn    the samples that were drawn of the problem
/// \param weights  the name of the column of weights
[[nodiscard]] std::vector<Message> lost_by_weight(const Problem& whole, const Problem& drawn,
                                                  const Dataset& dataset,
                                                  const std::string& weights);

}  // namespace steelyard
