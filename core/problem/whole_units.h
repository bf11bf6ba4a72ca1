// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/problem/one_hot_groups.h"

namespace steelyard {

/// The categories of one_hot_groups(), and every other group of the table (whole_groups.h), such as
/// x, y and z of an atom, as one unit: what selections have all of or nothing of. A category has
/// the constant columns of its group, too. Costs as one_hot_groups().
/// \return each column in one unit; the units in the order of their first columns
[[nodiscard]] std::vector<ColumnUnit> whole_units(const Problem& problem);

}  // namespace steelyard
