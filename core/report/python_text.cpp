// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/python_text.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/data/text_encoding.h"
#include "core/data/text_table.h"
#include "core/text.h"

namespace steelyard::python {
namespace {

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }

std::string hexadecimal(char c) {
  constexpr std::string_view digits = "0123456789abcdef";
  const auto code = static_cast<unsigned char>(c);
  return {digits[code >> 4U], digits[code & 0xFU]};
}

/// The length of the UTF-8 character at the beginning of a text, or 0 if there is none.
std::size_t character_at_front(std::string_view text) {
  constexpr std::size_t longest = 4;
  for (std::size_t length = 1; length <= std::min(longest, text.size()); ++length) {
    if (is_utf8(text.substr(0, length))) {
      return length;
    }
  }
  return 0;
}

}  // namespace

std::string literal(std::string_view text) {
  std::string written = "\"";
  while (!text.empty()) {
    const std::size_t length = character_at_front(text);
    const std::string_view character = text.substr(0, std::max<std::size_t>(length, 1));
    const char first = character.front();
    if (length == 0) {
      written += "\\udc" + hexadecimal(first);
    } else if (first == '"' || first == '\\') {
      written.append("\\").append(character);
    } else if (is_control(first)) {
      written += "\\x" + hexadecimal(first);
    } else if (turns_writing(character)) {
      const unsigned int code = 0x2000U +
                                ((static_cast<unsigned char>(character[1]) & 0x3FU) << 6U) +
                                (static_cast<unsigned char>(character[2]) & 0x3FU);
      written += "\\u20" + hexadecimal(static_cast<char>(code & 0xFFU));
    } else {
      written += character;
    }
    text.remove_prefix(character.size());
  }
  return written += '"';
}

std::string number(double value) {
  return std::isfinite(value) ? number_text(value) : "float(\"nan\")";
}

std::string list(const std::vector<std::string>& items) {
  constexpr std::size_t widest = 96;
  std::string text = "[";
  std::size_t width = 1;
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
  return text += ']';
}

std::string dictionary(const std::vector<std::string>& items) {
  std::string text = list(items);
  text.front() = '{';
  text.back() = '}';
  return text;
}

std::string list_of_texts(const std::vector<std::string>& texts) {
  std::vector<std::string> items(texts.size());
  std::transform(texts.begin(), texts.end(), items.begin(),
                 [](const std::string& text) { return literal(text); });
  return list(items);
}

std::string list_of_positions(const std::vector<Index>& positions) {
  std::vector<std::string> items(positions.size());
  std::transform(positions.begin(), positions.end(), items.begin(),
                 [](Index position) { return std::to_string(position); });
  return list(items);
}

std::string list_of_numbers(const Vector& values) {
  std::vector<std::string> items(static_cast<std::size_t>(values.size()));
  std::transform(values.begin(), values.end(), items.begin(), number);
  return list(items);
}

std::string comment(std::string_view text) {
  std::string line = "# ";
  for (const char c : to_utf8(text)) {
    line += is_control(c) ? ' ' : c;
  }
  return line += '\n';
}

}  // namespace steelyard::python
