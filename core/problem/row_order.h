// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <string_view>

namespace steelyard {

/// What the user says about the order of a table's rows, if no column gives times.
enum class RowOrder {
  automatic,  ///< a series if neighbouring rows have similar targets: see alike_neighbours.h
  series,     ///< the rows are in the order of time
  any         ///< the order of the rows means nothing
};

inline constexpr std::array<RowOrder, 3> all_row_orders{RowOrder::automatic, RowOrder::series,
                                                        RowOrder::any};

/// Stable ids used by records and the command line: "automatic", "series", "any".
[[nodiscard]] std::string_view row_order_id(RowOrder order);
/// \throws Error(bad_input) for another id
[[nodiscard]] RowOrder row_order(std::string_view id);

}  // namespace steelyard
