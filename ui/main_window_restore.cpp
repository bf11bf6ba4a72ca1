// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How the main window restores sessions and records, with or without their files.

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>

#include "core/record/carried_files.h"
#include "core/record/record.h"
#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/data/opened_tables.h"
#include "ui/fault_text.h"
#include "ui/jobs/job_runner.h"
#include "ui/main_window.h"
#include "ui/method/method_panel.h"
#include "ui/native_text.h"
#include "ui/results/result_panel.h"
#include "ui/results/run_list.h"
#include "ui/session/autosave.h"
#include "ui/session/put_down_tables.h"
#include "ui/session/question.h"
#include "ui/session/restored_runs.h"
#include "ui/settings/file_dialogs.h"
#include "ui/style/notice_bar.h"

namespace steelyard::ui {
namespace {

Session sessionOf(Record record, quint64 number) {
  Session session;
  session.title = QFileInfo(QString::fromStdString(record.data.source)).fileName().toStdString();
  session.asked = static_cast<const RunRequest&>(record);
  session.runs = {saved_run(number, std::move(record))};
  session.shown = number;
  return session;
}

}  // namespace

void MainWindow::openSession(const QString& path) {
  data_->showOpening(QFileInfo(path).fileName());
  restorer_->start(
      [this, path, tables = putDownFolder(keptSessionsFolder())](const ReadControl& control) {
        Session found = read_session(nativePath(path), control.stop);
        // Saving would leave its tables out, so a file that holds them is not written over.
        const QString goesOnIn = found.carried.empty() ? path : QString();
        auto session =
            std::make_shared<Session>(put_down(std::move(found), nativePath(tables), control.stop));
        return [this, goesOnIn, session] { bringBack(std::move(*session), goesOnIn); };
      });
}

void MainWindow::openRecord(const QString& path) {
  data_->showOpening(QFileInfo(path).fileName());
  restorer_->start([this, path, &registry = registry_](const ReadControl& control) {
    auto record = std::make_shared<Record>(read_record(nativePath(path), control.stop));
    static_cast<void>(registry.find(record->method));
    return [this, path, record] {
      bringBack(sessionOf(std::move(*record), runs_->lastNumber() + 1), path);
    };
  });
}

void MainWindow::waitForJobs() {
  lister_->finish();
  restorer_->finish();
}

void MainWindow::bringBack(Session session, const QString& path) {
  restoringPath_ = path;
  const std::vector<std::string> missing = missingFiles(session.asked);
  restoring_ = std::move(session);
  if (missing.empty()) {
    data_->restore(restoring_->asked);
  } else {
    showWithoutTables(
        tr("%1 is no longer there. Its results are shown; to continue, find the file.")
            .arg(QString::fromStdString(missing.front())));
  }
}

/// The session file stays unchanged until its tables are found or other data are opened.
void MainWindow::showWithoutTables(const QString& why) {
  if (!restoring_) {
    return;
  }
  Session shown = std::move(*restoring_);
  restoring_.reset();
  data_->clear();
  autosave_->setPath({});
  awaiting_ = shown;
  addRestored(restoredRuns(shown.runs, registry_, {}));
  showAsBefore(shown);
  missingFile_->say(why, tr("Find the file..."));
}

void MainWindow::findFile() {
  if (!awaiting_) {
    return;
  }
  const std::vector<std::string> missing = missingFiles(awaiting_->asked);
  const std::string lost = missing.empty() ? awaiting_->asked.data.source : missing.front();
  const QString name = QFileInfo(QString::fromStdString(lost)).fileName();
  const QString found = askForFile_
                            ? askForFile_(name)
                            : openFileName(this, FilePurpose::Table, tr("Find %1").arg(name));
  if (!found.isEmpty()) {
    takeFile(lost, found.toStdString());
  }
}

void MainWindow::takeFile(const std::string& lost, const std::string& found) {
  Session moved = *awaiting_;
  moveFile(moved.asked, lost, found);
  for (SavedRun& run : moved.runs) {
    auto record = std::make_shared<Record>(*run.record);
    moveFile(*record, lost, found);
    run.record = std::move(record);
  }
  bringBack(std::move(moved), restoringPath_);
}

QStringList MainWindow::addRestored(const std::vector<RestoredRun>& runs) {
  QStringList troubles;
  for (const RestoredRun& old : runs) {
    runs_->noteNumber(old.run.number);
    if (old.isOfTable) {
      addRun(old.run);
    }
    if (!old.trouble.isEmpty()) {
      troubles << old.trouble;
    }
  }
  return troubles;
}

void MainWindow::showAsBefore(const Session& back) {
  arrange(QString::fromStdString(back.arrangement));
  const auto number = back.shown ? std::optional(*back.shown) : results_->runList().shown();
  if (number) {
    results_->showRunNumber(*number);
  }
}

/// The problems of its runs are made in the background; the window shows the table meanwhile.
void MainWindow::takeRestored() {
  if (!restoring_) {
    return;
  }
  const auto back = std::make_shared<const Session>(std::move(*restoring_));
  restoring_.reset();
  const QString trouble =
      troubleOf([&] { method_->setMethod(back->asked.method, back->asked.parameters); });
  restorer_->start([this, back, trouble, &registry = registry_,
                    current = CurrentTable{TableSnapshot(data_->sharedDataset()),
                                           choices_of(data_->dataset())}](const ReadControl&) {
    return [this, back, trouble, runs = restoredRuns(back->runs, registry, current)] {
      QStringList troubles = addRestored(runs);
      if (!trouble.isEmpty()) {
        troubles.prepend(trouble);
      }
      showAsBefore(*back);
      question_->whenSettled([this] {  // a new problem has cleared the board
        if (const auto shown = results_->runList().shown()) {
          results_->showRunNumber(*shown);
        }
      });
      if (troubles.isEmpty()) {
        goOnWithSession();
      } else {
        data_->showError(troubles.join(QLatin1Char('\n')));
      }
    };
  });
}

/// A saved session that was restored completely continues in its own file: one of the program's is
/// written by itself, one that a person saved elsewhere when it is saved again.
void MainWindow::goOnWithSession() {
  const bool hasFile = !restoringPath_.isEmpty();
  const bool ofProgram =
      hasFile && sessions_ && QFileInfo(restoringPath_).absoluteDir() == QDir(sessions_->path());
  if (hasFile && !ofProgram && kept_file(nativePath(restoringPath_)) == KeptFile::session) {
    savedPath_ = restoringPath_;
  }
  if (!sessions_) {
    return;
  }
  const QString before = autosave_->path();
  autosave_->setPath({});
  if (hasFile && sessions_->goOnWith(restoringPath_)) {
    QFile::remove(before);  // of the table that this one replaced, without a run
    autosave_->setPath(restoringPath_);
  } else {
    autosave_->setPath(before);
  }
  autosave_->touch();
}

}  // namespace steelyard::ui
