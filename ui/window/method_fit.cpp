// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/method_fit.h"

#include <utility>

#include "ui/data/data_panel.h"
#include "ui/method/method_panel.h"
#include "ui/run/run_controller.h"
#include "ui/session/question.h"
#include "ui/session/session.h"

namespace steelyard::ui {

MethodFit::MethodFit(WindowParts parts, QObject* parent)
    : QObject(parent), parts_(std::move(parts)) {
  MethodPanel* const method = &parts_.method;
  connect(&parts_.data, &DataPanel::datasetChanged, this, &MethodFit::startOver);
  connect(&parts_.data, &DataPanel::questionChosen, method, &MethodPanel::chooseMethodFor);
  connect(&parts_.session.question(), &Question::problemChanged, this, &MethodFit::follow);
  connect(method, &MethodPanel::methodChanged, this, &MethodFit::propose);
}

void MethodFit::startOver() {
  parts_.method.resetToDefaults();
  parts_.method.greyFor(nullptr);
  tableIsNew_ = true;
}

void MethodFit::follow(const ProblemPtr& problem) {
  parts_.method.greyFor(problem.get());
  if (!problem || parts_.controller.isActive()) {
    return;
  }
  if (std::exchange(tableIsNew_, false) || parts_.method.isProposed()) {
    parts_.method.suitTable(*problem);
  }
  parts_.method.proposeFor(*problem);
}

void MethodFit::propose() {
  if (parts_.session.question().problem()) {
    parts_.method.proposeFor(*parts_.session.question().problem());
  }
}

}  // namespace steelyard::ui
