// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/r_text.h"

#include <algorithm>
#include <cmath>

#include "core/data/text_encoding.h"
#include "core/data/text_table.h"
#include "core/report/script_text.h"

namespace steelyard::r {
namespace {

using script::hexadecimal;

/// What R forbids in one string are escapes of both kinds, of bytes and of characters.
std::string escaped_character(std::string_view character) {
  constexpr unsigned int replacement = 0xFFFD;
  const unsigned int code = script::code_of(character);
  if (code > 0xFFFFU) {
    return "\\U" + hexadecimal(code, 8);
  }
  return "\\u" + hexadecimal(code == 0 ? replacement : code, 4);
}

std::string escaped_byte(char byte) {
  return "\\x" + hexadecimal(static_cast<unsigned char>(byte), 2);
}

bool is_plain(std::string_view character) {
  const char first = character.front();
  return static_cast<unsigned char>(first) < 0x80 && !script::is_control(first);
}

std::string vector_of(const std::vector<std::string>& items, const char* empty) {
  return items.empty() ? empty : script::list("c(", items, ")");
}

}  // namespace

std::string literal(std::string_view text) {
  const bool has_characters = is_utf8(text);
  std::string written = "\"";
  while (!text.empty()) {
    const std::size_t length = has_characters ? script::character_at_front(text) : 1;
    const std::string_view character = text.substr(0, length);
    const char first = character.front();
    if (first == '"' || first == '\\') {
      written.append("\\").append(character);
    } else if (is_plain(character)) {
      written += character;
    } else {
      written += has_characters ? escaped_character(character) : escaped_byte(first);
    }
    text.remove_prefix(length);
  }
  return written += '"';
}

std::string number(double value) { return std::isfinite(value) ? number_text(value) : "NaN"; }

std::string truth(bool value) { return value ? "TRUE" : "FALSE"; }

std::string vector_of_texts(const std::vector<std::string>& texts) {
  std::vector<std::string> items(texts.size());
  std::transform(texts.begin(), texts.end(), items.begin(),
                 [](const std::string& text) { return literal(text); });
  return vector_of(items, "character()");
}

std::string vector_of_numbers(const Vector& values) {
  std::vector<std::string> items(static_cast<std::size_t>(values.size()));
  std::transform(values.begin(), values.end(), items.begin(), number);
  return vector_of(items, "numeric()");
}

std::string vector_of_positions(const std::vector<Index>& positions) {
  return vector_of(script::positions_from(1, positions), "integer()");
}

std::string matrix_of_numbers(const Matrix& values) {
  std::string text = "rbind(";
  for (Index row = 0; row < values.rows(); ++row) {
    text += (row == 0 ? "\n    " : ",\n    ") + vector_of_numbers(values.row(row).transpose());
  }
  return text += ")";
}

}  // namespace steelyard::r
