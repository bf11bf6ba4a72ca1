// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/problem_options.h"

#include "core/error.h"

namespace steelyard {

std::string_view row_order_id(RowOrder order) {
  constexpr std::array<std::string_view, 3> ids{"automatic", "series", "any"};
  return ids.at(static_cast<std::size_t>(order));
}

RowOrder row_order(std::string_view id) {
  for (const RowOrder order : all_row_orders) {
    if (row_order_id(order) == id) {
      return order;
    }
  }
  throw bad_input({message("problem.no_such_row_order", "'{1}' is not an order of rows", id), "",
                   other_words("automatic, series, any")});
}

}  // namespace steelyard
