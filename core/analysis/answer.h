// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/matrix.h"
#include "core/message.h"
#include "core/run/finding.h"

namespace steelyard {

/// How far a finding can be relied on.
enum class AnswerLevel { good, caution, bad };

/// The check of the false discovery rate on null targets, of runs that promise one.
inline constexpr const char* rate_check_id = "rate";

/// A conclusion of a check that the sentence of the answer says in its own words.
enum class CheckVerdict {
  unnamed,                ///< the level says enough
  explains_little,        ///< the columns help, clearly, but not much
  no_better_than_random,  ///< columns drawn at random do as well
  explains_some,          ///< the columns help with some of the targets, and not with others
  stopped_early,          ///< the run was stopped before it had found anything: nobody knows yet
  perhaps_better,         ///< the columns may predict better than knowing nothing, but not clearly
  differs_within_groups,  ///< within groups, the target goes with the columns otherwise than
                          ///< between
};

/// One check that was made before the answer was given.
struct AnswerCheck {
  std::string id;  ///< stable: "chance", "held-out", "stability", "fairness", "rate"
  Message title;   ///< the question that the check asks: "Is there anything?"
  std::optional<AnswerLevel> level = {};  ///< `nullopt` if the check was not made
  Message finding = {};                   ///< if the check was not made, the reason
  Message next_step = {};                 ///< what to do about the finding; may say nothing
  std::vector<Finding> numbers = {};      ///< those that the finding speaks of
  /// Rough cost of a check that was not made; `nullopt` if it was made, or cannot be.
  std::optional<double> seconds = {};
  /// How it was looked at, for who wants to know; each a sentence.
  std::vector<Message> details = {};
  CheckVerdict verdict = CheckVerdict::unnamed;
  /// Of several targets that were looked at one by one: those that are predicted clearly better
  /// than by their mean, and all others.
  std::vector<std::string> explained = {}, unexplained = {};

  /// It was not made, but can be.
  [[nodiscard]] bool is_open() const { return !level && seconds; }
  /// Whether an answer is incomplete without it. What a rule does where there is nothing to find is
  /// looked at only where a person asks for it.
  [[nodiscard]] bool is_needed() const { return id != rate_check_id; }
};

/// The answer of a run to the person who asked: one sentence, how far to rely on it, and why.
struct Answer {
  AnswerLevel level =
      AnswerLevel::caution;  ///< good only if all needed checks were made and all made are good
  /// What was found, in a few words: "3 of 10 columns are enough", or "may be" where the level is
  /// not good; says nothing in records of earlier versions, where the detail is all that is said.
  Message headline;
  Message detail;       ///< which columns, and what they explain; may say nothing
  bool enough = false;  ///< whether some of the columns are said to do, perhaps, what all do
  std::vector<AnswerCheck> checks;
  std::vector<Index> selection;  ///< the columns that the sentence names, best first
  Message suggestion;            ///< why this many columns; says nothing if a person chose them
};

/// The check with this id; null if the answer has none.
[[nodiscard]] const AnswerCheck* check_with(const Answer& answer, std::string_view id);

/// The level of the whole answer; `nullopt` as long as a needed check that can be made has not
/// been: nobody has reason to doubt what nobody has looked at. A check that is bad settles it at
/// once. Nor is there a level where the run was stopped before it had found anything.
[[nodiscard]] std::optional<AnswerLevel> settled_level(const Answer& answer);

/// "Not checked: chance (about 3 s).", of the needed checks that were not made. It says nothing if
/// all were.
[[nodiscard]] Message not_checked(const Answer& answer);

/// How the checks were made, each sentence once; it may say nothing.
[[nodiscard]] Message details_of(const Answer& answer);

/// The headline, the detail and the objections of the checks, to be read in one piece.
[[nodiscard]] Message statement_of(const Answer& answer);
[[nodiscard]] std::string in_words(const Answer& answer);

/// "good", "caution", "bad", or "not checked" where a check was not made: the word beside the sign.
[[nodiscard]] Message level_in_words(const std::optional<AnswerLevel>& level);
/// Stable ids: "good", "caution", "bad".
[[nodiscard]] std::string_view answer_level_id(AnswerLevel level);
/// \throws Error(bad_input) for another id
[[nodiscard]] AnswerLevel answer_level(std::string_view id);

}  // namespace steelyard
