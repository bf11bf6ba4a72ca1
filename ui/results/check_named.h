// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/analysis/answer_question.h"

namespace steelyard::ui {

/// The entry of the check that has this id in an answer.
[[nodiscard]] inline bool& checkNamed(const std::string& id, AnswerChecks& checks) {
  return id == "chance"        ? checks.chance
         : id == "held-out"    ? checks.held_out
         : id == "stability"   ? checks.stability
         : id == rate_check_id ? checks.rate
                               : checks.fairness;
}

/// Whether the check of this id is one of them.
[[nodiscard]] inline bool isAmong(const std::string& id, AnswerChecks checks) {
  return checkNamed(id, checks);
}

}  // namespace steelyard::ui
