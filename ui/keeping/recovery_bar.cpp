// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/keeping/recovery_bar.h"

#include <QHBoxLayout>
#include <QPushButton>

#include "ui/plain_label.h"
#include "ui/shown_language.h"

namespace steelyard::ui {

RecoveryBar::RecoveryBar(QWidget* parent) : QWidget(parent), text_(new PlainLabel(this)) {
  auto* reopen = new QPushButton(tr("Reopen it"), this);
  reopen->setObjectName(QStringLiteral("reopenSession"));
  auto* dismiss = new QPushButton(tr("Not now"), this);
  dismiss->setObjectName(QStringLiteral("declineSession"));
  text_->setWordWrap(true);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(16, 6, 16, 6);  // like the cards below it
  layout->addWidget(text_, 1);
  layout->addWidget(reopen);
  layout->addWidget(dismiss);
  connect(reopen, &QPushButton::clicked, this, [this] {
    hide();
    Q_EMIT reopenWanted(path_);
  });
  connect(dismiss, &QPushButton::clicked, this, [this] {
    hide();
    Q_EMIT declined(path_);
  });
  hide();
}

void RecoveryBar::offer(const KeptSession& session) {
  path_ = session.path;
  const QString when = shownMoment(session.saved);
  text_->setText(tr("A session (%1, %2) was not closed properly. What was saved can be reopened; "
                    "it also stays under File > Recent sessions.")
                     .arg(plainName(session.title), when));
  show();
}

}  // namespace steelyard::ui
