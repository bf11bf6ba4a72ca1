// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/missing_texts.h"

#include <algorithm>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/data/cell_number.h"
#include "core/text.h"

namespace steelyard {
namespace {

bool has_signs_only(std::string_view text) {
  constexpr std::string_view dashes_of_print = "\u2013\u2014";
  return !text.empty() && std::all_of(text.begin(), text.end(), [dashes_of_print](char c) {
    return (c > ' ' && c < '\x7f' && !is_ascii_letter(c) && !is_ascii_digit(c)) ||
           (static_cast<unsigned char>(c) >= 0x80 &&
            dashes_of_print.find(c) != std::string_view::npos);
  });
}

bool is_letter(std::string_view text) { return text.size() == 1 && is_ascii_letter(text.front()); }

/// Which texts are words for a missing value.
std::vector<bool> words_among(const std::vector<std::string>& texts) {
  bool other_signs = false;
  bool letters = true;
  std::vector<bool> are_words;
  for (const std::string& text : texts) {
    const std::string_view bare = without_outer_blanks(text);
    are_words.push_back(is_missing_text(bare));
    other_signs = other_signs || (!are_words.back() && has_signs_only(bare));
    letters = letters && (are_words.back() || is_letter(bare));
  }
  for (std::size_t at = 0; letters && at < texts.size(); ++at) {
    are_words[at] = are_words[at] && without_outer_blanks(texts[at]) != "-";
  }
  for (std::size_t at = 0; other_signs && at < texts.size(); ++at) {
    are_words[at] = are_words[at] && !has_signs_only(without_outer_blanks(texts[at]));
  }
  return are_words;
}

/// The new position of each text; -1 for a word.
std::vector<int> new_positions(const std::vector<bool>& are_words) {
  std::vector<int> positions;
  positions.reserve(are_words.size());
  int next = 0;
  for (const bool is_word : are_words) {
    positions.push_back(is_word ? -1 : next++);
  }
  return positions;
}

void count_word(const std::string& text, OddWords& words) {
  const std::string word(without_outer_blanks(text));
  const bool room = words.size() < most_kept || words.contains(word);
  OddCells& cells = words[room ? word : std::string()];
  cells.text = word;
  ++cells.count;
}

}  // namespace

OddWords take_out_missing_words(TextsOfColumn& column, Eigen::Ref<Vector> codes) {
  constexpr std::ptrdiff_t fewest_others = 2;
  OddWords words;
  const std::vector<bool> are_words = words_among(column.texts);
  const auto others = std::count(are_words.begin(), are_words.end(), false);
  if (others == std::ssize(are_words) || others < fewest_others) {
    return words;
  }
  const std::vector<int> positions = new_positions(are_words);
  for (double& code : codes) {
    if (!(code >= 0.0)) {
      continue;
    }
    const auto at = static_cast<std::size_t>(code);
    if (are_words[at]) {
      count_word(column.texts[at], words);
    }
    code = are_words[at] ? std::numeric_limits<double>::quiet_NaN() : positions[at];
  }
  std::vector<std::string> remaining;
  for (std::size_t at = 0; at < are_words.size(); ++at) {
    if (!are_words[at]) {
      remaining.push_back(std::move(column.texts[at]));
    }
  }
  column.texts = std::move(remaining);
  return words;
}

}  // namespace steelyard
