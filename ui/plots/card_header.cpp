// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/card_header.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>

namespace steelyard::ui {

CardHeader::CardHeader(QWidget* parent) : QWidget(parent), label_(new QLabel(this)) {
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(8, 2, 2, 0);
  row->setSpacing(2);
  row->addWidget(label_, 1);
  label_->setTextFormat(Qt::PlainText);
  label_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  QFont bold = label_->font();
  bold.setBold(true);
  label_->setFont(bold);
  setCursor(Qt::OpenHandCursor);
}

void CardHeader::setTitle(const QString& title) {
  title_ = title;
  label_->setAccessibleName(title);
  elideTitle();
}

void CardHeader::addControl(QWidget* control) {
  control->setCursor(Qt::ArrowCursor);
  layout()->addWidget(control);
}

void CardHeader::elideTitle() {
  constexpr qsizetype fewest = 4;
  QString shown = label_->fontMetrics().elidedText(title_, Qt::ElideRight, label_->width());
  if (shown != title_ && shown.size() < fewest) {
    shown.clear();  // the controls beside it say more than an elided title
  }
  label_->setText(shown);
  label_->setToolTip(shown == title_ ? QString() : title_);
}

void CardHeader::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  layout()->activate();
  elideTitle();
}

void CardHeader::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) {
    pressed_ = event->position().toPoint();
  }
}

void CardHeader::mouseMoveEvent(QMouseEvent* event) {
  if (!pressed_) {
    return;
  }
  const QPoint moved = event->position().toPoint() - *pressed_;
  if (!dragging_ && moved.manhattanLength() < QApplication::startDragDistance()) {
    return;
  }
  dragging_ = true;
  setCursor(Qt::ClosedHandCursor);
  Q_EMIT dragged(event->globalPosition().toPoint());
}

void CardHeader::mouseReleaseEvent(QMouseEvent* event) {
  const bool wasDragging = dragging_;
  pressed_.reset();
  dragging_ = false;
  setCursor(Qt::OpenHandCursor);
  if (wasDragging) {
    Q_EMIT dropped(event->globalPosition().toPoint());
  }
}

void CardHeader::mouseDoubleClickEvent(QMouseEvent*) { Q_EMIT doubleClicked(); }

}  // namespace steelyard::ui
