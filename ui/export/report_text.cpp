// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/export/report_text.h"

#include <QCoreApplication>

#include "core/parameter/completed_values.h"
#include "ui/message_text.h"
#include "ui/session/session_run.h"
#include "ui/term_text.h"

namespace steelyard::ui {

ReportWords shownReportWords() {
  return {QCoreApplication::translate("ReportText", "en",
                                      "The language of these words, as HTML names it: de")
              .toStdString(),
          [](const Message& message) { return shownWords(message); },
          [](std::string_view text) { return shownTerm(text); }};
}

ComparedRun reportedRun(const SessionRun& run, const MethodRegistry& methods) {
  ComparedRun compared = run.compared();
  const Method* const method = methods.find_if_known(run.record->method);
  if (method == nullptr || !run.problem) {
    return compared;
  }
  const ParameterValues values = completed_values(method->schema(), run.record->parameters);
  if (method->check(*run.problem, values).empty()) {
    compared.automatic = method->automatic_values(*run.problem, values, {});
  }
  return compared;
}

}  // namespace steelyard::ui
