// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/row_order_chooser.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QVBoxLayout>

#include "ui/method/elided_combo_box.h"
#include "ui/plain_label.h"

namespace steelyard::ui {

RowOrderChooser::RowOrderChooser(QWidget* parent)
    : QWidget(parent), question_(new PlainLabel(this)), choice_(new ElidedComboBox(this)) {
  choice_->addItem(tr("Not said: stretches of rows are kept together"),
                   static_cast<int>(RowOrder::automatic));
  choice_->addItem(tr("Yes, a series in time"), static_cast<int>(RowOrder::series));
  choice_->addItem(tr("No, their order means nothing"), static_cast<int>(RowOrder::any));
  choice_->setObjectName(QStringLiteral("rowOrder"));
  choice_->setAccessibleName(tr("Whether the rows are a series in time"));
  choice_->setToolTip(
      tr("What is close in time is alike. Rows of a series are held out in stretches, and chance "
         "shifts the target instead of shuffling it."));
  choice_->view()->setMinimumWidth(choice_->view()->sizeHintForColumn(0));  // whole sentences
  question_->setWordWrap(true);
  question_->setBuddy(choice_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(question_);
  layout->addWidget(choice_);
  connect(choice_, &QComboBox::currentIndexChanged, this, &RowOrderChooser::rowOrderChanged);
  refresh();
}

void RowOrderChooser::setGuessed(bool guessed) {
  guessed_ = guessed;
  refresh();
}

RowOrder RowOrderChooser::rowOrder() const {
  return static_cast<RowOrder>(choice_->currentData().toInt());
}

void RowOrderChooser::setRowOrder(RowOrder order) {
  choice_->setCurrentIndex(choice_->findData(static_cast<int>(order)));
  refresh();
}

void RowOrderChooser::refresh() {
  question_->setText(guessed_ ? tr("Neighbouring rows are alike. Are the rows a series in time?")
                              : tr("Are the rows a series in time?"));
  setVisible(guessed_ || rowOrder() != RowOrder::automatic);
}

}  // namespace steelyard::ui
