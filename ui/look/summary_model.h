// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractTableModel>

#include "core/analysis/column_look.h"

namespace steelyard::ui {

/// Statistics of the columns shown, one column per row.
class SummaryModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Field {
    NameField,
    CountField,
    MissingField,
    MeanField,
    DeviationField,
    MinimumField,
    LowerQuartileField,
    MedianField,
    UpperQuartileField,
    MaximumField,
    DistinctField,
    FieldCount
  };

  using QAbstractTableModel::QAbstractTableModel;

  void setLook(ColumnLook look);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;

 private:
  [[nodiscard]] QString text(std::size_t row, int field) const;

  ColumnLook look_;
};

}  // namespace steelyard::ui
