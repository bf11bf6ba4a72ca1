// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/array_names.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>

#include "core/text.h"

namespace steelyard {
namespace {

bool has_one_of(const std::string& name, std::initializer_list<std::string_view> words) {
  return std::any_of(words.begin(), words.end(),
                     [&](std::string_view word) { return name.find(word) != std::string::npos; });
}

/// 0 if the texts name something else.
int rank_as_names(const ArrayInfo& array) {
  const std::string name = bare_name(array.name);
  if (has_one_of(name, {"target", "class", "label", "row", "sample", "index"})) {
    return 0;
  }
  return has_one_of(name, {"feature", "column", "var", "field"}) ? 3
         : has_one_of(name, {"name", "header"})                  ? 2
                                                                 : 1;
}

}  // namespace

std::string bare_name(std::string name) {
  const auto mark = name.find_last_of("/.");
  name.erase(0, mark == std::string::npos ? 0 : mark + 1);
  return in_lower_case(name);
}

bool holds_texts(const ArrayInfo& array) {
  return array.usable && array.columns == 1 && array.described.size() == 1 &&
         array.described.front().text;
}

std::optional<std::size_t> names_of_columns(const std::vector<ArrayInfo>& arrays,
                                            std::size_t position) {
  const ArrayInfo& named = arrays[position];
  std::optional<std::size_t> best;
  if (named.columns < 2 || !named.described.empty()) {
    return best;
  }
  int best_rank = 0;
  for (std::size_t k = 0; k < arrays.size(); ++k) {
    const bool fits = k != position && holds_texts(arrays[k]) && arrays[k].rows == named.columns;
    if (const int rank = fits ? rank_as_names(arrays[k]) : 0; rank > best_rank) {
      best = k;
      best_rank = rank;
    }
  }
  return best;
}

}  // namespace steelyard
