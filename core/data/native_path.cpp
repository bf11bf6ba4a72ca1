// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/native_path.h"

#include <charconv>

namespace steelyard {
namespace {

bool stands_for_itself(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         std::string_view("/._-").find(c) != std::string_view::npos;
}

}  // namespace

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
