// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/name_words.h"

#include <algorithm>
#include <cctype>

namespace steelyard {

std::vector<std::string> name_words(std::string_view name) {
  std::vector<std::string> words;
  bool inside = false;
  bool was_lower = false;
  for (const char letter : name) {
    const auto byte = static_cast<unsigned char>(letter);
    const bool starts = std::isupper(byte) != 0 && was_lower;
    if (std::isalpha(byte) == 0) {
      inside = false;
    } else {
      if (!inside || starts) {
        words.emplace_back();
      }
      words.back() += static_cast<char>(std::tolower(byte));
      inside = true;
    }
    was_lower = std::islower(byte) != 0;
  }
  return words;
}

bool named_like(std::string_view name, std::span<const std::string_view> known) {
  const std::vector<std::string> words = name_words(name);
  return std::any_of(words.begin(), words.end(), [&](const std::string& word) {
    return std::find(known.begin(), known.end(), word) != known.end();
  });
}

}  // namespace steelyard
