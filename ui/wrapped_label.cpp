// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/wrapped_label.h"

#include <QResizeEvent>

namespace steelyard::ui {

WrappedLabel::WrappedLabel(QWidget* parent) : PlainLabel(parent) {
  setWordWrap(true);
  setTextInteractionFlags(Qt::TextSelectableByMouse);
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

void WrappedLabel::showText(const QString& text) {
  setText(text);
  setVisible(!text.isEmpty());
  fitHeight();
}

/// Of the width that it has: a plain label's hint is of one much narrower.
QSize WrappedLabel::sizeHint() const {
  return {PlainLabel::sizeHint().width(),
          text().isEmpty() ? 0 : std::max(0, heightForWidth(width()))};
}

void WrappedLabel::fitHeight() {
  setMinimumHeight(0);  // a label's height for a width is never below its minimum of before
  setMinimumHeight(text().isEmpty() ? 0 : std::max(0, heightForWidth(width())));
}

void WrappedLabel::resizeEvent(QResizeEvent* event) {
  PlainLabel::resizeEvent(event);
  if (event->size().width() != event->oldSize().width()) {
    fitHeight();
  }
}

/// Its letters may have another size from now on.
bool WrappedLabel::event(QEvent* event) {
  const bool done = PlainLabel::event(event);
  const QEvent::Type type = event->type();
  if (type == QEvent::Show || type == QEvent::FontChange || type == QEvent::StyleChange) {
    fitHeight();
  }
  return done;
}

}  // namespace steelyard::ui
