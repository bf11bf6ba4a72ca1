// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QToolButton>

namespace steelyard::ui {

/// A button of words whose text ends in an ellipsis where it does not fit: Qt cuts it at both ends.
/// The tool tip of its action says the whole.
class ElidedToolButton : public QToolButton {
  Q_OBJECT
 public:
  using QToolButton::QToolButton;

  /// The text as it is painted.
  [[nodiscard]] QString shownText() const;

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace steelyard::ui
