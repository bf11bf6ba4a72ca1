// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/notice.h"

#include <QHBoxLayout>

#include "ui/plain_label.h"
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
  text_->setText(text);
  setAccessibleName(text);
  setVisible(!text.isEmpty());
}

QString Notice::text() const { return text_->text(); }

}  // namespace steelyard::ui
