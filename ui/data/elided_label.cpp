// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/elided_label.h"

#include <QPainter>
#include <QStyle>

#include "ui/plain_text.h"

namespace steelyard::ui {
namespace {

/// Pixels, half of them above: marks of capital letters are that high.
constexpr int roomForMarks = 2;

}  // namespace

void ElidedLabel::setFullText(const QString& text) {
  setText(plainName(text));
  setToolTip(tipText(text));
  setAccessibleName(text);
}

QSize ElidedLabel::minimumSizeHint() const {
  return {fontMetrics().averageCharWidth() * 8, fontMetrics().height() + roomForMarks};
}

QSize ElidedLabel::sizeHint() const {
  return {fontMetrics().horizontalAdvance(text()) + 2, fontMetrics().height() + roomForMarks};
}

void ElidedLabel::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const QString shown = fontMetrics().elidedText(text(), Qt::ElideMiddle, width());
  const auto beginning =
      QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter);
  style()->drawItemText(&painter, rect(), static_cast<int>(beginning), palette(), isEnabled(),
                        shown, foregroundRole());
}

}  // namespace steelyard::ui
