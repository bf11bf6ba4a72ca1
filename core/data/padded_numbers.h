// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

#include "core/data/dataset.h"
#include "core/data/odd_columns.h"

namespace steelyard {

/// Whether a cell is a whole number with zeros in front, such as 00123. Of most cells, it looks at
/// two characters.
[[nodiscard]] bool is_padded(std::string_view text);

/// Sets Column::digits of the columns in which all whole numbers have as many digits, some of them
/// with zeros in front. Where they have not, the zeros are lost, and a note says so. Columns with
/// fractions or negative numbers were measured: their zeros mean nothing.
/// \param odd  of all cells; `padded` has the cells with zeros in front, by their number of digits
void settle_padded_numbers(const OddColumns& odd, Dataset& dataset);

/// A number as its column writes it: "00123" for 123 of five digits. A whole number without a sign
/// is never shortened to "1e+05", as it may name something; others are written by number_text().
/// \param digits  Column::digits
[[nodiscard]] std::string padded_text(double value, int digits);

}  // namespace steelyard
