// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "ui/session/session_run.h"
#include "ui/shown/shown.h"

class QAction;
class QLayout;
class QMenu;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;
class QToolButton;

namespace steelyard::ui {

class ActionButton;
class PlainLabel;
class AnswerPanel;
class Notice;
class RankingModel;
class RankingRoom;
class RunList;
class Runs;
class SampleList;
class SearchField;
class SelectionControl;

/// "What came out": the answer in a sentence, ranking, selection, findings, warnings, the session's
/// runs, export. Scrolls where it does not fit, but for the number to keep and the export; a long
/// answer scrolls inside itself, so that some rows of the ranking are always in sight. Shows each
/// run that ends, and nothing once all are gone. Writes nothing itself: it requests exports by
/// signals.
class ResultPanel : public QWidget {
  Q_OBJECT
  Q_DISABLE_COPY_MOVE(ResultPanel)
 public:
  /// \param shown  whose ranking this is, and to which it adds the runs that are chosen from its
  ///   list; must live longer than this
  /// \param runs   those that it lists; must live as long as this is used
  ResultPanel(Shown& shown, const Runs& runs, QWidget* parent = nullptr);
  ~ResultPanel() override;

  /// Shows a run of the list, if it is there.
  void showRunNumber(std::uint64_t number);
  /// What is ranked: the result of the shown run, or another solution. What belongs to a run that
  /// goes on cannot be exported.
  [[nodiscard]] const ShownSolution& shownFeatures() const { return shown_.ranking().of; }
  /// The shown run's own solution again, after another.
  void restoreRun();
  /// Features to export, by position, in order of rank.
  [[nodiscard]] std::vector<Index> selection() const { return shown_.ranking().selection; }
  /// What is selected, where it is not what the shown run selects by itself.
  [[nodiscard]] std::optional<std::vector<Index>> choice() const { return shown_.choice(); }
  /// Selects these as if a person had ticked them; no others.
  /// \throws Error(fault) if one of them is not ranked; what is selected stays
  void choose(const std::vector<Index>& features);
  /// Whether a person changed the selection since the features were shown.
  [[nodiscard]] bool selectionIsChosen() const { return shown_.ranking().chosen; }
  /// The run that is shown; nullptr before the first.
  [[nodiscard]] const SessionRun* shownRun() const;
  /// nullptr when there is no such run.
  [[nodiscard]] const SessionRun* run(std::uint64_t number) const;
  /// Takes over what shows the runs that wait, above the list of those that are done.
  void showAboveRuns(QWidget* queue);
  /// The last part above the list of runs to which Tab comes.
  [[nodiscard]] QWidget& stopAboveRuns() const;
  [[nodiscard]] AnswerPanel& answerPanel() { return *answer_; }
  [[nodiscard]] RunList& runList() { return *list_; }
  [[nodiscard]] SelectionControl& selectionControl() { return *control_; }
  /// Exports the selection: the action of the button, for a menu.
  [[nodiscard]] QAction& selectionExport() const;
  /// What else can be exported, for further entries.
  [[nodiscard]] QMenu& exportMenu() { return *more_; }
  /// What an export needs of what is shown. Plots can be exported while a run goes on. Run, Plots
  /// and Page do not need the run's table: a page is printed from the record.
  enum class ExportNeeds { Run, Plots, Page, Solution, Map, Samples, Knockoffs };
  /// From now on the action is enabled while what it needs is there; otherwise its tool tip says
  /// what is missing.
  void followExport(QAction* action, ExportNeeds needs);
  /// It is empty if it can be exported.
  [[nodiscard]] QString whyNotExported(ExportNeeds needs) const;
  /// Shows "Written to ...", or what went wrong, beside the export buttons.
  void showExportMessage(const QString& text, bool trouble);

 Q_SIGNALS:
  /// What is selected of another solution of the shown run, or of its own after restoreRun().
  void solutionShown(const std::vector<steelyard::Index>& selection);
  /// A feature of shownFeatures() is to be drawn against the target.
  void columnWanted(steelyard::Index feature);
  /// By the user, or in place of one that was removed; not of a run that has just ended.
  void runChosen(std::uint64_t number);
  void runRenamed(std::uint64_t number, const QString& name);
  void removalWanted(const std::vector<std::uint64_t>& numbers);
  void settingsWanted(std::uint64_t number);
  void comparisonChanged(std::optional<std::uint64_t> number);
  void exportSelectionRequested();
  void exportTableRequested();
  void exportMapRequested();
  void exportDistancesRequested();
  void exportCovariancesRequested();
  void exportSamplesRequested();
  void exportKnockoffsRequested();
  /// The next runs should use only the samples selected by the shown run.
  void keepSamplesRequested();
  void exportPlotsRequested();
  void exportRecordRequested();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void build();
  void buildRanking();
  [[nodiscard]] QWidget* messages();
  [[nodiscard]] QWidget* scrolledParts(QWidget* answer);
  [[nodiscard]] QLayout* exportRow();
  void fillExportMenu();
  void offerExports();
  void connectParts();
  void connectList();
  /// After the list, which was made before and hears of it first.
  void followRuns();
  void showChosen(std::uint64_t number);
  void showRun(const SessionRun& run);
  void showNothing();
  void showFields();
  void wantColumn();

  /// Something else is ranked.
  void follow();
  void takeTicked(const std::vector<Index>& selection);

  Shown& shown_;
  const Runs& runs_;
  AnswerPanel* answer_;
  RankingModel* model_;
  QSortFilterProxyModel* sorted_;
  SearchField* search_;
  QTableView* table_;
  PlainLabel* empty_;
  QToolButton *against_, *details_;
  SelectionControl* control_;
  Notice* warnings_;
  SampleList* samples_;
  RunList* list_;
  ActionButton* export_;
  QPushButton* moreButton_;
  QMenu* more_;
  struct ExportAction {
    QAction* action;
    ExportNeeds needs;
    QString tip;
  };
  std::vector<ExportAction> exports_;
  Notice* exportHint_;
  Notice* exportTrouble_;
  std::unique_ptr<RankingRoom> room_;
};

}  // namespace steelyard::ui
