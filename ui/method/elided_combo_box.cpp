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

int ElidedComboBox::roomForText() const {
  QStyleOptionComboBox option;
  initStyleOption(&option);
  return style()
             ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this)
             .width() -
         2;
}

QFont ElidedComboBox::fittingFont(int room) const {
  constexpr int narrowest = 80;  // per cent: still easy to read
  constexpr int step = 5;
  QFont fitting = font();
  const auto fits = [&] { return QFontMetrics(fitting).horizontalAdvance(currentText()) <= room; };
  if (!fits()) {
    fitting.setBold(false);
  }
  for (int stretch = QFont::Unstretched - step; !fits() && stretch >= narrowest; stretch -= step) {
    fitting.setStretch(stretch);
  }
  return fitting;
}

bool ElidedComboBox::showsAll() const {
  const int room = roomForText();
  return QFontMetrics(fittingFont(room)).horizontalAdvance(currentText()) <= room;
}

void ElidedComboBox::paintEvent(QPaintEvent* /*event*/) {
  QStyleOptionComboBox option;
  initStyleOption(&option);
  const int room = roomForText();
  const QFont fitting = fittingFont(room);
  option.fontMetrics = QFontMetrics(fitting);
  option.currentText = option.fontMetrics.elidedText(option.currentText, Qt::ElideRight, room);
  QStylePainter painter(this);
  painter.drawComplexControl(QStyle::CC_ComboBox, option);
  painter.setFont(fitting);
  painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

}  // namespace steelyard::ui
