// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/action_button.h"

#include <QAction>

namespace steelyard::ui {
namespace {

/// An action without a tool tip returns its text as one, which the button shows already.
bool hasOwnTip(const QAction& action) {
  return action.toolTip() != QAction(action.text()).toolTip();
}

}  // namespace

ActionButton::ActionButton(QAction& action, QWidget* parent) : KeyButton(parent), action_(action) {
  addAction(&action_);  // its key works where the button is shown
  connect(&action_, &QAction::changed, this, &ActionButton::follow);
  connect(this, &QPushButton::clicked, &action_, &QAction::trigger);
  follow();
}

void ActionButton::follow() {
  setText(action_.iconText());
  setEnabled(action_.isEnabled());
  if (hasOwnTip(action_)) {
    setToolTip(action_.toolTip());
  } else {
    setToolTip(QString());
  }
}

}  // namespace steelyard::ui
