// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace steelyard {
namespace {

/// Continuation bytes of UTF-8 begin with the bits 10.
bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

bool is_control(char byte) { return static_cast<unsigned char>(byte) < 0x20U || byte == 0x7F; }

}  // namespace

std::vector<std::string_view> parts_between(std::string_view text, char mark) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(mark), text.size());
    if (const std::string_view part = trimmed(text.substr(0, end)); !part.empty()) {
      parts.push_back(part);
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

std::string in_one_line(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) {
    text += (text.empty() ? "" : ", ") + name;
  }
  return text;
}

std::string short_text(double value, int digits) {
  constexpr double written_out = 1e6;
  std::array<char, 32> text{};
  const auto written = [&](std::chars_format format, double number, int places) {
    char* const end = std::to_chars(text.begin(), text.end(), number, format, places).ptr;
    return std::string(text.data(), end);
  };
  std::string general = written(std::chars_format::general, value, digits);
  const double size = std::abs(value);
  if (general.find("e+") == std::string::npos || !(size < written_out)) {
    return general;
  }
  const double unit = std::pow(10.0, std::floor(std::log10(size)) + 1.0 - digits);
  return written(std::chars_format::fixed, std::round(value / unit) * unit, 0);
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
  constexpr std::size_t of_end = 25;
  if (name.size() <= most_bytes) {
    return in_brief(name, most_bytes);
  }
  std::size_t begin = most_bytes - of_end;
  while (begin > 0 && continues(name[begin])) {
    --begin;
  }
  std::size_t end = name.size() - of_end;
  while (end < name.size() && continues(name[end])) {
    ++end;
  }
  return in_brief(name.substr(0, begin), most_bytes) + "..." +
         in_brief(name.substr(end), most_bytes);
}

bool turns_writing(std::string_view text) {
  // As numbers, since a text that held them would itself look like another.
  constexpr unsigned char lead = 0xE2;
  const auto byte = [text](std::size_t at) {
    return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U;
  };
  const bool embeds = byte(1) == 0x80 && byte(2) >= 0xAA && byte(2) <= 0xAE;
  const bool isolates = byte(1) == 0x81 && byte(2) >= 0xA6 && byte(2) <= 0xA9;
  return byte(0) == lead && (embeds || isolates);
}

std::string in_lower_case(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) {
    c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return lower;
}

}  // namespace steelyard
