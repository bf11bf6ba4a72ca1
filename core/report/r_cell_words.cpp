// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/r_cell_words.h"

#include "core/report/r_text.h"
#include "core/report/script_cell_words.h"

namespace steelyard::r {

std::string cell_word_constants() {
  const script::CellWords words = script::cell_words();
  return "MISSING_WORDS <- " + vector_of_texts(words.missing) + "\nMAY_BE_TEXT <- " +
         vector_of_texts(words.may_be_text) + "\nALL_BLANKS <- " + literal(words.blanks) +
         "\nCURRENCIES <- " + vector_of_texts(words.currencies) +
         "\n# Behind the hour of a day, the number of a rank or the day of a month.\nNO_UNITS <- " +
         vector_of_texts(words.no_units) + "\nUNIT_SYMBOLS <- " +
         vector_of_texts(words.unit_symbols) + "\nUNIT_WORDS <- " +
         vector_of_texts(words.unit_words) + "\nUNIT_PREFIXES <- " +
         vector_of_texts(words.unit_prefixes) + "\n";
}

}  // namespace steelyard::r
