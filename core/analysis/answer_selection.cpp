// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/answer_checks.h"
#include "core/analysis/held_out_error.h"
#include "core/analysis/suggestion.h"

namespace steelyard {

AnswerSelection answer_selection(const AnswerQuestion& question) {
  const Result& result = *question.result;
  const FeatureSelection& selection = result.selection;
  const bool is_held_out = selection.count_decided_by == FeatureSelection::CountDecidedBy::held_out;
  if (question.chosen) {
    return {*question.chosen, ""};
  }
  if (selection.rule.empty() && selection.features.empty()) {
    return {tried_ranking(result), "All columns: nothing says how many are enough."};
  }
  if (selection.features.empty() && !is_held_out) {
    return {{}, "The rule of the run selects none: " + selection.rule + "."};
  }
  if (!result.suggestion.empty()) {
    return {selection.features, result.suggestion};
  }
  return {selection.features, is_held_out
                                  ? suggestion_text(selection.features.size(), selection.rule)
                                  : "By the rule of the run: " + selection.rule + "."};
}

}  // namespace steelyard
