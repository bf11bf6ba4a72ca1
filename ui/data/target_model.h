// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractListModel>
#include <vector>

#include "ui/data/asked.h"

namespace steelyard::ui {

/// The columns that can be explained, with a box to tick and a badge that says what is known of
/// each: numbers, and text with few values.
class TargetModel : public QAbstractListModel {
  Q_OBJECT
 public:
  enum ItemRole { BadgeRole = Qt::UserRole, WarningRole };

  using QAbstractListModel::QAbstractListModel;

  void setTable(const AskedTable& asked, const std::vector<Index>& chosen);
  /// Columns of the table, ascending. Those that were made of one column of text are one row, and
  /// are chosen together.
  [[nodiscard]] std::vector<Index> chosen() const;
  /// This row and no other.
  void chooseOnly(int row);
  /// The row of a column; -1 if it cannot be explained.
  [[nodiscard]] int rowOf(Index column) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
  /// The first box that is ticked replaces what was only proposed; later ones are added.
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;

 Q_SIGNALS:
  void chosenChanged();

 private:
  struct Row {
    std::vector<Index> columns;  ///< several if they were made of one column of text
    QString name, badge, explanation;
    bool warning = false;
    bool chosen = false;
  };
  /// The columns of a text come in one row; those that can be no target have none.
  /// \return the row of each column; -1 if it has none
  [[nodiscard]] std::vector<int> makeRows(const Dataset& table);
  void announce();

  std::vector<Row> rows_;
  bool proposedOnly_ = true;  ///< the user has not chosen yet
};

}  // namespace steelyard::ui
