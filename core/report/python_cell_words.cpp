// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/python_cell_words.h"

#include <string_view>
#include <vector>

#include "core/data/cell_number.h"
#include "core/data/date_words.h"
#include "core/report/python_text.h"

namespace steelyard::python {

std::string cell_word_constants() {
  const auto listed = [](auto words) {
    return std::vector<std::string>(words.begin(), words.end());
  };
  std::string blanks;
  for (const std::string_view blank : all_kinds_of_blanks()) {
    blanks += blank;
  }
  std::vector<std::string> no_units = listed(words_of_no_unit());
  for (const std::string& month : words_for_months()) {
    no_units.push_back(month);
  }
  return "MISSING_WORDS = set(\n" + list_of_texts(listed(words_for_missing())) +
         ")\nALL_BLANKS = " + literal(blanks) +
         "\nCURRENCIES = " + list_of_texts(listed(all_currencies())) +
         "\n# Behind the hour of a day, the number of a rank or the day of a month.\nNO_UNITS = "
         "set(\n" +
         list_of_texts(no_units) + ")\n";
}

}  // namespace steelyard::python
