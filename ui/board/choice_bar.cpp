// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/choice_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

#include "ui/count_text.h"
#include "ui/plain_label.h"

namespace steelyard::ui {

ChoiceBar::ChoiceBar(QWidget* parent) : QWidget(parent), count_(new PlainLabel(this)) {
  setObjectName(QStringLiteral("choiceBar"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(6, 0, 6, 2);
  row->addWidget(count_, 1);
  // A narrow card drops the word instead of growing.
  count_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  count_->installEventFilter(this);
  keep_ = addButton(QStringLiteral("keepSamples"), tr("Keep"),
                    tr("Continue with the chosen samples only"));
  leaveOut_ = addButton(QStringLiteral("leaveSamplesOut"), tr("Leave out"),
                        tr("Continue without the chosen samples"));
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
  button->setToolTip(tipText(purpose));
  button->setAccessibleDescription(purpose);
  button->setFocusPolicy(Qt::TabFocus);
  layout()->addWidget(button);
  return button;
}

void ChoiceBar::setCount(std::size_t chosen, std::size_t all) {
  chosen_ = chosen;
  count_->setToolTip(tr("%1 of %2 samples chosen").arg(countText(chosen), countText(all)));
  showCount();
  leaveOut_->setEnabled(chosen < all);  // some samples must remain
  keep_->setEnabled(chosen < all);      // otherwise nothing would change
  setVisible(chosen > 0);
}

void ChoiceBar::showCount() {
  const QString words = tr("%1 chosen").arg(countText(chosen_));
  const bool fits = count_->fontMetrics().horizontalAdvance(words) <= count_->width();
  count_->setText(fits ? words : countText(chosen_));
}

bool ChoiceBar::eventFilter(QObject* watched, QEvent* event) {
  if (watched == count_ && event->type() == QEvent::Resize) {
    showCount();
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace steelyard::ui
