// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How the main window keeps what the user made, and brings it back.

#include <QFile>
#include <QFileDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QMenu>
#include <QSplitter>
#include <algorithm>

#include "core/error.h"
#include "core/run/record_builder.h"
#include "core/run/result_checks.h"
#include "core/utc_now.h"
#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/main_window.h"
#include "ui/method/method_panel.h"
#include "ui/native_text.h"
#include "ui/plots/plot_grid.h"
#include "ui/results/result_panel.h"
#include "ui/run/run_controller.h"
#include "ui/session/autosave.h"
#include "ui/session/opened_tables.h"
#include "ui/session/question.h"
#include "ui/session/recent_files.h"
#include "ui/session/recovery_bar.h"

namespace steelyard::ui {
namespace {

/// The question of an old run over the tables of now, or over its own where those were prepared in
/// another way.
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
  connect(data_, &DataPanel::datasetChanged, this, [this] {
    if (data_->hasDataset() && is_file(data_->dataset().source)) {
      RecentFiles::add(pathText(data_->dataset().source));
    }
  });
  connect(recentFiles_, &RecentFiles::chosen, this, &MainWindow::openFile);
  connect(recovery_, &RecoveryBar::reopenWanted, this, &MainWindow::openSession);
  connect(autosave_, &Autosave::failed, data_, [this](const QString& message) {
    data_->showError(tr("The session cannot be kept: %1").arg(message));
  });
}

void MainWindow::keepSessions(const QString& folder) {
  try {
    sessions_.emplace(folder);
    recovery_->hide();
    if (const KeptSession left = sessions_->abandoned(); !left.path.isEmpty()) {
      recovery_->offer(left);
    }
    autosave_->setPath(sessions_->begin());
    autosave_->touch();
  } catch (const Error& error) {
    sessions_.reset();
    data_->showError(QString::fromStdString(error.what()));
  }
}

Session MainWindow::session() const {
  Session now;
  now.saved = utc_now();
  if (data_->hasDataset()) {
    now.title = data_->dataset().name;
    now.asked = asked(data_->dataset(), data_->truthTable(), data_->options(),
                      method_->method() != nullptr ? method_->method()->info().id : std::string(),
                      method_->values());
  }
  for (const auto& [number, run] : runs_) {
    now.runs.push_back({number, run.record});
  }
  if (const RankedRun* shown = results_->shownRun()) {
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
  grid.setEnlargedPlot(object.value("enlarged").toString());
  findChild<QSplitter*>("columns")->restoreState(
      QByteArray::fromBase64(object.value("columns").toString().toLatin1()));
}

void MainWindow::openSession(const QString& path) {
  try {
    restoring_ = read_session(nativePath(path));
    data_->restore(restoring_->asked);
  } catch (const Error& error) {
    restoring_.reset();
    data_->showError(QString::fromStdString(error.what()));
  }
}

void MainWindow::takeRestored() {
  if (!restoring_) {
    return;
  }
  const Session back = std::move(*restoring_);
  restoring_.reset();
  QStringList troubles;
  const auto attempt = [&troubles](const auto& work) {
    try {
      work();
    } catch (const Error& error) {
      troubles << QString::fromStdString(error.what());
    }
  };
  attempt([&] { method_->setMethod(back.asked.method, back.asked.parameters); });
  question_->settle();
  for (const SessionRun& old : back.runs) {
    attempt([&] {
      FinishedRun run;
      run.number = old.number;
      run.method = QString::fromStdString(registry_.find(old.record->method).info().title);
      run.record = old.record;
      run.problem = problemOf(*old.record, *data_, run.table);
      refuse_results_of_another(*old.record, *run.problem,
                                "run " + std::to_string(run.number) + " of the session");
      lastNumber_ = std::max(lastNumber_, run.number);
      addRun(std::move(run));
    });
  }
  arrange(QString::fromStdString(back.arrangement));
  if (back.shown) {
    results_->showRunNumber(*back.shown);
    showRun(*back.shown);
  }
  if (!troubles.isEmpty()) {
    data_->showError(troubles.join(QLatin1Char('\n')));
  }
}

void MainWindow::finishRunNow() {
  if (running_ && controller_->isActive()) {
    controller_->stopAndWait();
  }
}

void MainWindow::putSessionAway() {
  finishRunNow();
  if (sessions_ && !runs_.empty()) {
    autosave_->close();  // as it was before the data changed: its runs are still listed
    autosave_->setPath(sessions_->beginAnother());
  }
}

void MainWindow::listSessions() {
  constexpr int most = 10;
  recentSessions_->clear();
  if (sessions_) {
    for (const KeptSession& kept : sessions_->kept(most)) {
      const QString when = QLocale().toString(kept.saved.toLocalTime(), QLocale::ShortFormat);
      recentSessions_->addAction(tr("%1, %2").arg(kept.title, when), this,
                                 [this, path = kept.path] { openSession(path); });
    }
  }
  if (recentSessions_->isEmpty()) {
    recentSessions_->addAction(tr("None yet"))->setEnabled(false);
  }
}

void MainWindow::saveSessionAs() {
  const QString path = QFileDialog::getSaveFileName(this, tr("Save the session"), "session.json",
                                                    tr("Session (*.json)"));
  if (path.isEmpty()) {
    return;
  }
  try {
    Session now = session();
    now.closed = true;
    write_session(nativePath(path), now);
    results_->showExportMessage(tr("Written: %1").arg(path), false);
  } catch (const Error& error) {
    results_->showExportMessage(QString::fromStdString(error.what()), true);
  }
}

}  // namespace steelyard::ui
