// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/plain_label.h"

namespace steelyard::ui {

/// One line that is shortened in the middle if it does not fit; the tool tip has the full text.
class ElidedLabel : public PlainLabel {
  Q_OBJECT
 public:
  using PlainLabel::PlainLabel;

  void setFullText(const QString& text);
  [[nodiscard]] QSize minimumSizeHint() const override;
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace steelyard::ui
