// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/data/planted_table.h"
#include "core/problem/problem.h"

namespace steelyard {

/// The problem of a planted table: the target is a column "y" of the ground truth, and the known
/// weights are 1 for true columns and 0 for others.
[[nodiscard]] Problem problem_of(const PlantedTable& table);

}  // namespace steelyard
