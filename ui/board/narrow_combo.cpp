// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/narrow_combo.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QStyle>

namespace steelyard::ui {

QComboBox* narrowCombo(const QString& objectName, const QString& purpose) {
  auto* combo = new QComboBox;
  combo->setObjectName(objectName);
  combo->setAccessibleName(purpose);
  combo->setToolTip(purpose);
  combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  combo->setMinimumContentsLength(6);
  combo->setIconSize({0, 0});  // no room is kept for what no item has
  combo->setMinimumWidth(6 * combo->fontMetrics().averageCharWidth());
  return combo;
}

void fitList(QComboBox& combo) {
  combo.view()->setMinimumWidth(combo.view()->sizeHintForColumn(0) +
                                combo.style()->pixelMetric(QStyle::PM_ScrollBarExtent));
}

}  // namespace steelyard::ui
