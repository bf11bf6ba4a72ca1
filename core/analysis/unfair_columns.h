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
  leak,        ///< it equals the target, is in the same order, or tells its classes apart
  decides,     ///< the target follows from it without an error, as if cut off or rounded from it
  follows,     ///< it follows from the target in the same way
  few_rows,    ///< a few rows far from all others make all of its correlation with the target
  group,       ///< it hardly varies within groups of samples, between which the target varies
  says_most,   ///< a measured column that alone explains nearly all of a target, but is no leak
  copy         ///< it copies a selected column before it
};

struct UnfairColumn {
  Index feature = 0;
  Unfair why = Unfair::copy;
  std::string of;      ///< the target, the group column or the other column; empty for row_number
  Index rows = 0;      ///< for few_rows: how many they are
  double share = 0.0;  ///< for says_most: how much of the target's variance it explains, 0 .. 1
};

/// Checks some features of a problem. With more than 5000 samples, only every n-th is used.
/// \param group_of    per sample; `nullopt` without groups
/// \param group_name  name of the groups' column
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<std::vector<UnfairColumn>> unfair_columns(
    const Problem& problem, const std::vector<Index>& features,
    const std::optional<std::vector<int>>& group_of, const std::string& group_name,
    const std::stop_token& stop = {});

}  // namespace steelyard
