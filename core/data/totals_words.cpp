// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/totals_words.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/data/cell_number.h"
#include "core/text.h"

namespace steelyard {

std::string first_word_cell(const std::vector<std::string>& row) {
  const auto first = std::find_if(row.begin(), row.end(), [](const std::string& cell) {
    return cell.find_first_not_of("0123456789.,+- ") != std::string::npos;
  });
  return first == row.end() ? std::string() : *first;
}

bool begins_as_total(const std::vector<std::string>& row) {
  constexpr std::array<std::string_view, 15> words{
      "total",  "totals",      "grand total", "sum",        "sums",
      "mean",   "means",       "average",     "averages",   "avg",
      "gesamt", "gesamtsumme", "summe",       "mittelwert", "durchschnitt"};
  const std::string text = in_lower_case(first_word_cell(row));
  std::string_view word = without_outer_blanks(text);
  while (!word.empty() && (word.back() == ':' || word.back() == '.')) {
    word.remove_suffix(1);
  }
  return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace steelyard
