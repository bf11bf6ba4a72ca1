// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/window_menus.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QShortcut>
#include <QUndoStack>
#include <utility>

#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/keeping/recent_files.h"
#include "ui/plain_text.h"
#include "ui/plots/plot_grid.h"
#include "ui/run/run_bar.h"
#include "ui/run/run_controller.h"
#include "ui/session/runs.h"
#include "ui/settings/language.h"
#include "ui/style/theme_choice.h"
#include "ui/window/comparisons.h"
#include "ui/window/next_window.h"
#include "ui/window/run_exports.h"
#include "ui/window/run_printer.h"
#include "ui/window/session_keeper.h"
#include "ui/window/session_restorer.h"

namespace steelyard::ui {

WindowMenus::WindowMenus(WindowParts parts, const MenuDoers& doers, QObject* parent)
    : QObject(parent), parts_(std::move(parts)), doers_(doers) {
  makeFileMenu();
  makeEditMenu();
  makeRunMenu();
  makeViewMenu();
  makeLessonMenu();
}

void WindowMenus::makeFileMenu() {
  QMenu* file = parts_.window.menuBar()->addMenu(tr("&File"));
  file->addAction(tr("New &window"), QKeySequence(tr("Ctrl+Shift+N")), this,
                  &WindowMenus::openAnotherWindow);
  addOpening(*file);
  file->addSeparator();
  addSaving(*file);
  doers_.exports.fill(*file);
  file->addSeparator();
  doers_.printer.fill(*file);
  file->addSeparator();
  file->addAction(tr("&Quit"), QKeySequence::Quit, &parts_.window, &QWidget::close);
}

void WindowMenus::openAnotherWindow() const {
  if (!startNextWindow(parts_.method)) {
    parts_.showFault(tr("Another window cannot be opened."));
  }
}

void WindowMenus::addOpening(QMenu& file) {
  DataPanel* const data = &parts_.data;
  file.addAction(tr("&Open a table..."), QKeySequence::Open, data, &DataPanel::chooseFile);
  for (QAction* beside :
       {file.addAction(tr("Open &ground truth..."), data, &DataPanel::chooseTruthFile),
        file.addAction(tr("Add col&umns of a file..."), data, &DataPanel::chooseSideFile)}) {
    offerWhile(beside, [this] { return whyNoTable(); });
  }
  file.addAction(tr("Open a &record or session..."), &doers_.restorer, &SessionRestorer::choose);
  doers_.recentFiles.fill(*file.addMenu(tr("Recent &files")));
  doers_.keeper.fill(*file.addMenu(tr("Recent sess&ions")));
}

void WindowMenus::addSaving(QMenu& file) {
  const auto nothingToSave = [this] {
    return doers_.restorer.isAwaiting() || !parts_.runs.all().empty() ? QString() : whyNoTable();
  };
  SessionKeeper* const keeper = &doers_.keeper;
  offerWhile(
      file.addAction(tr("&Save the session"), QKeySequence::Save, keeper, &SessionKeeper::save),
      nothingToSave);
  offerWhile(file.addAction(tr("Save the session &as..."), QKeySequence::SaveAs, keeper,
                            &SessionKeeper::saveAs),
             nothingToSave);
  QAction* withData = file.addAction(tr("Save the session and its data in one fi&le..."), keeper,
                                     &SessionKeeper::saveWithData);
  withData->setObjectName(QStringLiteral("saveSessionWithData"));
  offerWhile(withData, nothingToSave);
}

/// \param whyNot  empty while the action can be taken
void WindowMenus::offerWhile(QAction* action, const std::function<QString()>& whyNot) {
  const auto offer = [action, whyNot] {
    const QString why = whyNot();
    action->setEnabled(why.isEmpty());
    action->setToolTip(tipText(why));
  };
  connect(&parts_.data, &DataPanel::datasetChanged, action, offer);
  connect(&parts_.runs, &Runs::changed, action, offer);
  offer();
}

/// It is empty while a table is open.
QString WindowMenus::whyNoTable() const {
  return parts_.data.hasDataset() ? QString() : tr("No table is open");
}

void WindowMenus::makeEditMenu() {
  QMenu* edit = parts_.window.menuBar()->addMenu(tr("&Edit"));
  QAction* undo = parts_.data.history().createUndoAction(edit, tr("&Undo"));
  undo->setShortcut(QKeySequence::Undo);
  QAction* redo = parts_.data.history().createRedoAction(edit, tr("&Redo"));
  redo->setShortcut(QKeySequence::Redo);
  edit->addActions({undo, redo});
}

void WindowMenus::makeRunMenu() {
  QMenu* run = parts_.window.menuBar()->addMenu(tr("&Run"));
  run->setToolTipsVisible(true);
  RunBar& bar = parts_.runBar;
  addRunEntry(*run, tr("&Run"), QKeySequence(tr("Ctrl+R")), bar.runButton(), [this] {
    return parts_.controller.isActive() ? tr("A run is under way") : parts_.runBar.whyNot();
  });
  addRunEntry(*run, tr("&Pause or continue"), QKeySequence(tr("Ctrl+Shift+P")), bar.pauseButton(),
              [] { return tr("No run is under way"); });
  addRunEntry(*run, tr("S&tep"), QKeySequence(tr("Ctrl+.")), bar.stepButton(),
              [this] { return parts_.runBar.whyNot(); });
  addRunEntry(*run, tr("&Stop"), QKeySequence(tr("Esc")), bar.stopButton(),
              [] { return tr("No run is under way"); });
  shrinkByKey();
  run->addSeparator();
  addComparing(*run);
}

/// Presses the button, and is grey while the button is.
/// \param whyNot  why it is then
void WindowMenus::addRunEntry(QMenu& menu, const QString& text, const QKeySequence& keys,
                              QPushButton* button, const std::function<QString()>& whyNot) {
  QAction* action = menu.addAction(text, keys, button, &QPushButton::click);
  const auto offer = [action, button, whyNot] {
    action->setEnabled(button->isEnabled());
    action->setToolTip(tipText(button->isEnabled() ? QString() : whyNot()));
  };
  connect(&parts_.runBar, &RunBar::stateShown, action, offer);
  offer();
}

/// Without a run, the key that stops one makes an enlarged plot small again.
void WindowMenus::shrinkByKey() {
  auto* const smaller = new QShortcut(QKeySequence(tr("Esc")), &parts_.window);
  connect(smaller, &QShortcut::activated, this,
          [this] { parts_.board.grid().setEnlargedPlot({}); });
  connect(&parts_.runBar, &RunBar::stateShown, smaller,
          [this, smaller] { smaller->setEnabled(!parts_.runBar.stopButton()->isEnabled()); });
}

void WindowMenus::addComparing(QMenu& run) {
  Comparisons* const comparisons = &doers_.comparisons;
  offerWhile(
      run.addAction(tr("&Information imbalance..."), comparisons, &Comparisons::compareColumns),
      [this] { return whyNoTable(); });
  offerWhile(run.addAction(tr("&Compare runs..."), comparisons, &Comparisons::compareRuns),
             [this] { return parts_.runs.all().empty() ? tr("There is no run yet") : QString(); });
}

void WindowMenus::makeViewMenu() {
  QMenu* view = parts_.window.menuBar()->addMenu(tr("&View"));
  view->addAction(tr("&Larger text"), QKeySequence::ZoomIn, this, [] { zoomText(1); });
  view->addAction(tr("&Smaller text"), QKeySequence::ZoomOut, this, [] { zoomText(-1); });
  addThemeMenu(*view);
  addLanguageMenu(*view);
}

/// Filled by whoever knows the lessons.
void WindowMenus::makeLessonMenu() {
  lessons_ = parts_.window.menuBar()->addMenu(tr("&Lessons"));
  lessons_->setToolTipsVisible(true);
}

}  // namespace steelyard::ui
