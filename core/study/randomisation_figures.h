// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/run/figure.h"
#include "core/study/column_groups.h"

namespace steelyard {

/// The p-values of the tested groups.
/// \param shortlist  the tested groups, best first
/// \param p_values   G, of each group; NaN where it was not tested
[[nodiscard]] Figure p_value_bars(const ColumnGroups& groups, const std::vector<Index>& shortlist,
                                  const Vector& p_values);
/// The p-values by rank, beside the limit of Benjamini and Hochberg at the rate q.
/// \param figure  with an empty line for them
[[nodiscard]] Figure with_steps(Figure figure, const Vector& p_values, double q);

}  // namespace steelyard
