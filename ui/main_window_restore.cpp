// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How the main window restores sessions and records, with or without their files.

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <algorithm>

#include "core/record/record_builder.h"
#include "core/record/result_checks.h"
#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/fault_text.h"
#include "ui/main_window.h"
#include "ui/method/method_panel.h"
#include "ui/native_text.h"
#include "ui/notice_bar.h"
#include "ui/results/result_panel.h"
#include "ui/session/autosave.h"
#include "ui/session/opened_tables.h"
#include "ui/session/question.h"

namespace steelyard::ui {
namespace {

/// The problem of an old run on the current tables, or on its own if those were prepared
/// differently.
ProblemPtr problemOf(const Record& record, const DataPanel& panel,
                     std::shared_ptr<const Dataset>& table) {
  const bool sameTable = panel.dataset().origin == record.data.origin;
  if (sameTable && choices_of(panel.dataset()) == record.columns && !record.truth_data) {
    table = panel.sharedDataset();
    return std::make_shared<const Problem>(make_problem(table, record.problem_options));
  }
  OpenedTables tables = openTables(record);
  table = std::make_shared<const Dataset>(std::move(tables.data));
  return std::make_shared<const Problem>(
      make_problem(table, record.problem_options, tables.truth ? &*tables.truth : nullptr));
}

Session sessionOf(Record record, quint64 number) {
  Session session;
  session.title = QFileInfo(QString::fromStdString(record.data.source)).fileName().toStdString();
  session.asked = static_cast<const Asked&>(record);
  session.runs = {{number, std::make_shared<const Record>(std::move(record))}};
  session.shown = number;
  return session;
}

}  // namespace

void MainWindow::openSession(const QString& path) {
  const QString trouble = troubleOf([&] { bringBack(read_session(nativePath(path)), path); });
  if (!trouble.isEmpty()) {
    data_->showError(trouble);
  }
}

void MainWindow::openRecord(const QString& path) {
  const QString trouble = troubleOf([&] {
    Record record = read_record(nativePath(path));
    static_cast<void>(registry_.find(record.method));
    bringBack(sessionOf(std::move(record), lastNumber_ + 1), path);
  });
  if (!trouble.isEmpty()) {
    data_->showError(trouble);
  }
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
  for (const SessionRun& old : shown.runs) {
    bringBackRun(old);
  }
  showAsBefore(shown);
  awaiting_ = std::move(shown);
  missingFile_->say(why, tr("Find the file..."));
}

void MainWindow::findFile() {
  if (!awaiting_) {
    return;
  }
  const std::vector<std::string> missing = missingFiles(awaiting_->asked);
  const std::string lost = missing.empty() ? awaiting_->asked.data.source : missing.front();
  const QString name = QFileInfo(QString::fromStdString(lost)).fileName();
  const QString found =
      askForFile_ ? askForFile_(name) : QFileDialog::getOpenFileName(this, tr("Find %1").arg(name));
  if (!found.isEmpty()) {
    takeFile(lost, found.toStdString());
  }
}

void MainWindow::takeFile(const std::string& lost, const std::string& found) {
  Session moved = *awaiting_;
  moveFile(moved.asked, lost, found);
  for (SessionRun& run : moved.runs) {
    auto record = std::make_shared<Record>(*run.record);
    moveFile(*record, lost, found);
    run.record = std::move(record);
  }
  bringBack(std::move(moved), restoringPath_);
}

/// Restores the run without its tables if they are missing: its numbers are still worth seeing.
QString MainWindow::bringBackRun(const SessionRun& old) {
  FinishedRun run;
  run.number = old.number;
  run.method = QString::fromStdString(old.record->method);
  run.record = old.record;
  lastNumber_ = std::max(lastNumber_, run.number);
  QString trouble = troubleOf([&] {
    run.method = QString::fromStdString(registry_.find(old.record->method).info().title);
    if (data_->hasDataset()) {
      run.problem = problemOf(*old.record, *data_, run.table);
    }
  });
  if (run.problem) {
    QString another = troubleOf([&] {
      refuse_results_of_another(*old.record, *run.problem,
                                "run " + std::to_string(run.number) + " of the session");
    });
    if (!another.isEmpty()) {
      return another;  // its numbers do not belong to this table: not shown at all
    }
  }
  addRun(std::move(run));
  return trouble;
}

void MainWindow::showAsBefore(const Session& back) {
  arrange(QString::fromStdString(back.arrangement));
  if (back.shown) {
    results_->showRunNumber(*back.shown);
    showRun(*back.shown);
  }
}

void MainWindow::takeRestored() {
  if (!restoring_) {
    return;
  }
  const Session back = std::move(*restoring_);
  restoring_.reset();
  QStringList troubles;
  troubles << troubleOf([&] { method_->setMethod(back.asked.method, back.asked.parameters); });
  question_->settle();
  for (const SessionRun& old : back.runs) {
    troubles << bringBackRun(old);
  }
  showAsBefore(back);
  troubles.removeAll(QString());
  if (troubles.isEmpty()) {
    goOnWithSession();
  } else {
    data_->showError(troubles.join(QLatin1Char('\n')));
  }
}

/// A saved session that was restored completely continues in its own file.
void MainWindow::goOnWithSession() {
  if (!sessions_) {
    return;
  }
  const QString before = autosave_->path();
  autosave_->setPath({});
  if (sessions_->goOnWith(restoringPath_)) {
    QFile::remove(before);  // of the table that this one replaced, without a run
    autosave_->setPath(restoringPath_);
  } else {
    autosave_->setPath(before);
  }
  autosave_->touch();
}

}  // namespace steelyard::ui
