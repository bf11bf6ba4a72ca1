// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Connects what begins runs, and what follows the list of them.

#include "ui/data/data_panel.h"
#include "ui/fault_text.h"
#include "ui/keeping/autosave.h"
#include "ui/main_window.h"
#include "ui/method/method_panel.h"
#include "ui/plain_text.h"
#include "ui/results/live_ranking.h"
#include "ui/results/result_panel.h"
#include "ui/run/live_rerun.h"
#include "ui/run/run_bar.h"
#include "ui/run/run_news.h"
#include "ui/session/question.h"
#include "ui/session/session.h"
#include "ui/shown/shown.h"
#include "ui/window/comparisons.h"
#include "ui/window/session_restorer.h"
#include "ui/window/window_queue.h"
#include "ui/window/window_runs.h"

namespace steelyard::ui {

/// RunNews hears of a run first, LiveRerun last, since it may begin the next one.
void MainWindow::connectRun() {
  auto* const news = new RunNews(*this, *controller_);
  connect(data_, &DataPanel::datasetChanged, news, [this, news] {
    news->setTable(data_->hasDataset() ? plainName(data_->table().table->name) : QString());
  });
  new LiveRanking(*shown_, this);
  course_ = new WindowRuns(parts_, *shown_, *answers_, this);
  queue_ = new WindowQueue(parts_, *course_, this);
  connect(runBar_, &RunBar::runRequested, this,
          [this] { course_->start(BackgroundRun::Start::running); });
  connect(runBar_, &RunBar::stepRequested, this,
          [this] { course_->start(BackgroundRun::Start::paused); });
  rerun_ = new LiveRerun(*method_, *controller_, this);
  connect(course_, &WindowRuns::beginning, rerun_, &LiveRerun::noteStart);
  connect(course_, &WindowRuns::forgotten, rerun_, &LiveRerun::forget);
  connect(rerun_, &LiveRerun::rerunWanted, this,
          [this](bool instead) { course_->start(BackgroundRun::Start::running, instead); });
}

void MainWindow::connectRuns() {
  connect(&session_->runs(), &Runs::changed, autosave_, &Autosave::touch);
  connect(course_, &WindowRuns::putDown, autosave_, &Autosave::touch);
  connect(course_, &WindowRuns::listChanged, comparisons_, &Comparisons::followRuns);
  connect(course_, &WindowRuns::baseWanted, comparisons_, &Comparisons::showBase);
  connect(results_, &ResultPanel::removalWanted, this, &MainWindow::removeRuns);
  connect(results_, &ResultPanel::settingsWanted, this, &MainWindow::takeSettingsOf);
}

void MainWindow::removeRuns(const std::vector<std::uint64_t>& numbers) {
  if (restorer_->isAwaiting()) {  // its file stays as it is until the tables are found
    results_->showExportMessage(tr("Find the file of this run's table first"), true);
  } else {
    session_->runs().remove(numbers);
    if (const QString forgotten = data_->boundHistory(session_->question().problem().get());
        !forgotten.isEmpty()) {
      results_->showExportMessage(forgotten, false);
    }
  }
}

void MainWindow::takeSettingsOf(std::uint64_t number) {
  const SessionRun* const run = session_->runs().find(number);
  if (run == nullptr) {
    return;
  }
  const QString trouble =
      troubleOf([&] { method_->takeSettings(run->record->method, run->record->parameters); });
  results_->showExportMessage(
      trouble.isEmpty() ? tr("Method and settings are those of run %1 again").arg(number) : trouble,
      !trouble.isEmpty());
}

}  // namespace steelyard::ui
