// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/code_named_na.h"

#include <algorithm>

#include "core/text.h"

namespace steelyard {
namespace {

bool is_code_of_two_letters(const std::string& text) {
  return text.size() == 2 &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

}  // namespace

void note_code_named_na(const std::string& name, const TextsOfColumn& column,
                        std::vector<Message>& warnings) {
  constexpr std::size_t fewest_codes = 2;
  if (column.na_cells == 0 || column.texts.size() < fewest_codes ||
      !std::all_of(column.texts.begin(), column.texts.end(), is_code_of_two_letters)) {
    return;
  }
  warnings.push_back(
      message("table.code_named_na",
              "column {1}: {2} {2:cell holds|cells hold} 'NA' and {2:is|are} taken as missing; all "
              "other cells hold codes of two letters, of which NA may be one (Namibia, North "
              "America)",
              in_quotes(name), column.na_cells));
}

}  // namespace steelyard
