// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/script_cell_words.h"

#include <string_view>

#include "core/data/cell_number.h"
#include "core/data/date_words.h"
#include "core/data/unit_row.h"

namespace steelyard::script {

CellWords cell_words() {
  const auto listed = [](auto words) {
    return std::vector<std::string>(words.begin(), words.end());
  };
  CellWords words{
      listed(words_for_missing()), listed(words_that_may_be_text()), {},
      listed(all_currencies()),    listed(words_of_no_unit()),       listed(symbols_of_units()),
      listed(words_of_units()),    listed(prefixes_of_units())};
  for (const std::string_view blank : all_kinds_of_blanks()) {
    words.blanks += blank;
  }
  for (const std::string& month : words_for_months()) {
    words.no_units.push_back(month);
  }
  return words;
}

}  // namespace steelyard::script
