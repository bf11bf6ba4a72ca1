// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractTableModel>
#include <memory>

#include "core/data/dataset.h"

namespace steelyard::ui {

/// The first rows of a table, read straight from it: a cell is turned into text only when it is
/// shown.
class PreviewModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  using QAbstractTableModel::QAbstractTableModel;

  static constexpr int shownRows = 200;

  void setDataset(std::shared_ptr<const Dataset> dataset);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;

 private:
  [[nodiscard]] QVariant text(Index row, Index column) const;

  std::shared_ptr<const Dataset> dataset_;
};

}  // namespace steelyard::ui
