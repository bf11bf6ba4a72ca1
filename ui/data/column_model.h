// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <optional>
#include <vector>

#include "core/data/column_facts.h"
#include "core/data/dataset.h"

namespace steelyard::ui {

/// The columns of a table, one per row: what they are used for and what is known of them.
/// The only place in the window where roles, units, periods and known weights change.
/// Values are examined once, and only for the rows that a view asks for.
class ColumnModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Field {
    NameField,
    InputField,
    TruthField,
    LabelField,
    IdField,
    TimeField,
    UnitField,
    GroupField,
    PeriodField,
    TruthPeriodField,
    KnownWeightField,
    NoteField,
    FieldCount
  };

  using QAbstractTableModel::QAbstractTableModel;

  /// Shares the table with its owner; nullptr empties the model.
  void setDataset(std::shared_ptr<Dataset> dataset);
  [[nodiscard]] const Dataset* dataset() const { return dataset_.get(); }

  /// Adds the role to all given columns, or removes it. A text column can be neither input nor
  /// ground truth; only one column at a time can be label, id or time (the last of `columns`).
  /// \return how many of the columns could not take the role
  int setRole(const std::vector<Index>& columns, Role role, bool on);
  /// Makes these columns, and no others, the ground truth. They stop being inputs if there are
  /// other inputs. Text columns are left out.
  /// \return how many were left out
  int chooseTruth(const std::vector<Index>& columns);
  void clearRoles(const std::vector<Index>& columns);
  /// All roles were changed at once by the owner of the table.
  void tellRolesChanged();
  [[nodiscard]] bool mayHave(Index column, Role role) const;
  [[nodiscard]] const ColumnFacts& facts(Index column) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;

 Q_SIGNALS:
  void rolesChanged();
  /// Unit, group, period or known weight of a column.
  void propertiesChanged();
  /// A value that the user typed is not valid; the message appears where the user is looking.
  void refused(const QString& why);

 private:
  [[nodiscard]] QString text(const Column& column, int row, int field) const;
  [[nodiscard]] QString note(const Column& column, int row) const;
  [[nodiscard]] QVariant checkState(int row, int field) const;
  bool setProperty(Column& column, int field, const QString& typed);
  void announce(int firstField, int lastField);

  std::shared_ptr<Dataset> dataset_;
  mutable std::vector<std::optional<ColumnFacts>> facts_;
};

}  // namespace steelyard::ui
