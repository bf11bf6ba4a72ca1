// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractTableModel>

#include "core/data/table_snapshot.h"

namespace steelyard::ui {

/// The first rows of a table, read straight from it: a cell is turned into text only when it is
/// shown.
class PreviewModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  using QAbstractTableModel::QAbstractTableModel;

  static constexpr int shownRows = 200;

  /// Of the table that is shown already, only the columns beside it are taken anew.
  void setTable(const TableSnapshot& table);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;

 private:
  [[nodiscard]] QVariant text(Index row, Index column) const;

  TableSnapshot table_;
};

}  // namespace steelyard::ui
