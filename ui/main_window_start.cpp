// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the main window shows while nothing is open.

#include <QStackedWidget>
#include <utility>

#include "ui/data/data_panel.h"
#include "ui/data/load_bar.h"
#include "ui/jobs/job_runner.h"
#include "ui/main_window.h"
#include "ui/session/recent_files.h"
#include "ui/start/start_page.h"

namespace steelyard::ui {

/// The page stays until something is open, so that whoever cancels a dialog, or opens a file that
/// cannot be read, can choose again.
void MainWindow::showStart() {
  if (start_ != nullptr || awaiting_ || data_->hasDataset()) {
    return;
  }
  start_ = new StartPage(lessons_, desk_);
  connect(start_, &StartPage::openWanted, data_, &DataPanel::chooseFile);
  connect(start_, &StartPage::tableWanted, this, &MainWindow::openFile);
  connect(start_, &StartPage::sessionWanted, this, &MainWindow::openSession);
  connect(start_, &StartPage::lessonWanted, this,
          [this](int number) { openLesson(lessons_.at(static_cast<std::size_t>(number))); });
  connect(data_, &DataPanel::troubled, start_, &StartPage::showTrouble);
  data_->followLoading(start_->loadBar());
  connect(data_, &DataPanel::datasetChanged, start_, [this] { leaveStart(); });
  connect(recentFiles_, &RecentFiles::found, start_, &StartPage::showTables);
  recentFiles_->lookForThem();
  if (!lister_->isBusy()) {
    start_->showSessions(keptSessions_);
  }
  desk_->addWidget(start_);
  desk_->setCurrentWidget(start_);
  start_->setFocus();
}

void MainWindow::leaveStart() {
  if (StartPage* const page = std::exchange(start_, nullptr)) {
    desk_->setCurrentIndex(0);
    page->deleteLater();  // a click on it may have opened what is shown now
  }
}

void MainWindow::showKept(std::vector<KeptSession> kept) {
  keptSessions_ = std::move(kept);
  if (start_ != nullptr) {
    start_->showSessions(keptSessions_);
  }
}

}  // namespace steelyard::ui
