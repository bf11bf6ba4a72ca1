// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/answer_rest.h"

#include "core/error.h"

namespace steelyard {

void refuse_without_rest(const AnswerContext& context) {
  if (!context.held_out || !context.held_out->of_rest ||
      !targets_beside(*context.held_out, context.selection).empty()) {
    return;
  }
  const bool all = std::ssize(context.selection) == context.question.problem->dimension();
  throw bad_input(
      all ? message("answer.columns_predict_themselves", "all columns predict themselves")
          : message("answer.no_rest", "no input that varies is left for the columns to predict"));
}

bool seeks_other_than_rest(const AnswerContext& context) {
  return context.held_out && context.held_out->of_rest &&
         context.question.run.method->info().seeks_structure;
}

void excuse_structure(AnswerCheck& check) {
  check.level = AnswerLevel::caution;
  check.finding = followed_by(
      check.finding, message("answer.structure",
                             "The method looks for columns that separate the samples or keep their "
                             "neighbourhoods, and need not predict the other inputs."));
  check.next_step = message("answer.structure.next",
                            "Look at the samples in these columns: whether they form groups is not "
                            "checked here.");
}

}  // namespace steelyard
