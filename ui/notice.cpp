// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/notice.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>

namespace steelyard::ui {

Notice::Notice(Kind kind, QWidget* parent)
    : QWidget(parent), kind_(kind), icon_(new QLabel(this)), text_(new QLabel(this)) {
  text_->setWordWrap(true);
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(icon_, 0, Qt::AlignTop);
  layout->addWidget(text_, 1);
  draw();
  hide();
}

void Notice::say(const QString& text) {
  text_->setText(text);
  setAccessibleName(text);
  setVisible(!text.isEmpty());
}

QString Notice::text() const { return text_->text(); }

void Notice::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange) {
    draw();
  }
}

void Notice::draw() {
  const auto shape =
      kind_ == Kind::Trouble ? QStyle::SP_MessageBoxWarning : QStyle::SP_MessageBoxInformation;
  const int size = fontMetrics().height();
  icon_->setPixmap(style()->standardIcon(shape).pixmap(size, size));
}

}  // namespace steelyard::ui
