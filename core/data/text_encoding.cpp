// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/text_encoding.h"

#include <charconv>
#include <cstdint>

namespace steelyard {
namespace {

struct Sequence {
  std::size_t length = 0;  ///< 0 if it is no lead byte
  std::uint32_t bits = 0;  ///< of the code point in the lead byte
  std::uint32_t least = 0;
};

Sequence sequence_of(unsigned char lead) {
  if (lead < 0x80U) {
    return {1, lead, 0};
  }
  if ((lead & 0xE0U) == 0xC0U) {
    return {2, lead & 0x1FU, 0x80};
  }
  if ((lead & 0xF0U) == 0xE0U) {
    return {3, lead & 0x0FU, 0x800};
  }
  if ((lead & 0xF8U) == 0xF0U) {
    return {4, lead & 0x07U, 0x10000};
  }
  return {};
}

/// The number of bytes of the first character, or 0 if it is not well-formed.
std::size_t character_length(std::string_view bytes) {
  const Sequence sequence = sequence_of(static_cast<unsigned char>(bytes.front()));
  if (sequence.length == 0 || bytes.size() < sequence.length) {
    return 0;
  }
  std::uint32_t code = sequence.bits;
  for (std::size_t at = 1; at < sequence.length; ++at) {
    const auto byte = static_cast<unsigned char>(bytes[at]);
    if ((byte & 0xC0U) != 0x80U) {
      return 0;
    }
    code = (code << 6U) | (byte & 0x3FU);
  }
  const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
  return code < sequence.least || code > 0x10FFFF || surrogate ? 0 : sequence.length;
}

bool stands_for_itself(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         std::string_view("/._-").find(c) != std::string_view::npos;
}

}  // namespace

void append_utf8(std::uint32_t point, std::string& text) {
  constexpr std::uint32_t last_point = 0x10FFFF;
  const bool is_character = point <= last_point && (point < 0xD800 || point > 0xDFFF);
  const std::uint32_t code = is_character ? point : 0xFFFD;
  const auto byte = [&text](std::uint32_t bits) { text.push_back(static_cast<char>(bits)); };
  if (code < 0x80) {
    byte(code);
    return;
  }
  if (code >= 0x10000) {
    byte(0xF0U | code >> 18U);
    byte(0x80U | (code >> 12U & 0x3FU));
  } else if (code >= 0x800) {
    byte(0xE0U | code >> 12U);
  }
  byte(code < 0x800 ? 0xC0U | code >> 6U : 0x80U | (code >> 6U & 0x3FU));
  byte(0x80U | (code & 0x3FU));
}

bool is_utf8(std::string_view bytes) {
  for (std::size_t at = 0; at < bytes.size();) {
    const bool ascii = static_cast<unsigned char>(bytes[at]) < 0x80U;  // most texts hold no others
    const std::size_t length = ascii ? 1 : character_length(bytes.substr(at));
    if (length == 0) {
      return false;
    }
    at += length;
  }
  return true;
}

std::string to_utf8(std::string_view bytes) {
  if (is_utf8(bytes)) {
    return std::string(bytes);
  }
  std::string text;
  for (const char c : bytes) {
    append_utf8(static_cast<unsigned char>(c), text);
  }
  return text;
}

std::string escaped_path(std::string_view path) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string escaped;
  for (const char c : path) {
    const auto byte = static_cast<unsigned char>(c);
    if (stands_for_itself(c)) {
      escaped.push_back(c);
    } else {
      escaped += {'%', digits[byte >> 4U], digits[byte & 0x0FU]};
    }
  }
  return escaped;
}

std::string unescaped_path(std::string_view escaped) {
  std::string path;
  while (!escaped.empty()) {
    unsigned value = 0;
    const char* const digits = escaped.data() + 1;
    if (escaped.front() == '%' && escaped.size() >= 3 &&
        std::from_chars(digits, digits + 2, value, 16).ptr == digits + 2) {
      path.push_back(static_cast<char>(value));
      escaped.remove_prefix(3);
    } else {
      path.push_back(escaped.front());
      escaped.remove_prefix(1);
    }
  }
  return path;
}

}  // namespace steelyard
