// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/confusion_model.h"
#include "ui/plain_text.h"

#include <QApplication>
#include <QPalette>

namespace steelyard::ui {

void ConfusionModel::setTable(const ConfusionTable& table) {
  beginResetModel();
  table_ = table;
  largest_.clear();
  for (Index row = 0; row < table_.counts.rows(); ++row) {
    largest_.push_back(table_.counts.row(row).maxCoeff());
  }
  endResetModel();
}

int ConfusionModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(table_.counts.rows());
}

int ConfusionModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(table_.counts.cols());
}

bool ConfusionModel::isLargest(const QModelIndex& index) const {
  const Index count = table_.counts(index.row(), index.column());
  return count > 0 && count == largest_[static_cast<std::size_t>(index.row())];
}

QVariant ConfusionModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) {
    return {};
  }
  const Index count = table_.counts(index.row(), index.column());
  switch (role) {
    case Qt::DisplayRole:
      return static_cast<qlonglong>(count);
    case Qt::TextAlignmentRole:
      return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::BackgroundRole: {
      if (!isLargest(index)) {
        return {};
      }
      constexpr int faint = 70;  // of 255: the text over it stays readable, light or dark
      QColor tint = QApplication::palette().color(QPalette::Highlight);
      tint.setAlpha(faint);
      return tint;
    }
    case Qt::ToolTipRole:
      return tipText(data(index, Qt::AccessibleTextRole).toString());
    case Qt::AccessibleTextRole:
      return tr("%1 and %2: %3")
          .arg(headerData(index.row(), Qt::Vertical, Qt::DisplayRole).toString(),
               headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString())
          .arg(count);
    default:
      return {};
  }
}

QVariant ConfusionModel::headerData(int section, Qt::Orientation orientation, int role) const {
  const auto& names = orientation == Qt::Horizontal ? table_.columns : table_.rows;
  if (role != Qt::DisplayRole || section < 0 || section >= static_cast<int>(names.size())) {
    return {};
  }
  return plainName(names[static_cast<std::size_t>(section)]);
}

}  // namespace steelyard::ui
