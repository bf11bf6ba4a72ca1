// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/matrix.h"

namespace steelyard::baselines {

enum class MrmrScheme {
  difference,  ///< relevance less redundancy
  quotient     ///< relevance over redundancy
};

/// Columns in the order in which they are taken.
struct MrmrOrder {
  std::vector<Index> columns;
  std::vector<double> gains;         ///< by the scheme, when it was taken
  std::vector<double> redundancies;  ///< mean information with those before; 0 for the first
};

/// \param relevance        D, >= 0; NaN: never taken
/// \param count            how many are taken, at most
/// \param information_with  of a column with each of all; nothing when stopped
/// \return nothing when stopped
[[nodiscard]] std::optional<MrmrOrder> mrmr_order(
    const Vector& relevance, Index count, MrmrScheme scheme,
    const std::function<std::optional<Vector>(Index)>& information_with);

}  // namespace steelyard::baselines
