// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/choice_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace steelyard::ui {

ChoiceBar::ChoiceBar(QWidget* parent) : QWidget(parent), count_(new QLabel(this)) {
  setObjectName(QStringLiteral("choiceBar"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(6, 0, 6, 2);
  row->addWidget(count_, 1);
  count_->setMinimumWidth(1);  // a narrow card rather cuts the words than grows
  keep_ = addButton(QStringLiteral("keepSamples"), tr("Keep"),
                    tr("Go on with the chosen samples only"));
  leaveOut_ = addButton(QStringLiteral("leaveSamplesOut"), tr("Leave out"),
                        tr("Go on without the chosen samples"));
  auto* clear =
      addButton(QStringLiteral("clearSamples"), tr("Clear"), tr("Choose no samples (Escape)"));
  connect(keep_, &QToolButton::clicked, this, [this] { Q_EMIT stepWanted(true); });
  connect(leaveOut_, &QToolButton::clicked, this, [this] { Q_EMIT stepWanted(false); });
  connect(clear, &QToolButton::clicked, this, &ChoiceBar::clearWanted);
  hide();
}

QToolButton* ChoiceBar::addButton(const QString& objectName, const QString& text,
                                  const QString& purpose) {
  auto* button = new QToolButton(this);
  button->setObjectName(objectName);
  button->setText(text);
  button->setToolTip(purpose);
  button->setAccessibleDescription(purpose);
  button->setFocusPolicy(Qt::TabFocus);
  layout()->addWidget(button);
  return button;
}

void ChoiceBar::setCount(std::size_t chosen, std::size_t all) {
  count_->setText(tr("%1 chosen").arg(chosen));
  leaveOut_->setEnabled(chosen < all);  // something must be left
  keep_->setEnabled(chosen < all);      // else nothing would change
  setVisible(chosen > 0);
}

}  // namespace steelyard::ui
