// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How the main window saves the user's work.

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QMenu>
#include <QSplitter>
#include <utility>

#include "core/data/text_encoding.h"
#include "core/memory_text.h"
#include "core/record/carried_files.h"
#include "core/utc_now.h"
#include "ui/board/board_presets.h"
#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/export/exporter.h"
#include "ui/export/proposed_name.h"
#include "ui/fault_text.h"
#include "ui/jobs/job_runner.h"
#include "ui/main_window.h"
#include "ui/method/method_panel.h"
#include "ui/native_text.h"
#include "ui/plain_question.h"
#include "ui/plain_text.h"
#include "ui/plots/plot_grid.h"
#include "ui/results/result_panel.h"
#include "ui/run/run_controller.h"
#include "ui/session/autosave.h"
#include "ui/session/put_down_tables.h"
#include "ui/session/question.h"
#include "ui/session/recent_files.h"
#include "ui/session/recovery_bar.h"
#include "ui/settings/file_dialogs.h"
#include "ui/style/notice_bar.h"

namespace steelyard::ui {
namespace {

constexpr int mostListed = 10;  // of the saved sessions

/// A session from elsewhere may name any file of this machine, so a person sees all of them.
bool mayCarry(const std::vector<FileToCarry>& files) {
  QStringList names;
  for (const FileToCarry& file : files) {
    const QString size = file.size ? textOf(memory_text(static_cast<double>(*file.size)))
                                   : MainWindow::tr("not there");
    names << MainWindow::tr("%1 (%2)").arg(plainLine(to_utf8(file.source)), size);
  }
  return names.isEmpty() ||
         askWhether({MainWindow::tr("Save the session and its data"),
                     names.size() == 1
                         ? MainWindow::tr("This file will be in the file, and whoever gets it can "
                                          "read it:")
                         : MainWindow::tr("These %1 files will be in the file, and whoever gets it "
                                          "can read them:")
                               .arg(names.size()),
                     names, MainWindow::tr("Save with data")});
}

}  // namespace

void MainWindow::connectSession() {
  const auto touch = [this] { autosave_->touch(); };
  for (const auto signal : {&DataPanel::datasetChanged, &DataPanel::tableChanged,
                            &DataPanel::rolesChanged, &DataPanel::optionsChanged}) {
    connect(data_, signal, this, touch);
  }
  connect(method_, &MethodPanel::methodChanged, this, touch);
  connect(method_, &MethodPanel::valuesChanged, this, touch);
  connect(results_, &ResultPanel::runChosen, this, touch);
  connect(&board_->grid(), &PlotGrid::arrangementChanged, this, touch);
  connect(findChild<QSplitter*>("columns"), &QSplitter::splitterMoved, this, touch);
  connect(data_, &DataPanel::aboutToReplace, this, &MainWindow::putSessionAway);
  connect(data_, &DataPanel::restored, this, &MainWindow::takeRestored);
  connect(data_, &DataPanel::restoreFailed, this, &MainWindow::showWithoutTables);
  connect(missingFile_, &NoticeBar::actionWanted, this, &MainWindow::findFile);
  connect(data_, &DataPanel::datasetChanged, this, [this] {
    if (data_->hasDataset() && is_file(data_->dataset().source) &&
        !isPutDown(pathText(data_->dataset().source), keptSessionsFolder())) {
      RecentFiles::add(pathText(data_->dataset().source));
      keepFolderOf(FilePurpose::Table, pathText(data_->dataset().source));
    }
  });
  connect(data_, &DataPanel::openingBegun, restorer_, &JobRunner::abandon);
  connect(restorer_, &JobRunner::failed, data_, &DataPanel::showError);
  connect(restorer_, &JobRunner::ended, data_, &DataPanel::openingEnded);
  connect(data_, &DataPanel::cancelWanted, restorer_, &JobRunner::cancel);
  connect(lister_, &JobRunner::failed, this, &MainWindow::showFault);
  connect(recentFiles_, &RecentFiles::chosen, this, &MainWindow::openFile);
  connect(recovery_, &RecoveryBar::reopenWanted, this, &MainWindow::openSession);
  connect(autosave_, &Autosave::failed, this, [this](const QString& message) {
    showFault(tr("The session cannot be saved: %1").arg(message));
  });
}

void MainWindow::keepSessions(const QString& folder) {
  try {
    sessions_.emplace(folder);
    recovery_->hide();
    autosave_->setPath(sessions_->begin());  // written after the first change
    lister_->start([this, folder](const ReadControl&) {
      return [this, folder, left = abandonedSession(folder)] {
        if (!left.path.isEmpty()) {
          recovery_->offer(left);
        }
        // Only now: whoever looks at a session locks it for a moment, and it would not be offered.
        lister_->start([this, folder](const ReadControl&) {
          pruneSessions(folder);
          return [this, kept = keptSessions(folder, mostListed)] { showKept(kept); };
        });
      };
    });
  } catch (...) {
    sessions_.reset();
    showFault(tr("Sessions cannot be saved: %1").arg(faultText()));
  }
}

Session MainWindow::session() const {
  if (awaiting_) {
    return *awaiting_;
  }
  Session now;
  now.saved = utc_now();
  if (data_->hasDataset()) {
    now.title = data_->dataset().name;
    now.asked = asked(data_->dataset(), data_->truthTable(), data_->options(),
                      method_->method() != nullptr ? method_->method()->info().id : std::string(),
                      method_->values());
  }
  for (const auto& [number, run] : runs_->all()) {
    now.runs.push_back({number, run.record, run.given.toStdString(), answered(run.choice, number)});
  }
  if (activeRun_ && activeRun_->record) {
    now.runs.push_back({activeRun_->number, activeRun_->record, {}});
  }
  if (const RunSummary* shown = results_->shownRun()) {
    now.shown = shown->number;
  }
  now.arrangement = arrangement().toStdString();
  return now;
}

QString MainWindow::arrangement() const {
  QJsonArray order;
  for (const NamedPlot& plot : board_->plots()) {
    order.append(plot.id);
  }
  const QJsonObject object{
      {"order", order},
      {"closed", QJsonArray::fromStringList(board_->grid().closedPlots())},
      {"enlarged", board_->grid().enlargedPlot()},
      {"presets", board_->presets().state()},
      {"columns", QString::fromLatin1(findChild<QSplitter*>("columns")->saveState().toBase64())}};
  return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

void MainWindow::arrange(const QString& arrangement) {
  const QJsonObject object = QJsonDocument::fromJson(arrangement.toUtf8()).object();
  PlotGrid& grid = board_->grid();
  QStringList order;
  for (const auto& id : object.value("order").toArray()) {
    order << id.toString();
  }
  if (order.isEmpty()) {
    return;
  }
  grid.setPlotOrder(order);
  QStringList closed;
  for (const auto& id : object.value("closed").toArray()) {
    closed << id.toString();
  }
  for (const QString& id : order) {
    grid.setPlotVisible(id, !closed.contains(id));
  }
  board_->presets().restore(object.value("presets").toObject());
  grid.setEnlargedPlot(object.value("enlarged").toString());
  findChild<QSplitter*>("columns")->restoreState(
      QByteArray::fromBase64(object.value("columns").toString().toLatin1()));
}

void MainWindow::finishRunNow() {
  if (activeRun_ && controller_->isActive()) {
    controller_->stopAndWait();
  }
}

/// What was said about an own table is work, too: its roles, its steps, the question.
bool MainWindow::isWorthKeeping() const {
  return awaiting_ || !runs_->all().empty() ||
         (data_->hasDataset() && is_file(data_->dataset().source));
}

void MainWindow::putSessionAway() {
  finishRunNow();
  if (sessions_ && isWorthKeeping()) {
    autosave_->close();  // as it was before the data changed, with its runs still listed
    autosave_->setPath(sessions_->beginAnother());
    findSessions();  // so that it can be opened again at once
  }
}

void MainWindow::listSessions() {
  // What was found last: the entries of a menu that is open must stay, Qt still refers to them.
  recentSessions_->clear();
  for (const KeptSession& kept : keptSessions_) {
    const QString when = QLocale().toString(kept.saved.toLocalTime(), QLocale::ShortFormat);
    recentSessions_->addAction(tr("%1, %2").arg(menuText(kept.title), when), this,
                               [this, path = kept.path] { openSession(path); });
  }
  if (keptSessions_.empty()) {
    recentSessions_->addAction(tr("None yet"))->setEnabled(false);
  }
  findSessions();
}

void MainWindow::findSessions() {
  if (sessions_) {
    lister_->start([this, folder = sessions_->path()](const ReadControl&) {
      return [this, kept = keptSessions(folder, mostListed)] { showKept(kept); };
    });
  }
}

void MainWindow::saveSession() {
  savedPath_.isEmpty() ? saveSessionAs() : saveSessionTo(savedPath_);
}

void MainWindow::saveSessionAs() {
  const std::string table = data_->hasDataset() ? data_->dataset().source : std::string();
  const QString path =
      saveFileName(this, FilePurpose::Session, tr("Save the session"),
                   savedPath_.isEmpty() ? proposedName(table, "session.json") : savedPath_,
                   tr("Session (*.json)"));
  if (!path.isEmpty()) {
    saveSessionTo(path);
  }
}

void MainWindow::saveSessionTo(const QString& path) {
  try {
    Session now = session();
    now.closed = true;
    exporter_->exportSession(path, std::move(now), [this, path, opened = tablesOpened_] {
      if (opened == tablesOpened_) {
        savedPath_ = path;
      }
    });
  } catch (...) {
    results_->showExportMessage(faultText(), true);
  }
}

/// To be sent: the session itself goes on to be saved where it was, without its data.
void MainWindow::saveSessionWithData() {
  try {
    Session now = session();
    now.closed = true;
    if (!mayCarry(files_to_carry(now))) {
      return;
    }
    const QString path = saveFileName(
        this, FilePurpose::Session, tr("Save the session and its data in one file"),
        proposedName(now.asked.data.source, "session-with-data.json"), tr("Session (*.json)"));
    if (path.isEmpty()) {
      return;
    }
    exporter_->exportSessionWithData(path, std::move(now), [this, path] {
      if (savedPath_ == path) {
        savedPath_.clear();  // the next saving asks, since it would leave the data out
      }
    });
  } catch (...) {
    results_->showExportMessage(faultText(), true);
  }
}

QString MainWindow::keptSessionsFolder() const {
  return sessions_ ? sessions_->path() : defaultSessionFolder();
}

}  // namespace steelyard::ui
