// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QComboBox>

namespace steelyard::ui {

/// A combo box whose current text ends in an ellipsis if it does not fit, instead of being cut off.
class ElidedComboBox : public QComboBox {
  Q_OBJECT
 public:
  explicit ElidedComboBox(QWidget* parent = nullptr);

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace steelyard::ui
