// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/python_text.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/data/text_table.h"

namespace steelyard::python {
namespace {

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }

std::string escaped_control(char c) {
  constexpr std::string_view digits = "0123456789abcdef";
  const auto code = static_cast<unsigned char>(c);
  return {'\\', 'x', digits[code >> 4U], digits[code & 0xFU]};
}

}  // namespace

std::string literal(std::string_view text) {
  std::string written = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      written += '\\';
      written += c;
    } else {
      written += is_control(c) ? escaped_control(c) : std::string(1, c);
    }
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
  for (const char c : text) {
    line += is_control(c) ? ' ' : c;
  }
  return line += '\n';
}

}  // namespace steelyard::python
