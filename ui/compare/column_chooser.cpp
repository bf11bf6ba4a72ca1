// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/compare/column_chooser.h"

#include <QHBoxLayout>
#include <QListView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/plain_label.h"
#include "ui/search_field.h"

namespace steelyard::ui {

ColumnChooser::ColumnChooser(const QString& title, QWidget* parent)
    : QGroupBox(title, parent),
      model_(new QStandardItemModel(this)),
      shown_(new QSortFilterProxyModel(this)),
      search_(new SearchField(this)),
      count_(new PlainLabel(this)) {
  build();
  connect(search_, &SearchField::textChanged, shown_, &QSortFilterProxyModel::setFilterFixedString);
  connect(model_, &QStandardItemModel::itemChanged, this, &ColumnChooser::count);
  count();
}

void ColumnChooser::build() {
  shown_->setSourceModel(model_);
  shown_->setFilterCaseSensitivity(Qt::CaseInsensitive);
  search_->setPlaceholderText(tr("Search columns"));
  search_->setAccessibleName(tr("Search columns of %1").arg(title()));
  auto* list = new QListView(this);
  list->setModel(shown_);
  list->setUniformItemSizes(true);
  list->setEditTriggers(QAbstractItemView::NoEditTriggers);
  list->setAccessibleName(tr("Columns of %1").arg(title()));
  auto* all = new QPushButton(tr("All shown"), this);
  auto* none = new QPushButton(tr("None shown"), this);
  all->setAutoDefault(false);
  none->setAutoDefault(false);
  auto* row = new QHBoxLayout;
  row->addWidget(count_, 1);
  row->addWidget(all);
  row->addWidget(none);
  auto* column = new QVBoxLayout(this);
  column->addWidget(search_);
  column->addWidget(list, 1);
  column->addLayout(row);
  connect(all, &QPushButton::clicked, this, [this] { tickShown(Qt::Checked); });
  connect(none, &QPushButton::clicked, this, [this] { tickShown(Qt::Unchecked); });
}

void ColumnChooser::setEntries(const std::vector<Entry>& entries) {
  {
    const QSignalBlocker quiet(model_);
    model_->clear();
    for (const Entry& entry : entries) {
      auto* item = new QStandardItem(entry.name);
      item->setCheckable(true);
      item->setData(entry.id);
      model_->appendRow(item);
    }
  }
  search_->clear();                 // it was for the former entries
  shown_->setSourceModel(nullptr);  // it missed these changes
  shown_->setSourceModel(model_);
  count();
}

void ColumnChooser::choose(const std::vector<int>& ids) {
  {
    const QSignalBlocker quiet(model_);
    for (int row = 0; row < model_->rowCount(); ++row) {
      QStandardItem* item = model_->item(row);
      const bool wanted = std::find(ids.begin(), ids.end(), item->data().toInt()) != ids.end();
      item->setCheckState(wanted ? Qt::Checked : Qt::Unchecked);
    }
  }
  count();
}

std::vector<int> ColumnChooser::chosen() const {
  std::vector<int> ids;
  for (int row = 0; row < model_->rowCount(); ++row) {
    const QStandardItem* item = model_->item(row);
    if (item->checkState() == Qt::Checked) {
      ids.push_back(item->data().toInt());
    }
  }
  return ids;
}

/// Only the columns that match the search.
void ColumnChooser::tickShown(Qt::CheckState state) {
  {
    const QSignalBlocker quiet(model_);
    for (int row = 0; row < shown_->rowCount(); ++row) {
      model_->itemFromIndex(shown_->mapToSource(shown_->index(row, 0)))->setCheckState(state);
    }
  }
  count();
}

void ColumnChooser::count() {
  count_->setText(
      tr("%1 of %2").arg(static_cast<qulonglong>(chosen().size())).arg(model_->rowCount()));
  update();
  Q_EMIT changed();
}

}  // namespace steelyard::ui
