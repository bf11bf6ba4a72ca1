// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/broken_parts.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "core/text.h"

namespace steelyard::tests {
namespace {

using Found = std::optional<double>;
using BoundKind = LessonBound::Kind;

std::string name_of(Index feature, const LessonRun& run) {
  return run.record.feature_names.at(static_cast<std::size_t>(feature));
}

bool keeps_to(BoundKind kind, double found, double bound) {
  switch (kind) {
    case BoundKind::at_most:
      return found <= bound;
    case BoundKind::at_least:
      return found >= bound;
    case BoundKind::below_step:
      return found < bound;
    case BoundKind::above_step:
      return found > bound;
  }
  return false;
}

std::string bound_text(const LessonBound& bound) {
  static const std::map<BoundKind, std::string> endings{{BoundKind::at_most, "_at_most"},
                                                        {BoundKind::at_least, "_at_least"},
                                                        {BoundKind::below_step, "_below_step"},
                                                        {BoundKind::above_step, "_above_step"}};
  return bound.quantity + endings.at(bound.kind) + " " + short_text(bound.value, 6);
}

std::string found_text(const Found& found) { return found ? short_text(*found, 6) : "nothing"; }

/// What is wrong with a bound; empty: it holds.
std::string broken_bound(const LessonBound& bound, const std::vector<LessonRun>& runs) {
  const Found found = lesson_quantity(bound.quantity, runs.back());
  Found limit = bound.value;
  if (bound.kind == BoundKind::below_step || bound.kind == BoundKind::above_step) {
    const auto earlier = std::find_if(runs.begin(), runs.end(), [&](const LessonRun& run) {
      return static_cast<double>(run.step) == bound.value;
    });
    limit = earlier == runs.end() ? Found() : lesson_quantity(bound.quantity, *earlier);
  }
  return found && limit && keeps_to(bound.kind, *found, *limit)
             ? ""
             : bound_text(bound) + ": got " + found_text(found) + " against " + found_text(limit);
}

std::vector<std::string> names_of_selected(const LessonRun& run) {
  std::vector<std::string> names;
  for (const Index feature : run.record.result.selection.features) {
    names.push_back(name_of(feature, run));
  }
  std::sort(names.begin(), names.end());
  return names;
}

void judge_names(const LessonClaim& claim, const LessonRun& run, std::vector<std::string>& broken) {
  std::vector<std::string> best;
  for (const Index feature : ranking(run.record.result.columns)) {
    if (best.size() < claim.best_features.size()) {
      best.push_back(name_of(feature, run));
    }
  }
  if (best != claim.best_features) {
    broken.push_back("the best are " + in_one_line(best) + ", not " +
                     in_one_line(claim.best_features));
  }
  const std::vector<std::string> selected = names_of_selected(run);
  std::vector<std::string> wanted = claim.selected;
  std::sort(wanted.begin(), wanted.end());
  if (!wanted.empty() && selected != wanted) {
    broken.push_back("selected are " + in_one_line(selected) + ", not " + in_one_line(wanted));
  }
  for (const std::string& name : claim.not_selected) {
    if (std::binary_search(selected.begin(), selected.end(), name)) {
      broken.push_back(name + " is selected");
    }
  }
}

bool stands_in(const std::string& words, const Answer& answer) {
  const auto has = [&](const std::string& text) { return text.find(words) != std::string::npos; };
  return has(in_words(answer)) ||
         std::any_of(answer.checks.begin(), answer.checks.end(), [&](const AnswerCheck& check) {
           return has(in_words(check.finding)) || has(in_words(check.next_step));
         });
}

void judge_answer(const LessonClaim& claim, const LessonRun& run,
                  std::vector<std::string>& broken) {
  if (!claim.asks_answer()) {
    return;
  }
  if (!run.record.answer) {
    broken.emplace_back("there is no answer");
    return;
  }
  const Answer& answer = *run.record.answer;
  if (claim.answer && *claim.answer != answer.level) {
    broken.push_back("the answer is " + std::string(answer_level_id(answer.level)) + ", not " +
                     std::string(answer_level_id(*claim.answer)) + ": " + in_words(answer));
  }
  for (const std::string& words : claim.says) {
    if (!stands_in(words, answer)) {
      std::string said = in_words(answer);
      for (const AnswerCheck& check : answer.checks) {
        said += " " + in_words(check.finding);
      }
      broken.push_back("the answer does not say " + in_quotes(words) + ": " + said);
    }
  }
}

}  // namespace

std::vector<std::string> broken_parts(const LessonClaim& claim,
                                      const std::vector<LessonRun>& runs) {
  std::vector<std::string> broken;
  for (const LessonBound& bound : claim.bounds) {
    if (std::string words = broken_bound(bound, runs); !words.empty()) {
      broken.push_back(std::move(words));
    }
  }
  judge_names(claim, runs.back(), broken);
  judge_answer(claim, runs.back(), broken);
  return broken;
}

}  // namespace steelyard::tests
