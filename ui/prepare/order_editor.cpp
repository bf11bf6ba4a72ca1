// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/prepare/order_editor.h"

#include <QComboBox>
#include <QGridLayout>
#include <QListWidget>
#include <QSignalBlocker>
#include <QToolButton>
#include <algorithm>

#include "ui/plain_text.h"

namespace steelyard::ui {

OrderEditor::OrderEditor(QWidget* parent)
    : QWidget(parent),
      columns_(new QComboBox(this)),
      words_(new QListWidget(this)),
      lower_(new QToolButton(this)),
      higher_(new QToolButton(this)) {
  columns_->setObjectName(QStringLiteral("orderColumn"));
  columns_->setAccessibleName(tr("Column whose order is shown"));
  words_->setObjectName(QStringLiteral("orderWords"));
  words_->setAccessibleName(tr("Its values, the lowest first"));
  words_->setDragDropMode(QAbstractItemView::InternalMove);
  lower_->setObjectName(QStringLiteral("lowerWord"));
  lower_->setText(tr("Lower"));
  lower_->setToolTip(tr("Move the chosen value one place up, towards the lowest"));
  higher_->setObjectName(QStringLiteral("higherWord"));
  higher_->setText(tr("Higher"));
  higher_->setToolTip(tr("Move the chosen value one place down, towards the highest"));
  auto* layout = new QGridLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(columns_, 0, 0, 1, 2);
  layout->addWidget(words_, 1, 0, 3, 1);
  layout->addWidget(lower_, 1, 1);
  layout->addWidget(higher_, 2, 1);
  layout->setRowStretch(3, 1);
  layout->setColumnStretch(0, 1);
  connect(columns_, &QComboBox::currentIndexChanged, this, &OrderEditor::showWords);
  connect(words_, &QListWidget::currentRowChanged, this, &OrderEditor::enableMoves);
  connect(lower_, &QToolButton::clicked, this, [this] { moveWord(-1); });
  connect(higher_, &QToolButton::clicked, this, [this] { moveWord(1); });
  connect(words_->model(), &QAbstractItemModel::rowsMoved, this, &OrderEditor::takeWords);
  hide();
}

void OrderEditor::setOrders(const std::vector<ChosenOrder>& orders) {
  const int shown = columns_->currentIndex();
  orders_ = orders;
  {
    const QSignalBlocker quiet(columns_);
    columns_->clear();
    for (const ChosenOrder& order : orders_) {
      columns_->addItem(order.column.empty() ? tr("All columns") : plainName(order.column));
    }
    columns_->setCurrentIndex(std::clamp(shown, orders_.empty() ? -1 : 0, columns_->count() - 1));
  }
  setVisible(!orders_.empty());
  showWords();
}

void OrderEditor::showWords() {
  words_->clear();
  const int column = columns_->currentIndex();
  if (column >= 0) {
    for (const std::string& word : orders_[static_cast<std::size_t>(column)].words) {
      auto* const item = new QListWidgetItem(plainName(word), words_);
      item->setData(Qt::UserRole, QString::fromStdString(word));
    }
  }
  enableMoves();
}

void OrderEditor::enableMoves() {
  const int row = words_->currentRow();
  lower_->setEnabled(row > 0);
  higher_->setEnabled(row >= 0 && row + 1 < words_->count());
}

void OrderEditor::moveWord(int by) {
  const int from = words_->currentRow();
  const int to = from + by;
  if (from < 0 || to < 0 || to >= words_->count()) {
    return;
  }
  QListWidgetItem* const item = words_->takeItem(from);
  words_->insertItem(to, item);
  words_->setCurrentRow(to);
  takeWords();
}

void OrderEditor::takeWords() {
  std::vector<std::string>& words =
      orders_[static_cast<std::size_t>(columns_->currentIndex())].words;
  words.clear();
  for (int row = 0; row < words_->count(); ++row) {
    words.push_back(words_->item(row)->data(Qt::UserRole).toString().toStdString());
  }
  enableMoves();
  Q_EMIT ordersEdited();
}

}  // namespace steelyard::ui
