// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

#include "core/data/dataset.h"

namespace steelyard {

// Tables of planted_table.h with their default options, as data sets. Their columns are inputs,
// "y" is the ground truth, and the known weights are 1 for columns that the target depends on and
// 0 for others.

/// A nonlinear function of six of fifty columns.
[[nodiscard]] Dataset sinexp(Index samples, std::uint64_t seed);
/// A linear function of twenty of sixty columns, with much noise.
[[nodiscard]] Dataset linear_answer(Index samples, std::uint64_t seed);
/// The mutations of a virus and its resistance to a drug.
[[nodiscard]] Dataset mutations(Index samples, std::uint64_t seed);

}  // namespace steelyard
