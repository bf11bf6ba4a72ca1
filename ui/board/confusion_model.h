// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/measures/partition_agreement.h"

namespace steelyard::ui {

/// A table of counts with the names of the groups as headers; the largest cell of each row is
/// tinted.
class ConfusionModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  using QAbstractTableModel::QAbstractTableModel;

  void setTable(const ConfusionTable& table);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;

 private:
  [[nodiscard]] bool isLargest(const QModelIndex& index) const;

  ConfusionTable table_;
  std::vector<Index> largest_;  // largest count of each row
};

}  // namespace steelyard::ui
