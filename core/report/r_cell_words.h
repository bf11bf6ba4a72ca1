// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

namespace steelyard::r {

/// The constants by which a script knows cells that are no plain numbers (script_cell_words.h):
/// MISSING_WORDS, MAY_BE_TEXT, ALL_BLANKS, CURRENCIES and NO_UNITS.
[[nodiscard]] std::string cell_word_constants();

}  // namespace steelyard::r
