// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/fill_rule.h"

namespace steelyard {

/// What to do with missing cells (NaN) in the columns that a run uses; chosen by the user. Only
/// inputs are filled: samples without a target are dropped.
enum class MissingPolicy { refuse, drop_rows, fill_median };

/// The stable ids of the policies: "refuse", "drop-rows" and "fill-median".
/// \throws Error(bad_input) for any other id
[[nodiscard]] std::string_view missing_policy_id(MissingPolicy policy);
[[nodiscard]] MissingPolicy missing_policy(std::string_view id);

/// The number of missing cells in each of the given columns.
[[nodiscard]] std::vector<Index> count_missing(const Dataset& dataset,
                                               const std::vector<Index>& columns);

/// The rows in which none of the given columns is missing, ascending.
[[nodiscard]] std::vector<Index> complete_rows(const Dataset& dataset,
                                               const std::vector<Index>& columns);

/// The values that are not NaN, in their order.
[[nodiscard]] std::vector<double> present_values(const Eigen::Ref<const Vector>& values);

/// A copy of one column with NaN replaced by what the other values say (fill_rule.h): their median
/// or, of what was made of text, one of its values.
/// \param rules  those of the dataset
/// \throws Error(bad_input) if the column has no values
[[nodiscard]] Vector with_gaps_filled(const Dataset& dataset, Index column, FillRules& rules);

}  // namespace steelyard
