// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/data/dataset.h"

namespace steelyard {

/// The parameter of the step "encode" that holds orders.
inline constexpr const char* orders_id = "order";

/// The words of a column from the lowest to the highest.
struct ChosenOrder {
  std::string column;  ///< its name; empty for all columns
  std::vector<std::string> words;

  friend bool operator==(const ChosenOrder&, const ChosenOrder&) = default;
};

/// The orders in a text such as "low < medium < high" or "low,medium,high", which is that of all
/// columns, or "size: S < M < L | mood: bad < good", which has one for each column that it names.
/// A part whose beginning names no column makes the whole text one order.
/// \param columns  the names of those that may be named
[[nodiscard]] std::vector<ChosenOrder> orders_in(const std::string& text,
                                                 const std::vector<std::string>& columns);

/// The text from which orders_in() reads these orders.
[[nodiscard]] std::string text_of_orders(const std::vector<ChosenOrder>& orders);

/// The words of the order that holds for a column; empty if none does.
[[nodiscard]] std::vector<std::string> order_for(const std::string& column,
                                                 const std::vector<ChosenOrder>& orders);

/// The orders that columns of numbers have, which were made of text with more than two values.
/// \param columns  of the table after the step
[[nodiscard]] std::vector<ChosenOrder> orders_shown_by(const std::vector<Column>& columns);

/// What a person who has edited orders wants: those that are other than before, and those that were
/// chosen already. An order that the program has proposed, and that was not edited, stays proposed.
/// \param proposed  the orders before, without the chosen ones
[[nodiscard]] std::vector<ChosenOrder> orders_wanted(const std::vector<ChosenOrder>& edited,
                                                     const std::vector<ChosenOrder>& proposed);

}  // namespace steelyard
