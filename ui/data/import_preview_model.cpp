// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/import_preview_model.h"
#include "ui/plain_text.h"

namespace steelyard::ui {

void ImportPreviewModel::setPreview(DelimitedPreview preview) {
  beginResetModel();
  preview_ = std::move(preview);
  endResetModel();
}

int ImportPreviewModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(preview_.rows.size());
}

int ImportPreviewModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(preview_.header.size());
}

QVariant ImportPreviewModel::data(const QModelIndex& index, int role) const {
  if (role != Qt::DisplayRole || !checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const auto& row = preview_.rows[static_cast<std::size_t>(index.row())];
  const auto column = static_cast<std::size_t>(index.column());
  // A row of the wrong length is shown as it is; only reading the file refuses it.
  return column < row.size() ? plainName(row[column]) : QString();
}

QVariant ImportPreviewModel::headerData(int section, Qt::Orientation orientation, int role) const {
  const bool tip = role == Qt::ToolTipRole && orientation == Qt::Horizontal;
  if (role != Qt::DisplayRole && !tip) {
    return {};
  }
  if (orientation == Qt::Vertical) {
    return section + 1;
  }
  const auto column = static_cast<std::size_t>(section);
  if (column >= preview_.header.size()) {
    return QString();
  }
  const QString name = plainName(preview_.header[column]);
  return tip ? tipText(name) : name;  // a narrow column cuts it
}

}  // namespace steelyard::ui
