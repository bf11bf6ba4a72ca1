// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/notice.h"

#include <QHBoxLayout>
#include <algorithm>

#include "ui/plain_label.h"
#include "ui/plain_text.h"
#include "ui/style/fitting_text.h"
#include "ui/style/level_mark.h"

namespace steelyard::ui {

Notice::Notice(Kind kind, QWidget* parent) : QWidget(parent), text_(new PlainLabel(this)) {
  const auto sign = kind == Kind::Trouble ? LevelMark::Sign::caution : LevelMark::Sign::hint;
  text_->setWordWrap(true);
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(new LevelMark(sign, this), 0, Qt::AlignTop);
  layout->addWidget(text_, 1);
  hide();
}

void Notice::say(const QString& text) {
  said_ = text;
  setAccessibleName(text);
  showFitting();
  setVisible(!text.isEmpty());
}

void Notice::setMostLines(int lines) {
  mostLines_ = lines;
  showFitting();
}

void Notice::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (mostLines_ > 0) {
    showFitting();
  }
}

bool Notice::fits(const QString& text) const {
  const QFontMetrics metrics = text_->fontMetrics();
  const int width =
      contentsRect().width() - metrics.height() - layout()->spacing() - 2;  // beside the mark
  const QRect room(0, 0, std::max(width, 1), 1);
  const QRect needed = metrics.boundingRect(room, Qt::TextWordWrap, text);
  return needed.width() <= room.width() && needed.height() <= mostLines_ * metrics.lineSpacing();
}

void Notice::showFitting() {
  const bool isWhole = mostLines_ == 0 || fits(said_);
  text_->setToolTip(tipText(isWhole ? QString() : said_));
  text_->setText(isWhole ? said_
                         : fittingText(said_, [this](const QString& text) { return fits(text); }));
}

}  // namespace steelyard::ui
