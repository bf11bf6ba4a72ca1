// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/key_button.h"

namespace steelyard::ui {

/// A flat button with a name of any length, which is shortened in the middle where there is no room
/// for it; a screen reader reads all of it.
class LinkButton : public KeyButton {
  Q_OBJECT
 public:
  LinkButton(const QString& name, const QString& tip, QWidget* parent = nullptr);

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void shorten();

  QString whole_;
};

}  // namespace steelyard::ui
