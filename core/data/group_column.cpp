// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/group_column.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "core/data/name_words.h"

namespace steelyard {
namespace {

struct Uses {
  std::vector<Index> of_value;  ///< rows with each value
  Index missing = 0;
};

Uses uses_in(const Dataset& dataset, Index column) {
  const Column& about = dataset.columns[static_cast<std::size_t>(column)];
  Uses uses{std::vector<Index>(about.categories.size(), 0), 0};
  for (const double value : dataset.values.col(column)) {
    if (std::isnan(value)) {
      ++uses.missing;
    } else if (value < static_cast<double>(uses.of_value.size())) {
      ++uses.of_value[static_cast<std::size_t>(value)];
    }
  }
  return uses;
}

Index words_in(const std::string& text) {
  Index words = 0;
  bool inside = false;
  for (const char letter : text) {
    const bool blank = letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r';
    words += !blank && !inside ? 1 : 0;
    inside = !blank;
  }
  return words;
}

/// "Customer 12", "United States of America", but not "the canteen is fine".
bool are_names(const std::vector<std::string>& texts) {
  constexpr Index most_words = 5;  // in two texts
  Index words = 0;
  for (const std::string& text : texts) {
    words += words_in(text);
  }
  return 2 * words <= most_words * std::ssize(texts);
}

}  // namespace

bool repeats_like_units(const Dataset& dataset, Index column) {
  const Column& about = dataset.columns[static_cast<std::size_t>(column)];
  if (about.kind != ColumnKind::category) {
    return false;
  }
  const Uses uses = uses_in(dataset, column);
  const auto of_value = [&uses](Index least) {
    return std::count_if(uses.of_value.begin(), uses.of_value.end(),
                         [least](Index rows) { return rows >= least; });
  };
  const bool repeat = of_value(2) > 0 && 2 * of_value(2) >= of_value(1);
  return repeat &&
         (is_named_like_group(about.name) || (uses.missing == 0 && are_names(about.categories)));
}

bool looks_like_group(const Dataset& dataset, Index column) {
  constexpr std::size_t many = 20;
  const Column& about = dataset.columns[static_cast<std::size_t>(column)];
  return (is_named_like_group(about.name) || about.categories.size() > many) &&
         repeats_like_units(dataset, column);
}

}  // namespace steelyard
