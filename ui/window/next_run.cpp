// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/next_run.h"

#include <utility>

#include "core/analysis/check_seconds.h"
#include "core/problem/problem.h"
#include "core/run/method.h"
#include "core/run/run_plan.h"
#include "ui/method/method_panel.h"
#include "ui/method/parameter_form.h"
#include "ui/run/estimate_line.h"
#include "ui/run/run_bar.h"
#include "ui/session/question.h"
#include "ui/session/session.h"

namespace steelyard::ui {

NextRun::NextRun(WindowParts parts, QObject* parent) : QObject(parent), parts_(std::move(parts)) {
  connect(&parts_.session.question(), &Question::answerableChanged, this, &NextRun::offer);
  connect(&parts_.estimate, &EstimateLine::alternativeWanted, this, &NextRun::takeAlternative);
}

void NextRun::offer() {
  const Question& question = parts_.session.question();
  MethodPanel& method = parts_.method;
  parts_.runBar.setRunnable(question.isAnswerable(), question.whyNot());
  method.showAutomatic(question.isAnswerable() ? question.problem().get() : nullptr);
  if (question.isAnswerable()) {
    const ParameterValues values = method.values();
    parts_.estimate.setEstimate(
        method.method()->estimate(*question.problem(), values),
        seconds_of_checks(method.method()->plan(values), question.problem()));
  } else {
    parts_.estimate.clear();
  }
}

void NextRun::takeAlternative() {
  if (!parts_.session.question().isAnswerable()) {
    return;
  }
  MethodPanel& panel = parts_.method;
  ParameterValues values = panel.values();
  for (const auto& [id, value] :
       panel.method()->estimate(*parts_.session.question().problem(), values).alternative_values) {
    values.set(id, value);
  }
  panel.form().setValues(values);
  parts_.session.question().settle();
}

}  // namespace steelyard::ui
