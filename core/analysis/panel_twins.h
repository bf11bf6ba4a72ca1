// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/problem/problem.h"

namespace steelyard {

/// Columns that correlate more than this, in either direction, say almost the same.
inline constexpr double twin_correlation = 0.95;

/// Groups of columns of which each says almost the same as another of its group, so that a method
/// may keep any of them: copies, and columns whose correlation exceeds `twin_correlation`.
/// \param leading  columns that methods keep; each group has at least one of them
/// \return groups of at least two columns, in table order, by their first columns
[[nodiscard]] std::vector<std::vector<Index>> interchangeable_columns(
    const Problem& problem, const std::vector<Index>& leading);

}  // namespace steelyard
