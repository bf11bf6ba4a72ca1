// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/window_menus.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QShortcut>
#include <utility>

#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/keeping/recent_files.h"
#include "ui/offer_action.h"
#include "ui/plots/plot_grid.h"
#include "ui/run/run_bar.h"
#include "ui/session/session.h"
#include "ui/settings/language.h"
#include "ui/style/theme_choice.h"
#include "ui/window/comparisons.h"
#include "ui/window/next_window.h"
#include "ui/window/panel_links.h"
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
       {file.addAction(tr("Open tar&get..."), data, &DataPanel::chooseTruthFile),
        file.addAction(tr("Add col&umns of a file..."), data, &DataPanel::chooseSideFile)}) {
    offerWhile(beside, [this] { return whyNoTable(); });
  }
  file.addAction(tr("Open a &record or session..."), &doers_.restorer, &SessionRestorer::choose);
  doers_.recentFiles.fill(*file.addMenu(tr("Recent &files")));
  doers_.keeper.fill(*file.addMenu(tr("Recent sess&ions")));
}

void WindowMenus::addSaving(QMenu& file) {
  const auto nothingToSave = [this] {
    return doers_.restorer.isAwaiting() || !parts_.session.runs().all().empty() ? QString()
                                                                                : whyNoTable();
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
    offerAction(*action, why.isEmpty(), why);
  };
  connect(&parts_.data, &DataPanel::datasetChanged, action, offer);
  connect(&parts_.session.runs(), &Runs::changed, action, offer);
  offer();
}

/// It is empty while a table is open.
QString WindowMenus::whyNoTable() const {
  return parts_.data.hasDataset() ? QString() : tr("No table is open");
}

void WindowMenus::makeEditMenu() const {
  QMenu* edit = parts_.window.menuBar()->addMenu(tr("&Edit"));
  edit->addActions({&parts_.data.undoAction(), &parts_.data.redoAction()});
}

void WindowMenus::makeRunMenu() {
  QMenu* run = parts_.window.menuBar()->addMenu(tr("&Run"));
  run->setToolTipsVisible(true);
  const RunBar& bar = parts_.runBar;
  for (const ActionButton* button : {bar.runButton(), bar.pauseButton(), bar.stepButton(),
                                     bar.stopButton(), bar.queueButton()}) {
    run->addAction(&button->action());
  }
  run->addAction(&bar.sweepAction());
  shrinkByKey();
  run->addSeparator();
  addComparing(*run);
}

/// Without a run, the key that stops one makes an enlarged plot small again.
void WindowMenus::shrinkByKey() {
  const QAction& stop = parts_.runBar.stopButton()->action();
  auto* const smaller = new QShortcut(stop.shortcut(), &parts_.window);
  smaller->setEnabled(!stop.isEnabled());
  connect(smaller, &QShortcut::activated, this,
          [this] { parts_.board.grid().setEnlargedPlot({}); });
  connect(&stop, &QAction::enabledChanged, smaller,
          [smaller](bool stoppable) { smaller->setEnabled(!stoppable); });
}

void WindowMenus::addComparing(QMenu& run) {
  Comparisons* const comparisons = &doers_.comparisons;
  offerWhile(run.addAction(tr("All &methods..."), QKeySequence(tr("Ctrl+M")), &doers_.panel,
                           &PanelLinks::open),
             [this] { return whyNoTable(); });
  offerWhile(
      run.addAction(tr("&Information imbalance..."), comparisons, &Comparisons::compareColumns),
      [this] { return whyNoTable(); });
  offerWhile(run.addAction(tr("&Compare runs..."), comparisons, &Comparisons::compareRuns), [this] {
    return parts_.session.runs().all().empty() ? tr("There is no run yet") : QString();
  });
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
