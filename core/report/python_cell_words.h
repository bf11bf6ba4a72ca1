// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

namespace steelyard::python {

/// The constants by which a script knows cells that are no plain numbers, made of the lists of
/// core/data/cell_number.h and core/data/date_words.h: MISSING_WORDS, ALL_BLANKS, CURRENCIES and
/// NO_UNITS.
[[nodiscard]] std::string cell_word_constants();

}  // namespace steelyard::python
