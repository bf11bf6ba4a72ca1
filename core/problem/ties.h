// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/problem/problem.h"

namespace steelyard {

/// How many samples have the same inputs as an earlier one: a warning, and the number.
Index point_out_duplicates(Problem& problem);

/// What no information imbalance with this ground truth can be lower than: 2/N^2 times the sum of
/// each sample's lowest rank. Close to 0 unless many samples coincide in the truth: those are
/// equally near, so they share an average rank. (Other ties are looked for in a distance matrix
/// only; elsewhere a sample without an equal counts with rank 1.)
[[nodiscard]] double lowest_imbalance(const Problem& problem);

/// A warning where a ground truth of few different values leaves the ranks mostly tied.
void point_out_ties(Problem& problem);

}  // namespace steelyard
