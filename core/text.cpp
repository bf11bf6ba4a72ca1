// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text.h"

#include <algorithm>

namespace steelyard {
namespace {

/// Continuation bytes of UTF-8 begin with the bits 10.
bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

bool is_control(char byte) { return static_cast<unsigned char>(byte) < 0x20U || byte == 0x7F; }

}  // namespace

std::string in_one_line(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) {
    text += (text.empty() ? "" : ", ") + name;
  }
  return text;
}

std::string in_brief(std::string_view text, std::size_t most_bytes) {
  std::size_t kept = std::min(text.size(), most_bytes);
  if (kept < text.size()) {
    while (kept > 0 && continues(text[kept])) {
      --kept;
    }
  }
  std::string brief(text.substr(0, kept));
  std::replace_if(brief.begin(), brief.end(), is_control, ' ');
  if (kept < text.size()) {
    brief += "... (" + std::to_string(text.size()) + " bytes)";
  }
  return brief;
}

std::string short_name(std::string_view name) {
  constexpr std::size_t most_bytes = 60;
  return in_brief(name, most_bytes);
}

}  // namespace steelyard
