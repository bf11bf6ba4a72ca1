// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/script_text.h"

#include <algorithm>

#include "core/data/text_encoding.h"

namespace steelyard::script {

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }

std::size_t character_at_front(std::string_view text) {
  constexpr std::size_t longest = 4;
  for (std::size_t length = 1; length <= std::min(longest, text.size()); ++length) {
    if (is_utf8(text.substr(0, length))) {
      return length;
    }
  }
  return 0;
}

unsigned int code_of(std::string_view character) {
  const auto first = static_cast<unsigned char>(character.front());
  const unsigned int of_first = character.size() == 1   ? 0x7FU
                                : character.size() == 2 ? 0x1FU
                                : character.size() == 3 ? 0x0FU
                                                        : 0x07U;
  unsigned int code = first & of_first;
  for (const char next : character.substr(1)) {
    code = (code << 6U) | (static_cast<unsigned char>(next) & 0x3FU);
  }
  return code;
}

std::string hexadecimal(unsigned int code, int digits) {
  constexpr std::string_view all = "0123456789abcdef";
  std::string text(static_cast<std::size_t>(digits), '0');
  for (auto digit = text.rbegin(); digit != text.rend(); ++digit) {
    *digit = all[code & 0xFU];
    code >>= 4U;
  }
  return text;
}

std::string list(std::string_view open, const std::vector<std::string>& items,
                 std::string_view close) {
  constexpr std::size_t widest = 96;
  std::string text(open);
  std::size_t width = open.size();
  for (std::size_t at = 0; at < items.size(); ++at) {
    const std::string item = items[at] + (at + 1 < items.size() ? "," : "");
    if (at > 0 && width + 1 + item.size() > widest) {
      text += "\n    ";
      width = 4;
    } else if (at > 0) {
      text += ' ';
      ++width;
    }
    text += item;
    width += item.size();
  }
  return text += close;
}

std::vector<std::string> positions_from(Index first, const std::vector<Index>& positions) {
  std::vector<std::string> items(positions.size());
  std::transform(positions.begin(), positions.end(), items.begin(),
                 [first](Index position) { return std::to_string(first + position); });
  return items;
}

std::string comment(std::string_view text) {
  std::string line = "# ";
  for (const char c : to_utf8(text)) {
    line += is_control(c) ? ' ' : c;
  }
  return line += '\n';
}

}  // namespace steelyard::script
