// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

#include "core/message.h"
#include "core/problem/problem.h"

namespace steelyard {

/// Warns about samples that have the same inputs as an earlier one, and returns their number.
Index point_out_duplicates(Problem& problem);

/// The lower bound of any information imbalance with this ground truth: 2/N^2 times the sum of each
/// sample's lowest rank. It is close to 0 unless many samples coincide in the truth: coinciding
/// samples are equally near and so share an average rank. (Other ties are considered only in a
/// distance matrix; elsewhere a sample without duplicates counts with rank 1.)
[[nodiscard]] double lowest_imbalance(const Problem& problem);

/// A warning about ranks in a ground truth with few distinct values, which leaves most ranks tied;
/// for methods that compare ranks, if there is something to warn about.
[[nodiscard]] std::optional<Message> warning_of_ties(const Problem& problem);

}  // namespace steelyard
