// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/notice_bar.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace steelyard::ui {

NoticeBar::NoticeBar(Notice::Kind kind, QWidget* parent)
    : QWidget(parent), notice_(new Notice(kind, this)), action_(new QPushButton(this)) {
  action_->setObjectName(QStringLiteral("noticeAction"));
  auto* away = new QPushButton(tr("Dismiss"), this);
  away->setObjectName(QStringLiteral("noticeAway"));
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(16, 6, 16, 6);  // like the cards below it
  layout->addWidget(notice_, 1, Qt::AlignVCenter);
  layout->addWidget(action_);
  layout->addWidget(away);
  connect(action_, &QPushButton::clicked, this, &NoticeBar::actionWanted);
  connect(away, &QPushButton::clicked, this, [this] { say({}); });
  hide();
}

void NoticeBar::say(const QString& text, const QString& action) {
  notice_->say(text);
  action_->setText(action);
  action_->setVisible(!action.isEmpty());
  setVisible(!text.isEmpty());
}

QString NoticeBar::text() const { return notice_->text(); }

}  // namespace steelyard::ui
