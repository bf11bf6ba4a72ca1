// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>
#include <functional>
#include <string>
#include <vector>

#include "core/analysis/column_imbalance.h"
#include "core/data/joined_tables.h"

class QCheckBox;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace steelyard::ui {

class PlainLabel;
class ColumnChooser;
class JobRunner;
class Notice;

/// The current tables that columns can be picked from.
struct ComparedTables {
  const TableSnapshot* data = nullptr;   ///< null if none is open
  const TableSnapshot* truth = nullptr;  ///< null if there is no second table
  MissingPolicy missing = MissingPolicy::refuse;
  bool standardiseTruth = false;  ///< initial setting for B
};

/// Two sets of columns, k, and how badly each set predicts the other. Not modal: the window stays
/// usable, and the numbers are computed in another thread.
class ImbalanceDialog : public QDialog {
  Q_OBJECT
 public:
  /// \param tables  called whenever columns are listed or compared
  explicit ImbalanceDialog(std::function<ComparedTables()> tables, QWidget* parent = nullptr);

  /// Lists the columns again: A is the inputs, B the ground truth (the inputs if there is none).
  void listColumns();
  /// Tables or roles have changed: lists the columns again if they differ, and clears the result.
  void followTables();

 private:
  [[nodiscard]] QWidget* makeSettings();
  [[nodiscard]] QWidget* makeResult();
  void connectParts();
  void compare();
  void clearResult();
  void setBusy(bool busy);
  void showResult(const ColumnImbalance& found);
  void say(const QString& trouble);
  [[nodiscard]] ColumnComparison comparison() const;

  /// A column by name and table, because tables may change while the dialog is open.
  struct Listed {
    bool second = false;  ///< of the ground-truth table
    Index column = 0;
    std::string name;
    RoleSet roles;
  };
  [[nodiscard]] static ColumnPick find(const Listed& listed, const ComparedTables& tables);

  [[nodiscard]] static std::vector<Listed> columnsOf(const ComparedTables& tables);

  std::function<ComparedTables()> tables_;
  std::vector<Listed> columns_;  // the ids of the choosers are positions in it
  ColumnChooser *from_, *to_;
  QSpinBox* neighbours_;
  QCheckBox *standardiseFrom_, *standardiseTo_;
  QPushButton *compare_, *stop_;
  QProgressBar* progress_;
  PlainLabel *forward_, *backward_, *meaning_;
  Notice *notes_, *trouble_;
  JobRunner* job_;
};

}  // namespace steelyard::ui
