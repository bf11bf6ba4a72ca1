// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/python_text.h"

#include <algorithm>
#include <cmath>

#include "core/data/text_table.h"
#include "core/report/script_text.h"
#include "core/text.h"

namespace steelyard::python {
namespace {

using script::character_at_front;
using script::hexadecimal;

unsigned int byte_of(char c) { return static_cast<unsigned char>(c); }

}  // namespace

std::string literal(std::string_view text) {
  std::string written = "\"";
  while (!text.empty()) {
    const std::size_t length = character_at_front(text);
    const std::string_view character = text.substr(0, std::max<std::size_t>(length, 1));
    const char first = character.front();
    if (length == 0) {
      written += "\\udc" + hexadecimal(byte_of(first), 2);
    } else if (first == '"' || first == '\\') {
      written.append("\\").append(character);
    } else if (script::is_control(first)) {
      written += "\\x" + hexadecimal(byte_of(first), 2);
    } else if (turns_writing(character)) {
      written += "\\u" + hexadecimal(script::code_of(character), 4);
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

std::string list(const std::vector<std::string>& items) { return script::list("[", items, "]"); }

std::string dictionary(const std::vector<std::string>& items) {
  return script::list("{", items, "}");
}

std::string list_of_texts(const std::vector<std::string>& texts) {
  std::vector<std::string> items(texts.size());
  std::transform(texts.begin(), texts.end(), items.begin(),
                 [](const std::string& text) { return literal(text); });
  return list(items);
}

std::string list_of_positions(const std::vector<Index>& positions) {
  return list(script::positions_from(0, positions));
}

std::string list_of_numbers(const Vector& values) {
  std::vector<std::string> items(static_cast<std::size_t>(values.size()));
  std::transform(values.begin(), values.end(), items.begin(), number);
  return list(items);
}

}  // namespace steelyard::python
