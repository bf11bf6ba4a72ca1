// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

namespace steelyard::script {

/// By what a script knows cells that are no plain numbers: the lists of core/data/cell_number.h and
/// core/data/date_words.h.
struct CellWords {
  std::vector<std::string> missing;
  std::vector<std::string> may_be_text;  ///< those of `missing` that a text may be, too
  std::string blanks;
  std::vector<std::string> currencies;
  std::vector<std::string> no_units;      ///< with the months
  std::vector<std::string> unit_symbols;  ///< these may have a prefix; see core/data/unit_row.h
  std::vector<std::string> unit_words;
  std::vector<std::string> unit_prefixes;
};

[[nodiscard]] CellWords cell_words();

}  // namespace steelyard::script
