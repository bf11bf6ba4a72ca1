// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/padded_numbers.h"

#include <algorithm>
#include <cmath>

#include "core/data/missing.h"
#include "core/data/text_table.h"
#include "core/message.h"
#include "core/text.h"

namespace steelyard {
namespace {

bool is_natural(double value) { return value >= 0.0 && value == std::floor(value); }

/// The number of digits that all numbers have; 0 if they differ.
/// \param padded   the cells with zeros in front, by their number of digits
/// \param numbers  all numbers of the column; whole and not negative
int common_digits(const OddWords& padded, const std::vector<double>& numbers) {
  if (padded.size() != 1) {
    return 0;
  }
  const OddCells& cells = padded.begin()->second;
  const auto digits = static_cast<int>(cells.text.size());
  const double end = std::pow(10.0, digits);
  const double least_unpadded = std::pow(10.0, digits - 1);
  Index small = 0;
  for (const double number : numbers) {
    if (number >= end) {
      return 0;
    }
    small += number < least_unpadded ? 1 : 0;
  }
  return small == cells.count ? digits : 0;
}

}  // namespace

bool is_padded(std::string_view text) {
  return text.size() > 1 && text[0] == '0' && is_ascii_digit(text[1]) &&
         std::all_of(text.begin(), text.end(), is_ascii_digit);
}

void settle_padded_numbers(const OddColumns& odd, Dataset& dataset) {
  for (const auto& [position, padded] : odd.padded) {
    Column& column = dataset.columns[position];
    const std::vector<double> numbers =
        present_values(dataset.values.col(static_cast<Index>(position)));
    if (column.kind != ColumnKind::number ||
        !std::all_of(numbers.begin(), numbers.end(), is_natural)) {
      continue;
    }
    column.digits = common_digits(padded, numbers);
    if (column.digits == 0) {
      const OddCells cells = all_of(padded);
      dataset.warnings.push_back(message(
          "table.lost_zeros",
          "column {1}: {2} {2:number has|numbers have} zeros in front, such as {3} in line {4}; "
          "these are not kept, as the numbers of the column do not all have as many digits",
          in_quotes(column.name), cells.count, in_quotes(cells.text), cells.line));
    }
  }
}

std::string padded_text(double value, int digits) {
  constexpr double exact = 9007199254740992.0;  // 2^53
  if (!is_natural(value) || value >= exact) {
    return number_text(value);
  }
  const std::string text = std::to_string(static_cast<long long>(value));
  const auto zeros = std::max<Index>(0, digits - std::ssize(text));
  return std::string(static_cast<std::size_t>(zeros), '0') + text;
}

}  // namespace steelyard
