// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/start/link_button.h"

#include <QEvent>
#include <algorithm>

#include "ui/plain_text.h"

namespace steelyard::ui {
namespace {

constexpr int roomBeside = 16;  // pixels, for the frame of any style
constexpr int fewestLetters = 8;

}  // namespace

LinkButton::LinkButton(const QString& name, const QString& tip, QWidget* parent)
    : KeyButton(parent), whole_(plainName(name)) {
  setFlat(true);
  setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
  setText(menuText(whole_));
  setToolTip(tipText(tip));
  setAccessibleName(whole_);
}

QSize LinkButton::sizeHint() const {
  return {fontMetrics().horizontalAdvance(whole_) + roomBeside, KeyButton::sizeHint().height()};
}

QSize LinkButton::minimumSizeHint() const {
  const QSize whole = sizeHint();
  const int least = fewestLetters * fontMetrics().averageCharWidth() + roomBeside;
  return {std::min(least, whole.width()), whole.height()};
}

void LinkButton::resizeEvent(QResizeEvent* event) {
  shorten();
  KeyButton::resizeEvent(event);
}

void LinkButton::changeEvent(QEvent* event) {
  KeyButton::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
    shorten();
    updateGeometry();
  }
}

void LinkButton::shorten() {
  constexpr int rounding = 2;  // the widths of letters are no whole pixels
  const QString shown =
      menuText(fontMetrics().elidedText(whole_, Qt::ElideMiddle, width() - roomBeside + rounding));
  if (shown != text()) {
    setText(shown);
  }
}

}  // namespace steelyard::ui
