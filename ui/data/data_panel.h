// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>
#include <functional>
#include <memory>
#include <vector>

#include "core/prepare/preparation.h"
#include "core/record/question.h"
#include "ui/data/data_loader.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QTabWidget;
class QUndoStack;

namespace steelyard::ui {

class ColumnPanel;
class ElidedLabel;
class ImportDialog;
class LoadBar;
class MissingChooser;
class Notice;
class PreparationPanel;
class PreviewModel;
class TableKeeper;
class TruthOptions;

/// "What goes in": the table, the roles of its columns, the ground truth and the missing cells.
/// Owns the table; trouble with a file is said here and leaves what was open as it was.
class DataPanel : public QWidget {
  Q_OBJECT
 public:
  explicit DataPanel(QWidget* parent = nullptr);

  /// Takes over a table whose roles are set (a lesson, a record).
  void setDataset(Dataset dataset);
  /// There is no table any more.
  void clear();
  void setTruthTable(Dataset table);
  void clearTruthTable();
  void setOptions(const ProblemOptions& options);
  /// Shows the guessed dialect first, or the arrays that the file holds; accepting reads it. A file
  /// that holds one table and says how it is written is read at once.
  void openFile(const QString& path);
  void openTruthFile(const QString& path);
  /// Its columns are set beside the table's. Requires hasDataset().
  void openSideFile(const QString& path);
  /// Reads at once, as `openFile` does after the guess was accepted.
  void loadFile(const QString& path, const Reading& reading);
  /// Reads the tables of a session again, as they were prepared; ends in restored() or
  /// restoreFailed(), unless the user gives it up.
  void restore(const Asked& asked);
  /// One more step of preparation, in the background; can be undone.
  void prepare(const PreparationStep& step);
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
  /// The table as it is now, to be kept by whoever needs it as it was.
  [[nodiscard]] std::shared_ptr<const Dataset> sharedDataset() const { return dataset_; }
  /// Those that the user has selected in the list of columns, ascending.
  [[nodiscard]] std::vector<Index> selectedColumns() const;
  /// Of what was done to the table.
  [[nodiscard]] QUndoStack& history();

  void chooseFile();
  void chooseTruthFile();
  void chooseSideFile();
  void compareInputsWithThemselves();

 Q_SIGNALS:
  /// Other data are about to come; now is the time to keep what belongs to these.
  void aboutToReplace();
  /// Other data: what was found with the old ones is of the past.
  void datasetChanged();
  /// The same data after a step of preparation, or after one was taken back.
  void tableChanged();
  void restored();
  void restoreFailed(const QString& why);
  /// Roles, periods, units or known weights, of either table.
  void rolesChanged();
  void optionsChanged();
  void columnsSelected();

 private:
  enum class Target { Data, Truth, Beside };
  using TableChangeJob = std::function<Dataset(Dataset table, const ReadControl& control)>;

  void build();
  void connectParts();
  void ask(const QString& path, Target target);
  void askForArrays(const QString& path, Target target);
  void askHowToJoin(const std::shared_ptr<Dataset>& beside);
  void load(const QString& path, const Reading& reading, Target target);
  /// Runs the job in the background; `taken_`, set afterwards, gets what it brings.
  void work(const QString& what, DataLoader::Job job);
  void changeTable(const QString& what, TableChangeJob change);
  void take(const std::shared_ptr<Dataset>& table, Target target);
  void showTable(std::shared_ptr<Dataset> table);
  void showKept();
  void refresh();
  void countMissing();
  void showNotes();
  [[nodiscard]] bool periodIsExceeded() const;
  void showSummary();
  void showTruthSource();

  std::shared_ptr<Dataset> dataset_, truth_;
  std::function<void(const Loaded&)> taken_;
  bool restoring_ = false;  ///< what is loaded is a session's
  bool changing_ = false;   ///< what is loaded is this table after one more step
  ProblemOptions kept_;     ///< what no widget of this panel shows
  TableKeeper* keeper_;
  DataLoader* loader_;
  ElidedLabel* name_;
  QPushButton* open_;
  QLabel *summary_, *notes_;
  Notice* error_;
  Notice* itself_;  ///< that the table is compared with itself
  LoadBar* loadBar_;
  std::vector<std::string> remarks_;
  QTabWidget* tabs_;
  ColumnPanel *columns_, *truthColumns_;
  PreviewModel* preview_;
  PreparationPanel* preparation_;
  TruthOptions* truthOptions_;
  MissingChooser* missing_;
  QCheckBox* wrap_;
};

}  // namespace steelyard::ui
