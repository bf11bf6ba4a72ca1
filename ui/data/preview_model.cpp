// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/preview_model.h"

#include <algorithm>
#include <cmath>

#include "ui/number_text.h"
#include "ui/plain_text.h"

namespace steelyard::ui {

void PreviewModel::setTable(const TableSnapshot& table) {
  if (table.table == table_.table) {
    if (table.columns != table_.columns) {
      table_.columns = table.columns;
      Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    }
    return;
  }
  beginResetModel();
  table_ = table;
  endResetModel();
}

int PreviewModel::rowCount(const QModelIndex& parent) const {
  if (parent.isValid() || !table_.table) {
    return 0;
  }
  return static_cast<int>(std::min<Index>(shownRows, table_.samples()));
}

int PreviewModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(table_.columns.size());
}

QVariant PreviewModel::text(Index row, Index column) const {
  const double value = table_.table->values(row, column);
  if (std::isnan(value)) {
    return tr("missing");
  }
  const Column& about = table_.table->columns[static_cast<std::size_t>(column)];
  if (about.kind == ColumnKind::category) {
    return plainName(about.categories.at(static_cast<std::size_t>(value)));
  }
  return numberText(value);
}

QVariant PreviewModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const Column& about = table_.columns[static_cast<std::size_t>(index.column())];
  if (role == Qt::DisplayRole) {
    return text(index.row(), index.column());
  }
  if (role == Qt::TextAlignmentRole && about.kind == ColumnKind::number) {
    return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
  }
  return {};
}

QVariant PreviewModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
    return {};
  }
  if (orientation == Qt::Vertical) {
    return section + 1;
  }
  if (section < 0 || section >= columnCount()) {
    return {};
  }
  const Column& about = table_.columns[static_cast<std::size_t>(section)];
  const QString name = plainName(about.name);
  const QString shown = about.unit.empty() ? name : tr("%1 (%2)").arg(name, plainName(about.unit));
  return role == Qt::ToolTipRole ? tipText(shown) : shown;
}

}  // namespace steelyard::ui
