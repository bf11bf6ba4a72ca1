// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/session_keeper.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QTimer>
#include <QUndoStack>
#include <utility>

#include "core/data/text_encoding.h"
#include "core/memory_text.h"
#include "core/record/carried_files.h"
#include "core/record/data_reference.h"
#include "ui/count_text.h"
#include "ui/data/data_panel.h"
#include "ui/export/exporter.h"
#include "ui/export/proposed_name.h"
#include "ui/fault_text.h"
#include "ui/jobs/job_runner.h"
#include "ui/keeping/autosave.h"
#include "ui/keeping/put_down_tables.h"
#include "ui/keeping/recent_files.h"
#include "ui/keeping/recovery_bar.h"
#include "ui/method/method_panel.h"
#include "ui/native_text.h"
#include "ui/panel/panel_page.h"
#include "ui/plain_question.h"
#include "ui/plain_text.h"
#include "ui/results/result_panel.h"
#include "ui/run/run_controller.h"
#include "ui/session/session.h"
#include "ui/settings/file_dialogs.h"
#include "ui/shown_language.h"
#include "ui/style/notice_bar.h"
#include "ui/undoable.h"

namespace steelyard::ui {
namespace {

constexpr int mostListed = 10;  // of the saved sessions

/// A session from elsewhere may name any file of this machine, so a person sees all of them.
bool mayCarry(const std::vector<FileToCarry>& files) {
  QStringList names;
  for (const FileToCarry& file : files) {
    const QString size = file.size ? textOf(memory_text(static_cast<double>(*file.size)))
                                   : SessionKeeper::tr("not there");
    names << SessionKeeper::tr("%1 (%2)").arg(plainLine(to_utf8(file.source)), size);
  }
  return names.isEmpty() ||
         askWhether({SessionKeeper::tr("Save the session and its data"),
                     names.size() == 1
                         ? SessionKeeper::tr("This file will be in the file, and whoever gets it "
                                             "can read it:")
                         : SessionKeeper::tr("These %1 files will be in the file, and whoever gets "
                                             "it can read them:",
                                             nullptr, howMany(names.size()))
                               .arg(countText(names.size())),
                     names, SessionKeeper::tr("Save with data")});
}

}  // namespace

SessionKeeper::SessionKeeper(WindowParts parts, KeptWork work, Autosave& autosave,
                             RecoveryBar& recovery, NoticeBar& replaced, QObject* parent)
    : QObject(parent),
      parts_(std::move(parts)),
      work_(std::move(work)),
      autosave_(autosave),
      recovery_(recovery),
      replaced_(replaced),
      lister_(new JobRunner(this)),
      closer_(new JobRunner(this)) {
  connectChanges();
  connectRecovery();
  connect(&parts_.data, &DataPanel::aboutToReplace, this, &SessionKeeper::putAway);
  connect(&parts_.data, &DataPanel::datasetChanged, this, &SessionKeeper::noteTable);
  connect(&parts_.data, &DataPanel::datasetChanged, this, &SessionKeeper::letBack);
  connect(&parts_.data.history(), &QUndoStack::indexChanged, this, &SessionKeeper::endNotice);
  connect(&parts_.controller, &RunController::stateChanged, this, [this] {
    if (parts_.controller.isActive()) {
      endNotice();
    }
  });
  for (const JobRunner* job : {lister_, closer_}) {
    connect(job, &JobRunner::failed, this,
            [this](const QString& message) { parts_.showFault(message); });
  }
  connect(&autosave_, &Autosave::failed, this, [this](const QString& message) {
    parts_.showFault(tr("The session cannot be saved: %1").arg(message));
  });
}

void SessionKeeper::connectChanges() {
  const auto touch = [this] { autosave_.touch(); };
  for (const auto signal : {&DataPanel::datasetChanged, &DataPanel::tableChanged,
                            &DataPanel::rolesChanged, &DataPanel::optionsChanged}) {
    connect(&parts_.data, signal, this, touch);
  }
  connect(&parts_.method, &MethodPanel::methodChanged, this, touch);
  connect(&parts_.method, &MethodPanel::valuesChanged, this, touch);
  connect(&parts_.results, &ResultPanel::runChosen, this, touch);
  connect(&parts_.panel, &PanelPage::changed, this, touch);
}

/// A session that is not wanted now stays in the list, but is not offered at each start.
void SessionKeeper::connectRecovery() {
  connect(&recovery_, &RecoveryBar::reopenWanted, this, &SessionKeeper::sessionWanted);
  connect(&recovery_, &RecoveryBar::declined, this, [this](const QString& path) {
    closer_->start([path](const ReadControl&) {
      markClosed(path);
      return JobRunner::Delivery();
    });
  });
}

/// Among the recent files, unless it came within a session.
void SessionKeeper::noteTable() const {
  if (!parts_.data.hasDataset() || !is_file(parts_.data.table().table->source)) {
    return;
  }
  const QString path = pathText(parts_.data.table().table->source);
  if (!isPutDown(path, folder())) {
    RecentFiles::add(path);
    keepFolderOf(FilePurpose::Table, path);
  }
}

void SessionKeeper::keepIn(const QString& folder) {
  try {
    folder_.emplace(folder);
    recovery_.hide();
    autosave_.setPath(folder_->begin());  // written after the first change
    lister_->start([this, folder](const ReadControl&) {
      return [this, folder, left = abandonedSession(folder)] {
        if (!left.path.isEmpty()) {
          recovery_.offer(left);
        }
        // Only now: whoever looks at a session locks it for a moment, and it would not be offered.
        lister_->start([this, folder](const ReadControl&) {
          pruneSessions(folder);
          return [this, kept = keptSessions(folder, mostListed)] { take(kept); };
        });
      };
    });
  } catch (...) {
    folder_.reset();
    parts_.showFault(tr("Sessions cannot be saved: %1").arg(faultText()));
  }
}

QString SessionKeeper::folder() const { return folder_ ? folder_->path() : defaultSessionFolder(); }

/// A file of the program's is written by itself, one that a person saved elsewhere when it is saved
/// again.
void SessionKeeper::goOnWith(const QString& path) {
  const bool hasFile = !path.isEmpty();
  const bool ofProgram =
      hasFile && folder_ && QFileInfo(path).absoluteDir() == QDir(folder_->path());
  if (hasFile && !ofProgram && kept_file(nativePath(path)) == KeptFile::session) {
    savedPath_ = path;
  }
  if (!folder_) {
    return;
  }
  const QString before = autosave_.path();
  autosave_.setPath({});
  if (hasFile && folder_->goOnWith(path)) {
    QFile::remove(before);  // of the table that this one replaced, without a run
    autosave_.setPath(path);
  } else {
    autosave_.setPath(before);
  }
  autosave_.touch();
}

void SessionKeeper::pause() { autosave_.setPath({}); }

void SessionKeeper::startOver() {
  savedPath_.clear();
  ++tablesOpened_;
}

void SessionKeeper::finishRun() {
  if (parts_.session.active().run() != nullptr && parts_.controller.isActive()) {
    parts_.controller.stopAndWait();
  }
  parts_.panel.stopAndWait();  // the trials of the method that goes on are kept, too
}

void SessionKeeper::close() {
  finishRun();
  autosave_.close();
}

/// What was said about an own table is work, too: its roles, its steps, the question.
bool SessionKeeper::isWorthKeeping() const {
  return work_.isAwaiting() || !parts_.session.runs().all().empty() ||
         parts_.panel.saved().has_value() ||
         (parts_.data.hasDataset() && is_file(parts_.data.table().table->source));
}

/// Where this one is not worth keeping, such as that of a lesson without a run, the one before it
/// stays what Undo brings back.
void SessionKeeper::putAway() {
  stoppedRun_ = parts_.session.active().run() != nullptr && parts_.controller.isActive();
  finishRun();
  if (goesBack_) {
    putAway_.clear();
  }
  if (folder_ && isWorthKeeping()) {
    autosave_.close();  // as it was before the data changed, with its runs still listed
    putAway_ = autosave_.path();
    autosave_.setPath(folder_->beginAnother());
    find();  // so that it can be opened again at once
  }
}

/// Opening the session again empties the history, so that must not happen within the undo.
void SessionKeeper::letBack() {
  isUndone_ = std::exchange(goesBack_, false);
  if (!QFile::exists(putAway_)) {
    return;
  }
  const auto goBack = [this, path = putAway_] {
    parts_.data.history().clear();  // else it would offer to redo what opening has ended
    goesBack_ = true;
    Q_EMIT sessionWanted(path);
  };
  parts_.data.history().push(
      new UndoableCommand({tr("opening of another table"),
                           [this, goBack] { QTimer::singleShot(0, this, goBack); },
                           [] {},
                           {}}));
  if (!isUndone_) {  // nobody is told again what they have just used
    replaced_.say(stoppedRun_ ? tr("The session before is kept, and its run was stopped: Edit > "
                                   "Undo brings it back.")
                              : tr("The session before is kept: Edit > Undo brings it back."));
  }
}

void SessionKeeper::noteClosedLesson(const QString& title) {
  if (!isUndone_) {
    const QString closed =
        tr("The lesson \"%1\" is closed; the menu Lessons opens it again.").arg(title);
    replaced_.say(replaced_.text().isEmpty() ? closed
                                             : closed + QLatin1Char(' ') + replaced_.text());
  }
}

/// With the next change or run the person goes on here, and the next Undo may be that of a change.
void SessionKeeper::endNotice() { replaced_.say({}); }

void SessionKeeper::fill(QMenu& menu) {
  connect(&menu, &QMenu::aboutToShow, this, [this, &menu] { listIn(menu); });
}

void SessionKeeper::listIn(QMenu& menu) {
  // What was found last: the entries of a menu that is open must stay, Qt still refers to them.
  menu.clear();
  for (const KeptSession& session : kept_) {
    const QString when = shownMoment(session.saved);
    menu.addAction(tr("%1, %2").arg(menuText(session.title), when), this,
                   [this, path = session.path] { Q_EMIT sessionWanted(path); });
  }
  if (kept_.empty()) {
    menu.addAction(tr("None yet"))->setEnabled(false);
  }
  find();
}

void SessionKeeper::find() {
  if (folder_) {
    lister_->start([this, path = folder_->path()](const ReadControl&) {
      return [this, kept = keptSessions(path, mostListed)] { take(kept); };
    });
  }
}

void SessionKeeper::take(std::vector<KeptSession> kept) {
  kept_ = std::move(kept);
  Q_EMIT listed();
}

bool SessionKeeper::isListing() const { return lister_->isBusy(); }

void SessionKeeper::finish() {
  lister_->finish();
  closer_->finish();
}

void SessionKeeper::save() { savedPath_.isEmpty() ? saveAs() : saveTo(savedPath_); }

void SessionKeeper::saveAs() {
  const DataPanel& data = parts_.data;
  const std::string table = data.hasDataset() ? data.table().table->source : std::string();
  const QString path =
      saveFileName(&parts_.window, FilePurpose::Session, tr("Save the session"),
                   savedPath_.isEmpty() ? proposedName(table, "session.json") : savedPath_,
                   tr("Session (*.json)"));
  if (!path.isEmpty()) {
    saveTo(path);
  }
}

void SessionKeeper::saveTo(const QString& path) {
  try {
    SavedSession now = work_.session();
    now.closed = true;
    parts_.exporter.exportSession(path, std::move(now), [this, path, opened = tablesOpened_] {
      if (opened == tablesOpened_) {
        savedPath_ = path;
      }
    });
  } catch (...) {
    parts_.results.showExportMessage(faultText(), true);
  }
}

void SessionKeeper::saveWithData() {
  try {
    SavedSession now = work_.session();
    now.closed = true;
    if (!mayCarry(files_to_carry(now))) {
      return;
    }
    const QString path = saveFileName(
        &parts_.window, FilePurpose::Session, tr("Save the session and its data in one file"),
        proposedName(now.asked.data.source, "session-with-data.json"), tr("Session (*.json)"));
    if (path.isEmpty()) {
      return;
    }
    parts_.exporter.exportSessionWithData(path, std::move(now), [this, path] {
      if (savedPath_ == path) {
        savedPath_.clear();  // the next saving asks, since it would leave the data out
      }
    });
  } catch (...) {
    parts_.results.showExportMessage(faultText(), true);
  }
}

}  // namespace steelyard::ui
