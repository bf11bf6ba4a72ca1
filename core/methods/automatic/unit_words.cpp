// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/automatic/unit_words.h"

#include <algorithm>

#include "core/text.h"

namespace steelyard::automatic {
namespace {

Message unit_in_words(const Problem& problem, const ColumnUnits& units, Index unit) {
  if (!units.is_category(unit)) {
    return names_in_words(problem, units.columns_of({unit}));
  }
  const ColumnUnit& category = units.category(unit);
  return message("automatic.category_name", "{1} ({2} columns)", short_name(category.name),
                 category.columns.size());
}

}  // namespace

Message units_in_words(const Problem& problem, const ColumnUnits& units,
                       const std::vector<Index>& some) {
  if (units.each_alone()) {
    return names_in_words(problem, some);
  }
  constexpr std::size_t most_named = 10;
  Message words;
  for (std::size_t place = 0; place < std::min(some.size(), most_named); ++place) {
    const Message one = unit_in_words(problem, units, some[place]);
    words = place == 0 ? one : message("automatic.one_more_name", "{1}, {2}", words, one);
  }
  return some.size() <= most_named ? words
                                   : message("automatic.names_and_more", "{1} and {2} more", words,
                                             some.size() - most_named);
}

std::vector<Message> categories_in_words(const Problem& problem, const ColumnUnits& units,
                                         const std::vector<Index>& selected) {
  std::vector<Message> said;
  std::vector<Index> others;
  for (const Index unit : units.categories()) {
    if (std::find(selected.begin(), selected.end(), unit) == selected.end()) {
      others.push_back(unit);
      continue;
    }
    const Message names = names_in_words(problem, units.columns_of({unit}));
    said.push_back(units.category(unit).of_group
                       ? message("automatic.group",
                                 "The columns {1} are one group: they are kept or left out "
                                 "together, and count as one where numbers of columns are tried",
                                 names)
                       : message("automatic.category",
                                 "The columns {1} encode one category: they are kept or left out "
                                 "together, and count as one where numbers of columns are tried",
                                 names));
  }
  if (!others.empty()) {
    said.push_back(message("automatic.other_categories",
                           "Columns of one group or category are left out together: {1}",
                           units_in_words(problem, units, others)));
  }
  return said;
}

}  // namespace steelyard::automatic
