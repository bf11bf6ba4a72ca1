// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/answer.h"

#include <algorithm>
#include <array>

#include "core/error.h"

namespace steelyard {

const AnswerCheck* check_with(const Answer& answer, std::string_view id) {
  const auto found = std::find_if(answer.checks.begin(), answer.checks.end(),
                                  [&](const AnswerCheck& check) { return check.id == id; });
  return found == answer.checks.end() ? nullptr : &*found;
}

std::string_view answer_level_id(AnswerLevel level) {
  static constexpr std::array<std::string_view, 3> ids{"good", "caution", "bad"};
  return ids.at(static_cast<std::size_t>(level));
}

AnswerLevel answer_level(std::string_view id) {
  for (const AnswerLevel level : {AnswerLevel::good, AnswerLevel::caution, AnswerLevel::bad}) {
    if (answer_level_id(level) == id) {
      return level;
    }
  }
  throw bad_input(
      {"'" + std::string(id) + "' is not a level of an answer", "", "good, caution, bad"});
}

}  // namespace steelyard
