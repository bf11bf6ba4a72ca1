// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/data/reading.h"
#include "core/message.h"
#include "core/prepare/changed_steps.h"
#include "core/prepare/preparation.h"
#include "core/problem/truth_scaling.h"
#include "core/record/question.h"
#include "ui/data/asked.h"
#include "ui/data/table_history.h"
#include "ui/jobs/job_runner.h"

class QAction;
class QCheckBox;
class QPushButton;
class QTabWidget;
class QUndoStack;

namespace steelyard::ui {

class PlainLabel;
class ColumnPanel;
class ElidedLabel;
class ImportDialog;
class LoadBar;
class MissingChooser;
class Notice;
class PreparationPanel;
class PreviewModel;
class QuestionPanel;
class RowOrderChooser;
class TruthOptions;

/// "What goes in": the table, the roles of its columns, the ground truth and the missing cells.
/// The tables belong to the session. A problem with a file is reported here and leaves the open
/// table unchanged.
class DataPanel : public QWidget {
  Q_OBJECT
 public:
  /// \param tables  of the session; must live longer than this
  explicit DataPanel(TableHistory& tables, QWidget* parent = nullptr);

  /// Takes over a table whose roles are set (a lesson, a record).
  void setDataset(Dataset dataset);
  /// Closes the table.
  void clear();
  void setTruthTable(Dataset given);
  void clearTruthTable();
  void setOptions(const ProblemOptions& options);
  /// Gives each column the roles of that at the same position.
  /// \param columns  as many as the table has
  void setRoles(const std::vector<Column>& columns);
  /// First shows how it will be read, or the arrays that it holds, and asks what should be
  /// explained; accepting opens it.
  void openFile(const QString& path);
  void openTruthFile(const QString& path);
  /// Puts its columns beside those of the table. Requires hasDataset().
  void openSideFile(const QString& path);
  /// Reads at once, as `openFile` does once the guess is accepted.
  void loadFile(const QString& path, const Reading& reading);
  /// Reads the tables of a session again and repeats their preparation; ends in restored() or
  /// restoreFailed(), unless the user cancels.
  void restore(const RunRequest& asked);
  /// One more step of preparation, in the background; can be undone.
  void prepare(const PreparationStep& step);
  /// Reads the table again and does its steps anew, one of them otherwise, in the background; can
  /// be undone.
  void changeStep(const ChangedStep& changed);
  void showError(const QString& message);
  /// From then on, shows there as well how far a file is read, and cancels the reading from there.
  void followLoading(LoadBar& bar);
  /// Shows a session or record like a file that is read, until openingEnded() or other data come.
  void showOpening(const QString& name);

  [[nodiscard]] bool hasDataset() const { return tables_.table().table != nullptr; }
  /// What is open, with the roles that its columns have now: a value, which whoever must keep it
  /// copies. Without a table unless hasDataset().
  [[nodiscard]] const TableSnapshot& table() const { return tables_.table(); }
  [[nodiscard]] bool hasTruthTable() const { return tables_.truth().table != nullptr; }
  /// The same for the other table of the ground truth. Without a table unless hasTruthTable().
  [[nodiscard]] const TableSnapshot& truth() const { return tables_.truth(); }
  [[nodiscard]] ProblemOptions options() const;
  /// What was noticed when the problem was built from these data; empty if it could not be built.
  void showRemarks(const std::vector<Message>& remarks);
  /// Asks whether the rows are a series, if the problem takes them as one without being told.
  void askForRowOrder(bool guessed);
  [[nodiscard]] bool isLoading() const;
  /// Those that the user has selected in the list of columns, ascending.
  [[nodiscard]] std::vector<Index> selectedColumns() const;
  /// Of all that a person changes in the window.
  [[nodiscard]] QUndoStack& history();
  /// Take back the last change of the history, or do it again; each names the change in its text.
  [[nodiscard]] QAction& undoAction() const { return *undo_; }
  [[nodiscard]] QAction& redoAction() const { return *redo_; }
  /// To be called after a change that keeps much in memory: the oldest changes are forgotten beyond
  /// a limit.
  /// \param inUse  what stays in memory all the same
  /// \return a sentence that says so; empty if nothing had to be forgotten
  [[nodiscard]] QString boundHistory(const void* inUse);
  /// Shows the table as it last was with at most so many steps of preparation. That can be undone.
  void goBackTo(std::size_t steps);

  void chooseFile();
  /// Beside what is asked of the table.
  void chooseTruthFile();
  void chooseSideFile();
  void compareInputsWithThemselves();
  /// Asks this of the open table instead of what is asked now. Requires hasDataset().
  void askFor(const QuestionChoice& wanted);
  [[nodiscard]] const QuestionPanel& questionPanel() const { return *question_; }

 Q_SIGNALS:
  /// Long work has begun.
  /// \param what  the file or the step
  void workBegun(const QString& what);
  /// The user does not want to wait any longer for what showOpening() shows.
  void cancelWanted();
  /// To be emitted by whoever called showOpening().
  void openingEnded();
  /// Another text is to be shown as the error. If it is empty, there is no error any more.
  void troubled(const QString& message);
  /// The user opens another table, which is being read.
  void openingBegun();
  /// The data are about to be replaced; now is the time to save what belongs to them.
  void aboutToReplace();
  /// The data were replaced: earlier results do not apply to them.
  void datasetChanged();
  /// The same data after a step of preparation, or after one was undone.
  void tableChanged();
  void restored();
  void restoreFailed(const QString& why);
  /// Roles, periods, units or known weights of either table changed.
  void rolesChanged();
  void optionsChanged();
  void columnsSelected();
  /// The user has said what should be explained.
  /// \param classes  a label, and no numbers
  void questionChosen(bool classes);

 private:
  enum class Target { Data, Truth, Beside };
  using TableChangeJob = std::function<Dataset(Dataset table, const ReadControl& control)>;

  void build();
  void connectParts();
  void connectTables();
  void connectOptions();
  void setTruthKind(TruthKind kind);
  void noteOption(const QString& what, bool automatic = false);
  void changeOptions(const ProblemOptions& from, const ProblemOptions& to);
  void ask(const QString& path, Target target);
  void askQuestion(ImportDialog* dialog);
  void askForTruthFile();
  void explainAnother();
  void takeArrays(const QString& path, const std::vector<std::string>& arrays, Target target);
  void askForArrays(const QString& path, Target target);
  void chooseArrays(const QString& path, const std::vector<ArrayInfo>& arrays, Target target);
  void askHowToJoin(const std::shared_ptr<const Dataset>& beside);
  void load(const QString& path, const Reading& reading, Target target);
  /// Takes over a table that the dialog has read; reads it if it has not.
  void takeFrom(const ImportDialog& dialog);
  /// Only what the bars show, which is what was begun last.
  void cancelShown();
  /// Runs the job in the background with its progress shown.
  void work(const QString& what, JobRunner::Job job);
  void changeTable(const QString& what, TableChangeJob change);
  void showChanged(TableSnapshot made, const std::vector<ColumnChoice>& before,
                   const QString& what);
  void take(Dataset read, Target target);
  void tellQuestion();
  void takeData(const AskedTable& asked);
  void showTable(const TableSnapshot& table);
  void askOfColumns(const QuestionChoice& wanted);
  void takeAnswer(const QuestionChoice& wanted, MissingPolicy policy);
  void explainText(const std::string& name);
  void showColumns();
  void showKept();
  void refresh();
  void scaleTruth();
  void countMissing();
  void showNotes();
  [[nodiscard]] bool periodIsExceeded() const;
  void showSummary();
  void showTruthSource();

  TableHistory& tables_;
  bool restoring_ = false;      ///< a session is being loaded
  bool anotherWanted_ = false;  ///< once a truth file is there, it is what should be explained
  bool changing_ = false;       ///< one more step of this table is being computed
  bool opening_ = false;        ///< what showOpening() shows has not ended
  bool showsOpening_ = false;   ///< the bars were last told of that, not of a job of this panel
  ProblemOptions keptOptions_;  ///< options that no widget of this panel shows
  /// How the ground truth is scaled while nobody says it; none once a person, a session or a lesson
  /// has
  std::optional<TruthScaling> truthScaling_;
  ProblemOptions noted_;         ///< the options until their next change
  bool answering_ = false;       ///< an option is chosen with the question that was just asked
  bool settingOptions_ = false;  ///< they are set, but not by the person
  QAction *undo_, *redo_;
  JobRunner* loader_;
  ElidedLabel* name_;
  QPushButton* open_;
  PlainLabel *summary_, *notes_;
  Notice* error_;
  Notice* itself_;  ///< says that the table is compared with itself
  LoadBar* loadBar_;
  QuestionPanel* question_;
  std::vector<Message> remarks_;
  QTabWidget* tabs_;
  ColumnPanel *columns_, *truthColumns_;
  PreviewModel* preview_;
  PreparationPanel* preparation_;
  TruthOptions* truthOptions_;
  MissingChooser* missing_;
  RowOrderChooser* rowOrder_;
  QCheckBox* wrap_;
};

}  // namespace steelyard::ui
