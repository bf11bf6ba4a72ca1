// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The menus of the main window and the requests of the right column.

#include <QApplication>
#include <QMenuBar>
#include <QProcess>
#include <QPushButton>
#include <QShortcut>
#include <QUndoStack>
#include <algorithm>

#include "ui/board/live_board.h"
#include "ui/compare/comparison_dialog.h"
#include "ui/compare/imbalance_dialog.h"
#include "ui/data/data_panel.h"
#include "ui/export/exporter.h"
#include "ui/export/report_writer.h"
#include "ui/help/help_menu.h"
#include "ui/look/data_summary_page.h"
#include "ui/main_window.h"
#include "ui/native_text.h"
#include "ui/plain_text.h"
#include "ui/plots/plot_grid.h"
#include "ui/results/answer_maker.h"
#include "ui/results/column_dialog.h"
#include "ui/results/result_panel.h"
#include "ui/results/run_list.h"
#include "ui/run/run_bar.h"
#include "ui/run/run_controller.h"
#include "ui/session/recent_files.h"
#include "ui/settings/file_dialogs.h"
#include "ui/style/theme_choice.h"
#include "ui/undoable.h"

namespace steelyard::ui {

void MainWindow::makeActions() {
  makeFileMenu();
  makeEditMenu();
  makeRunMenu();
  makeViewMenu();
  lessonMenu_ = menuBar()->addMenu(tr("&Lessons"));
  lessonMenu_->setToolTipsVisible(true);
  new HelpMenu(*this, registry_, *method_, *board_);
}

void MainWindow::makeFileMenu() {
  QMenu* file = menuBar()->addMenu(tr("&File"));
  file->addAction(tr("New &window"), QKeySequence(tr("Ctrl+Shift+N")), this, [this] {
    if (!QProcess::startDetached(QCoreApplication::applicationFilePath(), {})) {
      showFault(tr("Another window cannot be opened."));
    }
  });
  file->addAction(tr("&Open a table..."), QKeySequence::Open, data_, &DataPanel::chooseFile);
  for (QAction* beside :
       {file->addAction(tr("Open &ground truth..."), data_, &DataPanel::chooseTruthFile),
        file->addAction(tr("Add col&umns of a file..."), data_, &DataPanel::chooseSideFile)}) {
    offerWhile(beside, [this] { return whyNoTable(); });
  }
  file->addAction(tr("Open a &record or session..."), this, &MainWindow::chooseRecord);
  recentFiles_->fill(*file->addMenu(tr("Recent &files")));
  recentSessions_ = file->addMenu(tr("Recent sess&ions"));
  connect(recentSessions_, &QMenu::aboutToShow, this, &MainWindow::listSessions);
  file->addSeparator();
  const auto nothingToSave = [this] {
    return awaiting_ || !runs_->all().empty() ? QString() : whyNoTable();
  };
  offerWhile(
      file->addAction(tr("&Save the session"), QKeySequence::Save, this, &MainWindow::saveSession),
      nothingToSave);
  offerWhile(file->addAction(tr("Save the session &as..."), QKeySequence::SaveAs, this,
                             &MainWindow::saveSessionAs),
             nothingToSave);
  QAction* withData = file->addAction(tr("Save the session and its data in one fi&le..."), this,
                                      &MainWindow::saveSessionWithData);
  withData->setObjectName(QStringLiteral("saveSessionWithData"));
  offerWhile(withData, nothingToSave);
  makeExportActions(*file);
  file->addSeparator();
  makePrintAction(*file);
  file->addSeparator();
  file->addAction(tr("&Quit"), QKeySequence::Quit, this, &QWidget::close);
}

void MainWindow::makeExportActions(QMenu& menu) {
  using Needs = ResultPanel::ExportNeeds;
  menu.setToolTipsVisible(true);
  const auto follow = [this, &menu](const QString& text, Needs needs,
                                    void (ResultPanel::*wanted)()) {
    QAction* action = menu.addAction(text, results_, wanted);
    action->setToolTip(QString());
    results_->followExport(action, needs);
    return action;
  };
  follow(tr("&Export the selection..."), Needs::Solution, &ResultPanel::exportSelectionRequested)
      ->setShortcut(QKeySequence(tr("Ctrl+Shift+E")));
  menu.addActions(results_->exportMenu().actions());  // reduced table, plots and record
  follow(tr("Export the learned &map..."), Needs::Map, &ResultPanel::exportMapRequested)
      ->setObjectName(QStringLiteral("exportMap"));
  follow(tr("Export features, &distances kept..."), Needs::Solution,
         &ResultPanel::exportDistancesRequested);
  follow(tr("Export samples, co&variances kept..."), Needs::Samples,
         &ResultPanel::exportCovariancesRequested);
  QAction* knockoffs = follow(tr("Export the &knockoffs..."), Needs::Knockoffs,
                              &ResultPanel::exportKnockoffsRequested);
  knockoffs->setObjectName(QStringLiteral("exportKnockoffs"));
  // In the menu beside the ranking, too.
  results_->exportMenu().addAction(knockoffs);
  const auto withRun = [this](const auto& act) {
    const SessionRun* run = shownRun();
    const QString whyNot = results_->whyNotExported(Needs::Solution);
    if (run != nullptr && whyNot.isEmpty()) {
      act(withShownWeights(*run));
    } else {
      results_->showExportMessage(whyNot, true);
    }
  };
  const auto add = [this, &menu, withRun](const QString& text,
                                          void (MainWindow::*act)(const SessionRun&)) {
    QAction* action = menu.addAction(text, this, [this, withRun, act] {
      withRun([this, act](const SessionRun& run) { (this->*act)(run); });
    });
    action->setToolTip(QString());
    results_->exportMenu().addAction(action);
    results_->followExport(action, Needs::Solution);
  };
  add(tr("Export a report (&HTML)..."), &MainWindow::exportReport);
  add(tr("Export as P&ython..."), &MainWindow::exportPython);
  add(tr("Copy as a comma&nd line"), &MainWindow::copyCommand);
}

/// \param whyNot  empty while the action can be taken
void MainWindow::offerWhile(QAction* action, const std::function<QString()>& whyNot) {
  const auto offer = [action, whyNot] {
    const QString why = whyNot();
    action->setEnabled(why.isEmpty());
    action->setToolTip(tipText(why));
  };
  connect(data_, &DataPanel::datasetChanged, action, offer);
  connect(runs_, &Runs::changed, action, offer);
  offer();
}

QString MainWindow::whyNoTable() const {
  return data_->hasDataset() ? QString() : tr("No table is open");
}

/// The entry is grey while the button is.
/// \param whyNot  why it is then
void MainWindow::offerAsButton(QAction* action, const QPushButton* button,
                               const std::function<QString()>& whyNot) {
  const auto offer = [action, button, whyNot] {
    action->setEnabled(button->isEnabled());
    action->setToolTip(tipText(button->isEnabled() ? QString() : whyNot()));
  };
  connect(runBar_, &RunBar::stateShown, action, offer);
  offer();
}

void MainWindow::exportReport(const SessionRun& run) {
  exporter_->exportReport(
      [this, &run] { return reportDraft({withChoice(run).compared()}, board_->plots()); },
      registry_);
}

void MainWindow::exportPython(const SessionRun& run) {
  exporter_->exportPython(run, results_->selection(), results_->selectionIsChosen());
}

/// Of the run as it ended: a point of its path that is shown was not its own selection.
void MainWindow::copyCommand(const SessionRun& shown) {
  exporter_->copyCommand(*runs_->find(shown.number), results_->selection(), registry_);
}

/// Before a run the board shows where it would begin, which nobody should take for a result.
void MainWindow::exportPlots() {
  const SessionRun* run = shownRun();
  if (activeRun_ || (run != nullptr && run->problem == board_->problem())) {
    exporter_->exportPlots(board_->plots());
  } else {
    results_->showExportMessage(
        run == nullptr ? tr("There is no run yet")
                       : tr("The plots show a question that was not run yet; choose a run first"),
        true);
  }
}

InputFiles MainWindow::inputFiles() const {
  InputFiles all;
  const auto add = [&all](const InputFiles& files) {
    all.insert(all.end(), files.begin(), files.end());
  };
  if (data_->hasDataset()) {
    add(files_of(data_->dataset()));
  }
  if (data_->truthTable() != nullptr) {
    add(files_of(*data_->truthTable()));
  }
  for (const auto& [number, run] : runs_->all()) {
    add(files_of(*run.record));
  }
  return all;
}

void MainWindow::makeEditMenu() {
  QMenu* edit = menuBar()->addMenu(tr("&Edit"));
  QAction* undo = data_->history().createUndoAction(edit, tr("&Undo"));
  undo->setShortcut(QKeySequence::Undo);
  QAction* redo = data_->history().createRedoAction(edit, tr("&Redo"));
  redo->setShortcut(QKeySequence::Redo);
  edit->addActions({undo, redo});
}

void MainWindow::makeRunMenu() {
  QMenu* run = menuBar()->addMenu(tr("&Run"));
  run->setToolTipsVisible(true);
  const auto press = [this, run](const QString& text, const QKeySequence& keys, QPushButton* button,
                                 const std::function<QString()>& whyNot) {
    offerAsButton(run->addAction(text, keys, button, &QPushButton::click), button, whyNot);
  };
  press(tr("&Run"), QKeySequence(tr("Ctrl+R")), runBar_->runButton(),
        [this] { return controller_->isActive() ? tr("A run is under way") : runBar_->whyNot(); });
  press(tr("&Pause or continue"), QKeySequence(tr("Ctrl+Shift+P")), runBar_->pauseButton(),
        [] { return tr("No run is under way"); });
  press(tr("S&tep"), QKeySequence(tr("Ctrl+.")), runBar_->stepButton(),
        [this] { return runBar_->whyNot(); });
  press(tr("&Stop"), QKeySequence(tr("Esc")), runBar_->stopButton(),
        [] { return tr("No run is under way"); });
  // Without a run, its key makes an enlarged plot small again.
  auto* smaller = new QShortcut(QKeySequence(tr("Esc")), this);
  connect(smaller, &QShortcut::activated, this, [this] { board_->grid().setEnlargedPlot({}); });
  connect(runBar_, &RunBar::stateShown, smaller,
          [this, smaller] { smaller->setEnabled(!runBar_->stopButton()->isEnabled()); });
  run->addSeparator();
  offerWhile(run->addAction(tr("&Information imbalance..."), this, &MainWindow::compareColumns),
             [this] { return whyNoTable(); });
  offerWhile(run->addAction(tr("&Compare runs..."), this, &MainWindow::compareRuns),
             [this] { return runs_->all().empty() ? tr("There is no run yet") : QString(); });
}

void MainWindow::makeViewMenu() {
  QMenu* view = menuBar()->addMenu(tr("&View"));
  view->addAction(tr("&Larger text"), QKeySequence::ZoomIn, this, [] { zoomText(1); });
  view->addAction(tr("&Smaller text"), QKeySequence::ZoomOut, this, [] { zoomText(-1); });
  addThemeMenu(*view);
}

void MainWindow::compareColumns() {
  if (imbalance_ == nullptr) {
    const auto tables = [this]() -> ComparedTables {
      if (!data_->hasDataset()) {
        return {};
      }
      return {&data_->dataset(), data_->truthTable(), data_->options().missing,
              data_->options().standardise_truth};
    };
    imbalance_ = new ImbalanceDialog(tables, this);
    connect(data_, &DataPanel::rolesChanged, imbalance_, &ImbalanceDialog::followTables);
  } else if (!imbalance_->isVisible()) {
    imbalance_->listColumns();
  }
  imbalance_->show();
  imbalance_->raise();
  imbalance_->activateWindow();
}

void MainWindow::compareRuns() {
  if (comparison_ == nullptr) {
    const auto runs = [this] {
      std::vector<ComparedRun> compared;
      for (const auto& [number, run] : runs_->all()) {
        compared.push_back(withChoice(run).compared());
      }
      return compared;
    };
    const auto plots = [this] {
      std::vector<NamedPlot> named = board_->plots();
      const RunSummary* shown = results_->shownRun();
      const quint64 number =
          activeRun_ ? activeRun_->number : (shown != nullptr ? shown->number : 0);
      for (NamedPlot& plot : named) {
        plot.title = tr("run %1: %2").arg(number).arg(plot.title);
      }
      return named;
    };
    comparison_ = new ComparisonDialog({runs, plots}, registry_, this);
    comparison_->exporter().setInputs([this] { return inputFiles(); });
    comparison_->exporter().setTable([this] { return tableSource(); });
  } else if (!comparison_->isVisible()) {
    comparison_->followRuns();
  }
  comparison_->show();
  comparison_->raise();
  comparison_->activateWindow();
}

void MainWindow::chooseRecord() {
  const QString path = openFileName(this, FilePurpose::Session, tr("Open a record or session"),
                                    tr("Record or session (*.json)"));
  if (!path.isEmpty()) {
    if (kept_file(nativePath(path)) != KeptFile::none) {
      keepFolderOf(FilePurpose::Session, path);
    }
    openFile(path);
  }
}

const SessionRun* MainWindow::shownRun() const {
  const RunSummary* ranked = results_->shownRun();
  return ranked == nullptr ? nullptr : runs_->find(ranked->number);
}

std::string MainWindow::tableSource() const {
  if (const SessionRun* const run = shownRun()) {
    return run->record->data.source;
  }
  return data_->hasDataset() ? data_->dataset().source : std::string();
}

/// A chosen point of the path is exported as shown.
SessionRun MainWindow::withShownWeights(SessionRun run) const {
  auto record = std::make_shared<Record>(*run.record);
  const ShownFeatures& shown = results_->shownFeatures();
  if (shown.problem == run.problem) {  // else a run that goes on is shown
    record->result.columns = shown.columns;
    record->result.space = shown.space;
    record->result.selection = shown.selection;
  }
  run.record = std::move(record);
  return run;
}

void MainWindow::keepSelectedSamples() {
  const SessionRun* run = shownRun();
  if (run == nullptr || !run->problem || !run->record->result.samples) {
    return;
  }
  keepSamples(run->problem, run->problem->rows_of(run->record->result.samples->positions), true);
}

void MainWindow::compareOverlap() {
  const auto number = results_->runList().comparison();
  results_->runList().showWhetherCompared(board_->compareWith(number));
  std::optional<std::uint64_t> onBoard = results_->runList().shown();
  if (activeRun_) {
    onBoard = activeRun_->number;
  }
  board_->drawBase(number == onBoard ? std::nullopt : number);
}

void MainWindow::connectResults() {
  connect(results_, &ResultPanel::runChosen, this, &MainWindow::showRun);
  connect(results_, &ResultPanel::runRenamed, runs_, &Runs::rename);
  connect(results_, &ResultPanel::removalWanted, this,
          [this](const std::vector<std::uint64_t>& numbers) {
            if (awaiting_) {  // its file stays as it is until the tables are found
              results_->showExportMessage(tr("Find the file of this run's table first"), true);
            } else {
              runs_->remove(numbers);
            }
          });
  connect(results_, &ResultPanel::comparisonChanged, this, &MainWindow::compareOverlap);
  RunList& list = results_->runList();
  connect(
      &list, &RunList::comparisonChosen, this, [this, &list](std::optional<std::uint64_t> before) {
        data_->history().push(
            new UndoableCommand({tr("base of comparison"),
                                 [&list, before] { list.setComparison(before); },
                                 [&list, after = list.comparison()] { list.setComparison(after); },
                                 {}}));
      });
  connect(&list, &RunList::compareWanted, this, [this](const std::vector<std::uint64_t>& numbers) {
    std::vector<std::string> names;
    names.reserve(numbers.size());
    for (const std::uint64_t number : numbers) {
      names.push_back(runs_->find(number)->compared().name);
    }
    compareRuns();
    comparison_->compareOnly(names);
  });
  connect(results_, &ResultPanel::selectionChanged, this, &MainWindow::showSelection);
  connect(results_, &ResultPanel::columnWanted, this, [this](Index feature) {
    if (column_ == nullptr) {
      column_ = new ColumnDialog(this);
    }
    column_->showColumn(results_->shownFeatures().problem, feature);
    column_->show();
    column_->raise();
  });
  connect(results_, &ResultPanel::solutionShown, answers_, &AnswerMaker::choose);
  connect(results_, &ResultPanel::keepSamplesRequested, this, &MainWindow::keepSelectedSamples);
  connectRunExports();
  connect(results_, &ResultPanel::exportPlotsRequested, this, &MainWindow::exportPlots);
  for (PlotGrid* grid : {&board_->grid(), &look_->grid()}) {
    connect(grid, &PlotGrid::exportRequested, this, [this, grid](const QString& id) {
      for (const NamedPlot& plot : grid->plots()) {
        if (plot.id == id) {
          exporter_->exportPlot(plot);
        }
      }
    });
  }
  exporter_->setInputs([this] { return inputFiles(); });
  exporter_->setTable([this] { return tableSource(); });
  connect(exporter_, &Exporter::said, results_, &ResultPanel::showExportMessage);
}

/// What is exported of the run that is shown.
void MainWindow::connectRunExports() {
  using Needs = ResultPanel::ExportNeeds;
  const auto connectExport = [this](void (ResultPanel::*wanted)(), Needs needs, auto write) {
    connect(results_, wanted, this, [this, needs, write] {
      const SessionRun* run = shownRun();
      const QString whyNot = results_->whyNotExported(needs);
      if (!whyNot.isEmpty()) {
        results_->showExportMessage(whyNot, true);
      } else if (run != nullptr) {
        write(*run);
      }
    });
  };
  connectExport(&ResultPanel::exportSelectionRequested, Needs::Solution,
                [this](const SessionRun& run) {
                  exporter_->exportSelection(withShownWeights(run), results_->selection());
                });
  connectExport(&ResultPanel::exportTableRequested, Needs::Solution, [this](const SessionRun& run) {
    exporter_->exportTable(withShownWeights(run), results_->selection(),
                           results_->selectionIsChosen());
  });
  connectExport(&ResultPanel::exportMapRequested, Needs::Map,
                [this](const SessionRun& run) { exporter_->exportMap(withShownWeights(run)); });
  connectExport(&ResultPanel::exportDistancesRequested, Needs::Solution,
                [this](const SessionRun& run) {
                  exporter_->exportDistances(run, results_->selection(), registry_);
                });
  connectExport(&ResultPanel::exportCovariancesRequested, Needs::Samples,
                [this](const SessionRun& run) { exporter_->exportCovariances(run, registry_); });
  connectExport(&ResultPanel::exportSamplesRequested, Needs::Samples,
                [this](const SessionRun& run) { exporter_->exportSamples(run); });
  connectExport(&ResultPanel::exportKnockoffsRequested, Needs::Knockoffs,
                [this](const SessionRun& run) { exporter_->exportKnockoffs(run, registry_); });
  connectExport(&ResultPanel::exportRecordRequested, Needs::Run,
                [this](const SessionRun& run) { exporter_->exportRecord(withChoice(run)); });
}

}  // namespace steelyard::ui
