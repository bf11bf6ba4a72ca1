// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/feature_grid.h"

#include <algorithm>
#include <map>
#include <string>
#include <string_view>

namespace steelyard {
namespace {

constexpr std::size_t most_digits = 6;  // longer ones are dates and catalogue numbers

bool is_numeral(char sign) { return sign >= '0' && sign <= '9'; }
/// Not std::isalpha, which depends on the user's language.
bool is_letter(char sign) { return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z'); }
bool is_bracket(char sign) { return sign == '(' || sign == '[' || sign == '{'; }

/// A name is: before, number, between, number, after.
struct NameParts {
  std::string_view before, first, between, second, after;
};

struct Place {
  Index row = 0, column = 0;

  [[nodiscard]] bool operator<(const Place& other) const {
    return row != other.row ? row < other.row : column < other.column;
  }
};

/// The features whose names differ in the two numbers only.
struct NamedAlike {
  std::vector<Index> features;
  std::vector<Place> places;  ///< of each
};

/// Splits off the last run of digits: what stands before it, the run, what stands after it.
struct LastNumber {
  std::string_view before, number, after;
};

LastNumber last_number(std::string_view text) {
  std::size_t end = text.size();
  while (end > 0 && !is_numeral(text[end - 1])) {
    --end;
  }
  std::size_t begin = end;
  while (begin > 0 && is_numeral(text[begin - 1])) {
    --begin;
  }
  return {text.substr(0, begin), text.substr(begin, end - begin), text.substr(end)};
}

/// Whether the text between two numbers makes one decimal number of them.
bool is_decimal(const NameParts& parts) {
  const bool bracketed = !parts.before.empty() && is_bracket(parts.before.back());
  return parts.between == "." || (parts.between == "," && !bracketed);
}

bool is_whole_number(std::string_view number) {
  return !number.empty() && number.size() <= most_digits;
}

std::optional<NameParts> parts_of(std::string_view name) {
  const LastNumber second = last_number(name);
  const LastNumber first = last_number(second.before);
  const NameParts parts{first.before, first.number, first.after, second.number, second.after};
  const bool placed =
      is_whole_number(parts.first) && is_whole_number(parts.second) && !is_decimal(parts);
  return placed ? std::optional(parts) : std::nullopt;
}

Index value_of(std::string_view number) {
  Index value = 0;
  for (const char digit : number) {
    value = 10 * value + (digit - '0');
  }
  return value;
}

/// The word that a number follows, in lower case: "row" of "sensor row_".
std::string word_at_end(std::string_view text) {
  while (!text.empty() && !is_letter(text.back())) {
    text.remove_suffix(1);
  }
  std::string word;
  for (; !text.empty() && is_letter(text.back()); text.remove_suffix(1)) {
    const char letter = text.back();
    word.insert(word.begin(), letter < 'a' ? static_cast<char>(letter - 'A' + 'a') : letter);
  }
  return word;
}

bool is_column_first(const NameParts& parts) {
  const std::string first = word_at_end(parts.before);
  const std::string second = word_at_end(parts.between);
  return (first == "x" && second == "y") || (first == "c" && second == "r") ||
         ((first == "col" || first == "column") && second == "row");
}

Place place_of(const NameParts& parts) {
  const Place place{value_of(parts.first), value_of(parts.second)};
  return is_column_first(parts) ? Place{place.column, place.row} : place;
}

/// What two names must have in common.
std::string pattern_of(const NameParts& parts) {
  std::string pattern(parts.before);
  for (const std::string_view part : {parts.between, parts.after}) {
    pattern += '0';  // no part has a digit beside it
    pattern += part;
  }
  return pattern;
}

/// The largest set of features that are named alike.
NamedAlike most_alike(const std::vector<ColumnInfo>& features) {
  std::map<std::string, NamedAlike> sets;
  for (std::size_t feature = 0; feature < features.size(); ++feature) {
    if (const auto parts = parts_of(features[feature].name)) {
      NamedAlike& alike = sets[pattern_of(*parts)];
      alike.features.push_back(static_cast<Index>(feature));
      alike.places.push_back(place_of(*parts));
    }
  }
  const auto largest =
      std::max_element(sets.begin(), sets.end(), [](const auto& one, const auto& other) {
        return one.second.features.size() < other.second.features.size();
      });
  return largest == sets.end() ? NamedAlike{} : largest->second;
}

bool has_doubles(std::vector<Place> places) {
  std::sort(places.begin(), places.end());
  return std::adjacent_find(places.begin(), places.end(), [](const Place& one, const Place& other) {
           return !(one < other);
         }) != places.end();
}

/// Around all places, without its features.
FeatureGrid box_around(const std::vector<Place>& places) {
  const auto [top, bottom] = std::minmax_element(places.begin(), places.end());
  const auto [left, right] = std::minmax_element(
      places.begin(), places.end(),
      [](const Place& one, const Place& other) { return one.column < other.column; });
  return {top->row, left->column, bottom->row - top->row + 1, right->column - left->column + 1, {}};
}

}  // namespace

std::optional<FeatureGrid> feature_grid(const std::vector<ColumnInfo>& features) {
  const NamedAlike alike = most_alike(features);
  const std::size_t placed = alike.features.size();
  if (placed == 0 || 10 * placed < 9 * features.size() || has_doubles(alike.places)) {
    return std::nullopt;
  }
  FeatureGrid grid = box_around(alike.places);
  if (grid.rows < 2 || grid.columns < 2 || 2 * static_cast<Index>(placed) < grid.cells()) {
    return std::nullopt;
  }
  grid.features.assign(static_cast<std::size_t>(grid.cells()), Index{-1});
  for (std::size_t k = 0; k < placed; ++k) {
    const Place& place = alike.places[k];
    const Index cell =
        (place.row - grid.first_row) * grid.columns + place.column - grid.first_column;
    grid.features[static_cast<std::size_t>(cell)] = alike.features[k];
  }
  return grid;
}

}  // namespace steelyard
