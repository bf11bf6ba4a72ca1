// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/same_unit.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "core/data/cell_number.h"
#include "core/data/unit_row.h"

namespace steelyard {
namespace {

using Spelling = std::pair<std::string_view, std::string_view>;

/// Signs within a unit that are written in several ways.
constexpr auto unit_signs = std::to_array<Spelling>({{"\u00B5", "u"},
                                                     {"\u03BC", "u"},
                                                     {"\u00B2", "2"},
                                                     {"\u00B3", "3"},
                                                     {"\u207B\u00B9", "-1"},
                                                     {"^", ""},
                                                     {"\u00B7", " "},
                                                     {"*", " "},
                                                     {"\u2126", "\u03A9"},
                                                     {"\u212B", "\u00C5"}});

/// Names of units, and those that stand for them here.
constexpr auto unit_names = std::to_array<Spelling>(
    {{"sec", "s"},           {"second", "s"},     {"seconds", "s"},  {"minute", "min"},
     {"minutes", "min"},     {"hr", "h"},         {"hour", "h"},     {"hours", "h"},
     {"day", "d"},           {"days", "d"},       {"year", "yr"},    {"years", "yr"},
     {"degC", "\u00B0C"},    {"degF", "\u00B0F"}, {"deg", "\u00B0"}, {"angstrom", "\u00C5"},
     {"Angstrom", "\u00C5"}, {"Ohm", "\u03A9"},   {"ohm", "\u03A9"}, {"L", "l"},
     {"mL", "ml"},           {"dL", "dl"},        {"uL", "ul"},      {"lbs", "lb"},
     {"$", "USD"},           {"\u20AC", "EUR"},   {"\u00A3", "GBP"}, {"counts", "count"}});

std::string with_usual_signs(std::string text) {
  for (const auto& [sign, usual] : unit_signs) {
    for (auto at = text.find(sign); at != std::string::npos;
         at = text.find(sign, at + usual.size())) {
      text.replace(at, sign.size(), usual);
    }
  }
  return text;
}

std::string usual_name(std::string_view name) {
  const auto* const found =
      std::find_if(unit_names.begin(), unit_names.end(),
                   [name](const Spelling& known) { return known.first == name; });
  return std::string(found == unit_names.end() ? name : found->second);
}

/// Each of the units of a product by its usual name.
std::string usual_spelling(std::string_view unit) {
  const std::string text = with_usual_signs(unit_in(without_outer_blanks(unit)));
  std::string usual;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find_first_of("/ ", begin), text.size());
    usual += usual_name(std::string_view(text).substr(begin, end - begin));
    usual += end < text.size() ? std::string(1, text[end]) : std::string();
    begin = end + 1;
  }
  return usual;
}

}  // namespace

bool same_unit(std::string_view a, std::string_view b) {
  return a == b || usual_spelling(a) == usual_spelling(b);
}

}  // namespace steelyard
