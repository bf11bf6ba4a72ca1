// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/method/form_scroll.h"

#include <QApplication>
#include <QEvent>
#include <optional>

#include "ui/method/parameter_editor.h"
#include "ui/method/parameter_form.h"

namespace steelyard::ui {

FormScroll::FormScroll(ParameterForm* form, QWidget* parent) : QScrollArea(parent), form_(form) {
  setWidget(form);
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);  // the fields take it, and each is scrolled into sight
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

bool FormScroll::eventFilter(QObject* watched, QEvent* event) {
  if (watched == widget() &&
      (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize)) {
    fitSoon();
  }
  return QScrollArea::eventFilter(watched, event);
}

void FormScroll::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  fitSoon();
}

/// When the rows have their places.
void FormScroll::fitSoon() {
  QMetaObject::invokeMethod(this, &FormScroll::endAtRow, Qt::QueuedConnection);
}

/// By the height without the margin, so that one fit does not bring about another.
void FormScroll::endAtRow() {
  const int room = contentsRect().height();
  const std::optional<int> row =
      form_->height() > room ? form_->rowAcross(room) : std::optional<int>();
  const int readable = fontMetrics().lineSpacing() * 3 / 2;
  const int cut = row && room - *row < readable ? room - *row : 0;
  if (cut != viewportMargins().bottom()) {
    setViewportMargins(0, 0, 0, cut);
  }
  revealMessage();
}

/// What is said about the field that somebody types into; it appears below it, maybe out of sight.
void FormScroll::revealMessage() {
  for (QWidget* at = QApplication::focusWidget(); at != nullptr; at = at->parentWidget()) {
    auto* const editor = qobject_cast<ParameterEditor*>(at);
    if (editor != nullptr && form_->isAncestorOf(editor) && !editor->message().isEmpty()) {
      ensureWidgetVisible(editor, 0, 0);
    }
  }
}

}  // namespace steelyard::ui
