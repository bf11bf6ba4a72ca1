// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/run_question.h"

#include "core/record/recorded_run.h"
#include "ui/session/runs.h"

namespace steelyard::ui {

std::optional<AnswerQuestion> questionAbout(const Runs& runs, const MethodRegistry& methods,
                                            quint64 number) {
  const SessionRun* const run = runs.find(number);
  if (run == nullptr) {
    return std::nullopt;
  }
  AnswerQuestion question =
      question_about(methods.find(run->record->method), run->record, run->problem);
  question.log = run->log;
  return question;
}

}  // namespace steelyard::ui
