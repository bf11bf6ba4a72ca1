// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <string_view>

namespace steelyard {

/// What a person says of the order of a table's rows, where no column gives times.
enum class RowOrder {
  automatic,  ///< a series if the target of neighbouring rows is alike: see alike_neighbours.h
  series,     ///< the rows stand in the order of time
  any         ///< their order means nothing
};

inline constexpr std::array<RowOrder, 3> all_row_orders{RowOrder::automatic, RowOrder::series,
                                                        RowOrder::any};

/// Stable ids, used by records and the command line: "automatic", "series", "any".
[[nodiscard]] std::string_view row_order_id(RowOrder order);
/// \throws Error(bad_input) for another id
[[nodiscard]] RowOrder row_order(std::string_view id);

}  // namespace steelyard
