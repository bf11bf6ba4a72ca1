// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/window_parts.h"

#include "ui/data/data_panel.h"
#include "ui/results/result_panel.h"
#include "ui/session/question.h"
#include "ui/session/session.h"

namespace steelyard::ui {

const SessionRun* shownRun(const WindowParts& parts) { return parts.results.shownRun(); }

bool isOfQuestion(const WindowParts& parts, const SessionRun& run) {
  const Question& question = parts.session.question();
  if (!run.problem || !question.problem() || run.problem == question.problem()) {
    return run.problem && run.problem == question.problem();
  }
  const TableSnapshot& now = question.table();
  const Record& record = *run.record;
  return now.table == run.asked.table && !question.truth().table && !record.truth_data &&
         choices_of(now.columns) == record.columns &&
         parts.data.options() == record.problem_options;
}

std::optional<quint64> runThatAnswers(const WindowParts& parts) {
  const SessionRun* const shown = shownRun(parts);
  if (shown != nullptr && isOfQuestion(parts, *shown)) {
    return shown->number;
  }
  std::optional<quint64> newest;
  for (const auto& [number, run] : parts.session.runs().all()) {
    if (isOfQuestion(parts, run)) {
      newest = number;
    }
  }
  return newest;
}

}  // namespace steelyard::ui
