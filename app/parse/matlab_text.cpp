// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/parse/matlab_text.h"

#include <cstdint>

#include "core/data/text_encoding.h"

namespace steelyard::parse {

std::string utf8_of(std::u16string_view text) {
  std::string made;
  for (std::size_t k = 0; k < text.size(); ++k) {
    const std::uint32_t unit = text[k];
    const bool begins_pair = unit >= 0xD800 && unit <= 0xDBFF && k + 1 < text.size() &&
                             text[k + 1] >= 0xDC00 && text[k + 1] <= 0xDFFF;
    if (begins_pair) {
      append_utf8(0x10000U + ((unit - 0xD800U) << 10U) + (text[++k] - 0xDC00U), made);
    } else {
      append_utf8(unit, made);
    }
  }
  return made;
}

std::vector<std::string> rows_of_letters(std::u16string_view letters, std::size_t rows) {
  std::vector<std::string> texts;
  for (std::size_t row = 0; row < rows; ++row) {
    std::u16string line;
    for (std::size_t at = row; at < letters.size(); at += rows) {
      line.push_back(letters[at]);
    }
    while (!line.empty() && (line.back() == u' ' || line.back() == u'\0')) {
      line.pop_back();
    }
    texts.push_back(utf8_of(line));
  }
  return texts;
}

}  // namespace steelyard::parse
