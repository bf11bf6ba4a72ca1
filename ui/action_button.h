// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/key_button.h"

class QAction;

namespace steelyard::ui {

/// A button that shows an action and triggers it, so that the button, the entry of a menu and the
/// key offer the same and say the same. Its text is the action's iconText(): the entry may have
/// another text, and another letter underlined.
class ActionButton : public KeyButton {
 public:
  /// \param action  must live as long as this is used
  explicit ActionButton(QAction& action, QWidget* parent = nullptr);

  [[nodiscard]] QAction& action() const { return action_; }

 private:
  void follow();

  QAction& action_;
};

}  // namespace steelyard::ui
