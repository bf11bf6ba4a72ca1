// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/session_restorer.h"

#include <QFileInfo>
#include <QMainWindow>
#include <memory>
#include <utility>
#include <vector>

#include "core/record/carried_files.h"
#include "core/record/record.h"
#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/data/opened_tables.h"
#include "ui/fault_text.h"
#include "ui/jobs/job_runner.h"
#include "ui/keeping/put_down_tables.h"
#include "ui/keeping/restored_runs.h"
#include "ui/method/method_panel.h"
#include "ui/native_text.h"
#include "ui/panel/panel_page.h"
#include "ui/results/result_panel.h"
#include "ui/results/run_list.h"
#include "ui/session/question.h"
#include "ui/session/session.h"
#include "ui/settings/file_dialogs.h"
#include "ui/style/notice_bar.h"
#include "ui/window/session_keeper.h"
#include "ui/window/window_arrangement.h"

namespace steelyard::ui {
namespace {

SavedSession sessionOf(Record record, quint64 number) {
  SavedSession session;
  session.title = QFileInfo(QString::fromStdString(record.data.source)).fileName().toStdString();
  session.asked = static_cast<const RunRequest&>(record);
  session.runs = {saved_run(number, std::move(record))};
  session.shown = number;
  return session;
}

/// The session with its runs as a person has left them in the window.
SavedSession withRunsOf(const WindowParts& parts, SavedSession session) {
  for (SavedRun& saved : session.runs) {
    const SessionRun* const now = parts.session.runs().find(saved.number);
    if (now == nullptr) {
      continue;
    }
    saved.name = now->given.toStdString();
    saved.choice = now->choice;
  }
  if (const auto shown = parts.results.runList().shown()) {
    session.shown = *shown;
  }
  return session;
}

}  // namespace

SessionRestorer::SessionRestorer(WindowParts parts, SessionKeeper& keeper,
                                 WindowArrangement& arrangement, NoticeBar& missingFile,
                                 QObject* parent)
    : QObject(parent),
      parts_(std::move(parts)),
      keeper_(keeper),
      arrangement_(arrangement),
      missingFile_(missingFile),
      reader_(new JobRunner(this)) {
  DataPanel& data = parts_.data;
  connect(&data, &DataPanel::aboutToReplace, this, &SessionRestorer::takeOverChanges);
  connect(&data, &DataPanel::restored, this, &SessionRestorer::takeRestored);
  connect(&data, &DataPanel::restoreFailed, this, &SessionRestorer::showWithoutTables);
  connect(&missingFile_, &NoticeBar::actionWanted, this, &SessionRestorer::findFile);
  connect(&data, &DataPanel::openingBegun, reader_, &JobRunner::abandon);
  connect(reader_, &JobRunner::failed, &data, &DataPanel::showError);
  connect(reader_, &JobRunner::ended, &data, &DataPanel::openingEnded);
  connect(&data, &DataPanel::cancelWanted, reader_, &JobRunner::cancel);
  connect(&keeper_, &SessionKeeper::sessionWanted, this, &SessionRestorer::openSession);
}

void SessionRestorer::choose() {
  const QString path =
      openFileName(&parts_.window, FilePurpose::Session, tr("Open a record or session"),
                   tr("Record or session (*.json)"));
  if (!path.isEmpty()) {
    if (kept_file(nativePath(path)) != KeptFile::none) {
      keepFolderOf(FilePurpose::Session, path);
    }
    openFile(path);
  }
}

void SessionRestorer::openFile(const QString& path) {
  switch (kept_file(nativePath(path))) {
    case KeptFile::session:
      return openSession(path);
    case KeptFile::record:
      return openRecord(path);
    case KeptFile::none:
      return parts_.data.openFile(path);
  }
}

void SessionRestorer::openSession(const QString& path) {
  parts_.data.showOpening(QFileInfo(path).fileName());
  reader_->start(
      [this, path, tables = putDownFolder(keeper_.folder())](const ReadControl& control) {
        SavedSession found = read_session(nativePath(path), control.stop);
        // Saving would leave its tables out, so a file that holds them is not written over.
        const QString goesOnIn = found.carried.empty() ? path : QString();
        auto session = std::make_shared<SavedSession>(
            put_down(std::move(found), nativePath(tables), control.stop));
        return [this, goesOnIn, session] { bringBack({std::move(*session), goesOnIn}); };
      });
}

void SessionRestorer::openRecord(const QString& path) {
  parts_.data.showOpening(QFileInfo(path).fileName());
  reader_->start([this, path, &registry = parts_.registry](const ReadControl& control) {
    auto record = std::make_shared<Record>(read_record(nativePath(path), control.stop));
    static_cast<void>(registry.find(record->method));
    return [this, path, record] {
      bringBack({sessionOf(std::move(*record), parts_.session.runs().lastNumber() + 1), path});
    };
  });
}

void SessionRestorer::finish() { reader_->finish(); }

void SessionRestorer::startOver() {
  reader_->abandon();
  awaiting_.reset();
  missingFile_.say({});
}

SavedSession SessionRestorer::awaited() const { return withRunsOf(parts_, awaiting_->session); }

void SessionRestorer::takeOverChanges() {
  if (restoring_ && awaiting_ && restoresAwaited_) {
    restoring_->session = withRunsOf(parts_, std::move(restoring_->session));
  }
}

void SessionRestorer::bringBack(Filed opened) {
  restoresAwaited_ = false;
  restore(std::move(opened));
}

void SessionRestorer::restore(Filed opened) {
  const std::vector<std::string> missing = missingFiles(opened.session.asked);
  restoring_ = std::move(opened);
  if (missing.empty()) {
    parts_.data.restore(restoring_->session.asked);
  } else {
    showWithoutTables(
        tr("%1 is no longer there. Its results are shown; to continue, find the file.")
            .arg(QString::fromStdString(missing.front())));
  }
}

/// The session file stays unchanged until its tables are found or other data are opened.
void SessionRestorer::showWithoutTables(const QString& why) {
  if (!restoring_) {
    return;
  }
  takeOverChanges();
  Filed shown = std::move(*restoring_);
  restoring_.reset();
  parts_.data.clear();
  keeper_.pause();
  awaiting_ = std::move(shown);
  const SavedSession before = awaiting_->session;
  static_cast<void>(addRestored(restoredRuns(before.runs, parts_.registry, {})));
  showAsBefore(before);
  missingFile_.say(why, tr("Find the file..."));
}

void SessionRestorer::findFile() {
  if (!awaiting_) {
    return;
  }
  const std::vector<std::string> missing = missingFiles(awaiting_->session.asked);
  const std::string lost = missing.empty() ? awaiting_->session.asked.data.source : missing.front();
  const QString name = QFileInfo(QString::fromStdString(lost)).fileName();
  const QString found =
      askForFile_ ? askForFile_(name)
                  : openFileName(&parts_.window, FilePurpose::Table, tr("Find %1").arg(name));
  if (!found.isEmpty()) {
    takeFile(lost, found.toStdString());
  }
}

void SessionRestorer::takeFile(const std::string& lost, const std::string& found) {
  Filed moved = *awaiting_;
  moveFile(moved.session.asked, lost, found);
  for (SavedRun& run : moved.session.runs) {
    auto record = std::make_shared<Record>(*run.record);
    moveFile(*record, lost, found);
    run.record = std::move(record);
  }
  restoresAwaited_ = true;
  restore(std::move(moved));
}

/// \return why tables of runs could not be restored
QStringList SessionRestorer::addRestored(const std::vector<RestoredRun>& runs) {
  QStringList troubles;
  for (const RestoredRun& old : runs) {
    parts_.session.runs().noteNumber(old.run.number);
    if (old.isOfTable) {
      Q_EMIT runRestored(old.run);
    }
    if (!old.trouble.isEmpty()) {
      troubles << old.trouble;
    }
  }
  return troubles;
}

void SessionRestorer::showAsBefore(const SavedSession& back) {
  arrangement_.restore(QString::fromStdString(back.arrangement));
  const auto number = back.shown ? std::optional(*back.shown) : parts_.results.runList().shown();
  if (number) {
    parts_.results.showRunNumber(*number);
  }
}

/// The problems of its runs are made in the background; the window shows the table meanwhile.
void SessionRestorer::takeRestored() {
  if (!restoring_) {
    return;
  }
  const auto back = std::make_shared<const Filed>(std::move(*restoring_));
  restoring_.reset();
  const RunRequest& asked = back->session.asked;
  const QString trouble =
      troubleOf([&] { parts_.method.setMethod(asked.method, asked.parameters); });
  const DataPanel& data = parts_.data;
  reader_->start(
      [this, back, trouble, &registry = parts_.registry,
       current = CurrentTable{data.table(), choices_of(data.table().columns)}](const ReadControl&) {
        return [this, back, trouble, runs = restoredRuns(back->session.runs, registry, current)] {
          takeRuns(*back, runs, trouble);
        };
      });
}

/// \param trouble  why the settings could not be restored; empty if they were
void SessionRestorer::takeRuns(const Filed& back, const std::vector<RestoredRun>& runs,
                               const QString& trouble) {
  QStringList troubles = addRestored(runs);
  if (!trouble.isEmpty()) {
    troubles.prepend(trouble);
  }
  showAsBefore(back.session);
  if (back.session.panel) {
    parts_.panel.bringBack(*back.session.panel);
  }
  const auto shown = parts_.results.runList().shown();
  parts_.session.question().whenSettled([this, shown] {
    const SessionRun* const run = shown ? parts_.session.runs().find(*shown) : nullptr;
    // A new problem may have cleared the board, or brought another run.
    if (run != nullptr &&
        (parts_.results.runList().shown() != shown || parts_.board.problem() != run->problem)) {
      parts_.results.showRunNumber(*shown);
    }
  });
  if (troubles.isEmpty()) {
    keeper_.goOnWith(back.path);
  } else {
    parts_.data.showError(troubles.join(QLatin1Char('\n')));
  }
}

}  // namespace steelyard::ui
