// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/problem/problem.h"

namespace steelyard {

/// Warns about samples that have the same inputs as an earlier one, and returns their number.
Index point_out_duplicates(Problem& problem);

/// The lower bound of any information imbalance with this ground truth: 2/N^2 times the sum of each
/// sample's lowest rank. Close to 0 unless many samples coincide in the truth: these are equally
/// near, so they share an average rank. (Other ties are considered only in a distance matrix;
/// elsewhere a sample without duplicates counts with rank 1.)
[[nodiscard]] double lowest_imbalance(const Problem& problem);

/// What is to be said of ranks in a ground truth with few distinct values, which leaves most of
/// them tied; for methods that compare ranks. Empty: nothing.
[[nodiscard]] std::string warning_of_ties(const Problem& problem);

}  // namespace steelyard
