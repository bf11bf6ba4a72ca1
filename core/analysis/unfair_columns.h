// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/problem/problem.h"

namespace steelyard {

/// What makes a column unfair to select.
enum class Unfair {
  row_number,  ///< whole numbers that number or name the samples
  leak,        ///< it is the target, or in the same order
  group,       ///< it hardly varies within groups of samples, which vary in the target
  copy         ///< of a selected column before it
};

struct UnfairColumn {
  Index feature = 0;
  Unfair why = Unfair::copy;
  std::string of;  ///< the target, the group column or the other column
};

/// Looks at some features of a problem; of more than 5000 samples, at every n-th.
/// \param group_of  per sample; nothing: no groups    \param group_name  of the groups' column
/// \return nothing when stopped
[[nodiscard]] std::optional<std::vector<UnfairColumn>> unfair_columns(
    const Problem& problem, const std::vector<Index>& features,
    const std::optional<std::vector<int>>& group_of, const std::string& group_name,
    const std::stop_token& stop = {});

}  // namespace steelyard
