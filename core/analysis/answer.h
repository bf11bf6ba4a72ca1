// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// How far a finding can be relied on.
enum class AnswerLevel { good, caution, bad };

/// One thing that was looked at before the answer was given.
struct AnswerCheck {
  std::string id;                    ///< stable: "chance", "held-out", "stability", "fairness"
  std::string title;                 ///< the question that it asks: "Is there anything?"
  std::optional<AnswerLevel> level;  ///< nothing: it was not done
  std::string finding;               ///< a sentence; where it was not done, why
  std::string next_step;  ///< what to do about it, in words; empty where nothing is to be done
  double seconds = 0.0;   ///< about what it costs, where it was not done
};

/// What a run says to the person who asked: one sentence, how far to rely on it, and why.
struct Answer {
  AnswerLevel level = AnswerLevel::caution;  ///< good only where all checks were done and are good
  std::string sentence;                      ///< "3 of 10 columns are enough: phi, psi, rmsd."
  std::vector<AnswerCheck> checks;
  std::vector<Index> selection;  ///< the columns that it speaks of, best first
  std::string suggestion;        ///< why so many of them, a sentence; empty: a person chose them
};

/// The check of that id; null where the answer has none.
[[nodiscard]] const AnswerCheck* check_with(const Answer& answer, std::string_view id);

/// Stable ids: "good", "caution", "bad".
[[nodiscard]] std::string_view answer_level_id(AnswerLevel level);
/// \throws Error(bad_input) for another id
[[nodiscard]] AnswerLevel answer_level(std::string_view id);

}  // namespace steelyard
