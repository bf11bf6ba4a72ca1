// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/method/elided_combo_box.h"

#include <QStyleOptionComboBox>
#include <QStylePainter>

namespace steelyard::ui {

ElidedComboBox::ElidedComboBox(QWidget* parent) : QComboBox(parent) {
  constexpr int shortest = 8;
  setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  setMinimumContentsLength(shortest);
}

void ElidedComboBox::paintEvent(QPaintEvent* /*event*/) {
  QStyleOptionComboBox option;
  initStyleOption(&option);
  const QRect room =
      style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
  option.currentText =
      fontMetrics().elidedText(option.currentText, Qt::ElideRight, room.width() - 2);
  QStylePainter painter(this);
  painter.drawComplexControl(QStyle::CC_ComboBox, option);
  painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

}  // namespace steelyard::ui
