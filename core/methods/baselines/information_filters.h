// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/matrix.h"
#include "core/methods/baselines/filter_method.h"

namespace steelyard::baselines {

/// The mutual information of each column with the target; see neighbour_information.h.
[[nodiscard]] Filter mutual_information_filter();

/// Minimum redundancy, maximum relevance (Peng, Long & Ding 2005). Takes columns one by one, each
/// time the one with the largest information with the target minus (or divided by) its mean
/// information with the columns taken before.
[[nodiscard]] Filter mrmr_filter();

enum class MrmrScheme {
  difference,  ///< relevance minus redundancy
  quotient     ///< relevance divided by redundancy
};

/// Columns in the order in which they are taken.
struct MrmrOrder {
  std::vector<Index> columns;
  std::vector<double> gains;         ///< by the scheme, at the time when each was taken
  std::vector<double> redundancies;  ///< mean information with those taken before; 0 for the first
};

/// \param relevance         D, >= 0; a column with NaN is never taken
/// \param count             maximum number of columns to take
/// \param information_with  returns the information of one column with every column, D, or
///                          `std::nullopt` when stopped
/// \param first             columns that are taken before all others, the best of them first
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<MrmrOrder> mrmr_order(
    const Vector& relevance, Index count, MrmrScheme scheme,
    const std::function<std::optional<Vector>(Index)>& information_with,
    const std::vector<Index>& first = {});

}  // namespace steelyard::baselines
