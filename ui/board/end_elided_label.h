// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/plain_label.h"

namespace steelyard::ui {

/// One line whose end is left out if it does not fit; the tool tip has all of it then. If it wraps
/// its words, it is a label like any other.
class EndElidedLabel : public PlainLabel {
 public:
  using PlainLabel::PlainLabel;

  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  [[nodiscard]] bool isCut() const;
};

}  // namespace steelyard::ui
