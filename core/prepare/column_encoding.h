// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/data/dataset.h"

namespace steelyard {

/// How a column of text becomes numbers.
enum class EncodingKind {
  none,        ///< it does not: it has too many values, or only one
  two_values,  ///< one column of 0 and 1
  ordered,     ///< one column of places in an order
  indicators,  ///< one column of 0 and 1 for each value
};

/// With more values, text becomes no columns of 0 and 1.
inline constexpr Index most_categories = 30;

/// What a person may choose.
struct EncodingChoice {
  bool only_indicators = false;      ///< even where the values have an order
  std::vector<std::string> order{};  ///< the values from the lowest to the highest, if not empty
  bool missing_is_value = false;     ///< missing cells are a value of their own, see encoding_of()
};

struct ColumnEncoding {
  EncodingKind kind = EncodingKind::none;
  std::vector<Index> values;  ///< categories that occur: by their numbers or, for indicators, names
  std::vector<double>
      numbers;  ///< for each category of the column, also for those that do not occur
  bool missing_column = false;  ///< one more indicator for missing cells
};

/// How one column of text becomes numbers. It depends on the values of this column alone.
/// Yes and no, and any two values, are 0 and 1: 1 is yes, the later one in an order, or the later
/// one in the alphabet. Known scales (known_scales.h), groups of numbers (number_groups.h) and a
/// chosen order are numbers from 1. Other values are indicators, if there are at most 30 and at
/// most half as many as samples. With `missing_is_value`, a column that has no order and has
/// missing cells is indicators, and one more for these.
/// \param column  of text
/// \throws Error(bad_input) if a chosen order leaves a value out
[[nodiscard]] ColumnEncoding encoding_of(const Dataset& table, Index column,
                                         const EncodingChoice& choice = {});

}  // namespace steelyard
