// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/quick_repeats.h"

#include "core/parameter/automatic_words.h"

namespace steelyard {

bool has_quick_runs(const RunPlan& run) { return !(made_quick(run).values == run.values); }

Message quick_settings_in_words(const RunPlan& run) {
  const ParameterValues quick = made_quick(run).values;
  Message settings;
  for (const ParameterSpec& spec : run.method->schema().specs()) {
    if (!quick.contains(spec.id) ||
        (run.values.contains(spec.id) && quick.at(spec.id) == run.values.at(spec.id))) {
      continue;
    }
    const Message setting = message("answer.quick_setting", "{1}: {2}", term_words(spec.label),
                                    value_statement(spec, quick.at(spec.id)));
    settings = settings.says_nothing()
                   ? setting
                   : message("answer.quick_settings", "{1}, {2}", settings, setting);
  }
  return settings;
}

Message how_quick(const AnswerQuestion& question) {
  if (question.patient || !has_quick_runs(question.run)) {
    return {};
  }
  return message("answer.quick_repeats", "All of these runs are quicker than the run itself ({1}).",
                 quick_settings_in_words(question.run));
}

}  // namespace steelyard
