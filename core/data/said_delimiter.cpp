// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/said_delimiter.h"

#include <cctype>
#include <string>

#include "core/text.h"

namespace steelyard {

std::optional<char> delimiter_said_in(std::string_view line) {
  constexpr std::string_view key = "sep=";
  constexpr std::string_view no_delimiter = "\"#.+-_";
  if (line.size() > 1 && line.front() == '"' && line.back() == '"') {
    line = line.substr(1, line.size() - 2);
  }
  const std::string start = in_lower_case(line.substr(0, key.size()));
  if (start != key || line.size() <= key.size()) {
    return std::nullopt;
  }
  const char mark = line[key.size()];
  const std::string_view behind = line.substr(key.size() + 1);
  const bool usable = static_cast<unsigned char>(mark) < 0x80 &&
                      std::isalnum(static_cast<unsigned char>(mark)) == 0 &&
                      no_delimiter.find(mark) == std::string_view::npos;
  // The line may be filled with delimiters to the width of the table.
  return usable && behind.find_first_not_of(std::string{' ', mark}) == std::string_view::npos
             ? std::optional(mark)
             : std::nullopt;
}

}  // namespace steelyard
