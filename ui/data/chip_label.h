// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/data/elided_label.h"

namespace steelyard::ui {

/// A name on a rounded ground in the accent: what was chosen, which is not a field to type in.
class ChipLabel : public ElidedLabel {
  Q_OBJECT
 public:
  explicit ChipLabel(QWidget* parent = nullptr);

  [[nodiscard]] QSize minimumSizeHint() const override;
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace steelyard::ui
