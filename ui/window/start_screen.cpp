// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/start_screen.h"

#include <utility>

#include "ui/data/data_panel.h"
#include "ui/keeping/recent_files.h"
#include "ui/start/start_page.h"
#include "ui/window/desk.h"
#include "ui/window/session_keeper.h"

namespace steelyard::ui {

StartScreen::StartScreen(Desk& desk, DataPanel& data, SessionKeeper& keeper,
                         RecentFiles& recentFiles, QObject* parent)
    : QObject(parent), desk_(desk), data_(data), keeper_(keeper), recentFiles_(recentFiles) {}

void StartScreen::show(const std::vector<Lesson>& lessons) {
  if (page_ != nullptr || data_.hasDataset()) {
    return;
  }
  page_ = new StartPage(lessons, &desk_);
  connectPage();
  recentFiles_.lookForThem();
  if (!keeper_.isListing()) {
    page_->showSessions(keeper_.kept());
  }
  desk_.cover(page_);
  page_->setFocus();
}

void StartScreen::connectPage() {
  connect(page_, &StartPage::openWanted, &data_, &DataPanel::chooseFile);
  connect(page_, &StartPage::tableWanted, this, &StartScreen::fileWanted);
  connect(page_, &StartPage::sessionWanted, this, &StartScreen::sessionWanted);
  connect(page_, &StartPage::lessonWanted, this, &StartScreen::lessonWanted);
  connect(&data_, &DataPanel::troubled, page_, &StartPage::showTrouble);
  data_.followLoading(page_->loadBar());
  connect(&data_, &DataPanel::datasetChanged, page_, [this] { leave(); });
  connect(&recentFiles_, &RecentFiles::found, page_, &StartPage::showTables);
  connect(&keeper_, &SessionKeeper::listed, page_,
          [this, page = page_] { page->showSessions(keeper_.kept()); });
}

void StartScreen::leave() {
  if (StartPage* const page = std::exchange(page_, nullptr)) {
    desk_.uncover();
    page->deleteLater();  // a click on it may have opened what is shown now
  }
}

}  // namespace steelyard::ui
