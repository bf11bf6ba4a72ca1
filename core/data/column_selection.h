// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/data/dataset.h"

namespace steelyard {

/// Columns given as text: names, 1-based numbers and ranges, separated by commas, such as "x1,x2",
/// "1-10", "3" or "phi-psi" (names take precedence over ranges). "all" means every number column
/// without another role.
/// \return positions in the order given, without repeats
/// \throws Error(bad_input) that names the part which matches no column, and the most similar names
[[nodiscard]] std::vector<Index> select_columns(const Dataset& dataset, std::string_view text);

/// A period given as text: a positive number or a multiple of pi, such as "2pi", "pi", "0.5*pi" or
/// "360".
/// \throws Error(bad_input) for any other text
[[nodiscard]] double parse_period(std::string_view text);

}  // namespace steelyard
