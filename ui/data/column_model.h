// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractTableModel>
#include <optional>
#include <vector>

#include "core/data/column_facts.h"
#include "core/data/table_snapshot.h"

namespace steelyard::ui {

class JobRunner;

/// The columns of a table, one per row: what they are used for and what is known of them.
/// It changes nothing: whoever edits it makes other columns, which it hands over and shows once it
/// is given them. Values are examined once, and only for the rows that a view asks for. Which
/// columns of a long table name its samples is found in another thread, and shown once it is known.
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
    WeightField,
    KeepField,
    UnitField,
    GroupField,
    PeriodField,
    TruthPeriodField,
    KnownWeightField,
    NoteField,
    FieldCount
  };

  explicit ColumnModel(QObject* parent = nullptr);

  /// Of the table that is shown already, only the columns beside it are taken anew: rows, and what
  /// is known of the values, stay. Without a table, the model is empty.
  void setTable(const TableSnapshot& table);
  [[nodiscard]] const TableSnapshot& table() const { return table_; }

  /// Adds the role to all given columns, or removes it. A text column can be neither input, ground
  /// truth nor weight; only one column at a time can be label, id, time or weight (the last of
  /// `columns`). The weight has no other role.
  /// \return how many of the columns could not take the role
  int setRole(const std::vector<Index>& columns, Role role, bool on);
  /// Makes these columns, and no others, the ground truth. They stop being inputs if there are
  /// other inputs. Text columns are left out.
  /// \return how many were left out
  int chooseTruth(const std::vector<Index>& columns);
  void clearRoles(const std::vector<Index>& columns);
  /// Whether every selection shall have the inputs among these columns.
  void setKept(const std::vector<Index>& columns, bool on);
  /// Only an input is kept; the mark of a column that was one can be taken away.
  [[nodiscard]] bool mayBeKept(Index column) const;
  [[nodiscard]] bool mayHave(Index column, Role role) const;
  [[nodiscard]] const ColumnFacts& facts(Index column) const;
  /// Whether some column has a note. Of a large table this is not looked at: some may have one.
  [[nodiscard]] bool mayHaveNotes() const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;

 Q_SIGNALS:
  /// Some of these columns shall have other roles than those that are shown.
  void rolesEdited(const std::vector<steelyard::Column>& columns);
  /// The same for a unit, group, period or known weight.
  void propertiesEdited(const std::vector<steelyard::Column>& columns);
  /// A value that the user typed is not valid; the message appears where the user is looking.
  void refused(const QString& why);

 private:
  [[nodiscard]] QString text(const Column& column, int row, int field) const;
  [[nodiscard]] QString note(const Column& column, int row) const;
  [[nodiscard]] bool isIdentifier(Index column) const;
  void findIdentifiers();
  [[nodiscard]] QVariant checkState(int row, int field) const;
  bool setProperty(Column& column, int field, const QString& typed);

  TableSnapshot table_;
  std::vector<QString> remarks_;  ///< of the reader, for each column
  mutable std::vector<std::optional<ColumnFacts>> facts_;
  mutable std::vector<std::optional<bool>> identifiers_;
  JobRunner* finder_;  ///< of identifiers
};

}  // namespace steelyard::ui
