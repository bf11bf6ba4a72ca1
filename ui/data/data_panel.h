// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/dialect.h"
#include "core/run/problem.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QTabWidget;

namespace steelyard::ui {

class ColumnPanel;
class DataLoader;
class ElidedLabel;
class ImportDialog;
class LoadBar;
class MissingChooser;
class Notice;
class PreviewModel;
class TruthOptions;

/// "What goes in": the table, the roles of its columns, the ground truth and the missing cells.
/// Owns the table; trouble with a file is said here and leaves what was open as it was.
class DataPanel : public QWidget {
  Q_OBJECT
 public:
  explicit DataPanel(QWidget* parent = nullptr);

  /// Takes over a table whose roles are set (a lesson, a record).
  void setDataset(Dataset dataset);
  void setTruthTable(Dataset table);
  void clearTruthTable();
  void setOptions(const ProblemOptions& options);
  /// Shows the guessed dialect first; accepting it reads the file. Arrays are read at once.
  void openFile(const QString& path);
  void openTruthFile(const QString& path);
  /// Reads at once, as `openFile` does after the guess was accepted.
  void loadFile(const QString& path, const Dialect& dialect);
  void showError(const QString& message);

  [[nodiscard]] bool hasDataset() const { return dataset_ != nullptr; }
  /// Requires hasDataset().
  [[nodiscard]] const Dataset& dataset() const { return *dataset_; }
  /// nullptr when the ground truth comes from the table itself.
  [[nodiscard]] const Dataset* truthTable() const { return truth_.get(); }
  [[nodiscard]] ProblemOptions options() const;
  /// What was noticed when the problem was made of this data; nothing where none could be made.
  void showRemarks(const std::vector<std::string>& remarks);
  [[nodiscard]] bool isLoading() const;

  void chooseFile();
  void chooseTruthFile();
  void compareInputsWithThemselves();

 Q_SIGNALS:
  void datasetChanged();
  /// Roles, periods, units or known weights, of either table.
  void rolesChanged();
  void optionsChanged();

 private:
  enum class Target { Data, Truth };

  void build();
  void connectParts();
  void ask(const QString& path, Target target);
  void load(const QString& path, const std::optional<Dialect>& dialect, Target target);
  void take(const std::shared_ptr<Dataset>& table);
  void showTable(std::shared_ptr<Dataset> table);
  void refresh();
  void countMissing();
  void showNotes();
  [[nodiscard]] bool periodIsExceeded() const;
  void showSummary();
  void showTruthSource();
  [[nodiscard]] QString constantColumns() const;

  std::shared_ptr<Dataset> dataset_, truth_;
  Target pending_ = Target::Data;
  ProblemOptions kept_;  ///< what no widget of this panel shows
  DataLoader* loader_;
  ElidedLabel* name_;
  QPushButton* open_;
  QLabel *summary_, *notes_;
  Notice* error_;
  LoadBar* loadBar_;
  std::vector<std::string> remarks_;
  QTabWidget* tabs_;
  ColumnPanel *columns_, *truthColumns_;
  PreviewModel* preview_;
  TruthOptions* truthOptions_;
  MissingChooser* missing_;
  QCheckBox* wrap_;
};

}  // namespace steelyard::ui
