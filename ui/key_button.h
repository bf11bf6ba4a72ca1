// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPushButton>

namespace steelyard::ui {

/// A button that Return and Enter press, as the space bar does: Qt does that in dialogs only. A
/// button that Qt itself presses by Return would look like the one main button of the window.
class KeyButton : public QPushButton {
  Q_OBJECT
 public:
  using QPushButton::QPushButton;

 protected:
  void keyPressEvent(QKeyEvent* event) override;
};

}  // namespace steelyard::ui
