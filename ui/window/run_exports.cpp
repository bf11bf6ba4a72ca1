// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/run_exports.h"

#include <QAction>
#include <QMenu>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/export/exporter.h"
#include "ui/export/report_text.h"
#include "ui/export/report_writer.h"
#include "ui/look/data_summary_page.h"
#include "ui/panel/panel_page.h"
#include "ui/plots/plot_grid.h"
#include "ui/results/result_panel.h"
#include "ui/session/session.h"
#include "ui/window/open_inputs.h"

namespace steelyard::ui {
namespace {

/// Ids, labels and targets that a person names after the run are written with its samples, too.
SessionRun withRolesOfNow(const WindowParts& parts, SessionRun run) {
  const TableSnapshot& now = parts.data.table();
  if (now.table != nullptr && now.table == run.asked.table) {
    run.asked.columns = now.columns;
  }
  return run;
}

/// Does it with the shown run, or says why that cannot be exported.
void withShownRun(const WindowParts& parts, ResultPanel::ExportNeeds needs,
                  const std::function<void(const SessionRun&)>& act) {
  const SessionRun* run = shownRun(parts);
  const QString whyNot = parts.results.whyNotExported(needs);
  if (!whyNot.isEmpty()) {
    parts.results.showExportMessage(whyNot, true);
  } else if (run != nullptr) {
    act(withRolesOfNow(parts, *run));
  }
}

/// All methods on the question of the run; nothing if they were not compared.
std::optional<ReportedPanel> panelOn(const WindowParts& parts, const SessionRun& run) {
  PanelNews known = parts.panel.known();
  if (!known.panel || !isOfQuestion(parts, run)) {
    return std::nullopt;
  }
  return ReportedPanel{std::move(known.panel), std::move(known.seconds)};
}

}  // namespace

RunExports::RunExports(WindowParts parts, QObject* parent)
    : QObject(parent), parts_(std::move(parts)) {
  parts_.exporter.setInputs([from = parts_] { return inputFiles(from); });
  parts_.exporter.setTable([from = parts_] { return tableSource(from); });
  connect(&parts_.exporter, &Exporter::said, &parts_.results, &ResultPanel::showExportMessage);
  connectRunExports();
  connectPlotExports();
}

void RunExports::fill(QMenu& menu) {
  using Needs = ResultPanel::ExportNeeds;
  ResultPanel& results = parts_.results;
  menu.setToolTipsVisible(true);
  const auto follow = [&results, &menu](const QString& text, Needs needs,
                                        void (ResultPanel::*wanted)()) {
    QAction* action = menu.addAction(text, &results, wanted);
    action->setToolTip(QString());
    results.followExport(action, needs);
    return action;
  };
  menu.addAction(&results.selectionExport());
  menu.addActions(results.exportMenu().actions());  // reduced table, plots and record
  follow(tr("Export the learned &map..."), Needs::Map, &ResultPanel::exportMapRequested)
      ->setObjectName(QStringLiteral("exportMap"));
  follow(tr("Export features, &distances kept..."), Needs::Solution,
         &ResultPanel::exportDistancesRequested);
  follow(tr("Export samples, co&variances kept..."), Needs::Samples,
         &ResultPanel::exportCovariancesRequested);
  QAction* knockoffs = follow(tr("Export the &knockoffs..."), Needs::Knockoffs,
                              &ResultPanel::exportKnockoffsRequested);
  knockoffs->setObjectName(QStringLiteral("exportKnockoffs"));
  // In the menu beside the ranking, too.
  results.exportMenu().addAction(knockoffs);
  addText(menu, tr("Export a report (&HTML)..."), &RunExports::exportReport);
  addText(menu, tr("Export as a P&ython script..."), &RunExports::exportPython);
  addText(menu, tr("Export as a script for R..."), &RunExports::exportR);
  addText(menu, tr("Apply to another table..."), &RunExports::exportApplied);
  addText(menu, tr("Copy as a comma&nd line"), &RunExports::copyCommand);
}

/// In both menus.
void RunExports::addText(QMenu& menu, const QString& text,
                         void (RunExports::*act)(const SessionRun&)) {
  QAction* action = menu.addAction(text, this, [this, act] {
    withShownRun(parts_, ResultPanel::ExportNeeds::Solution,
                 [this, act](const SessionRun& run) { (this->*act)(withShownWeights(run)); });
  });
  action->setToolTip(QString());
  parts_.results.exportMenu().addAction(action);
  parts_.results.followExport(action, ResultPanel::ExportNeeds::Solution);
}

/// A chosen point of the path is exported as shown. An iteration may have no selection, because the
/// run selects at its end: what is selected of it then is the run's own, or a person's choice.
SessionRun RunExports::withShownWeights(SessionRun run) const {
  auto record = std::make_shared<Record>(*run.record);
  const ShownSolution& shown = parts_.results.shownFeatures();
  if (shown.problem == run.problem) {  // else a run that goes on is shown
    record->result.columns = shown.columns;
    record->result.space = shown.learned;
    if (!shown.selection.rule.says_nothing() || !shown.selection.features.empty()) {
      record->result.selection = shown.selection;
    }
  }
  run.record = std::move(record);
  return run;
}

void RunExports::exportReport(const SessionRun& run) {
  parts_.exporter.exportReport(
      [this, &run] {
        return reportDraft({reportedRun(parts_.withChoice(run), parts_.registry)},
                           parts_.board.plots(), panelOn(parts_, run));
      },
      parts_.registry);
}

void RunExports::exportPython(const SessionRun& run) {
  parts_.exporter.exportPython(run, parts_.results.selection(), parts_.results.selectionIsChosen());
}

void RunExports::exportR(const SessionRun& run) {
  parts_.exporter.exportR(run, parts_.results.selection(), parts_.results.selectionIsChosen());
}

void RunExports::exportApplied(const SessionRun& run) {
  parts_.exporter.exportApplied(run, parts_.results.selection(), parts_.results.selectionIsChosen(),
                                parts_.registry);
}

/// Of the run as it ended: a point of its path that is shown was not its own selection.
void RunExports::copyCommand(const SessionRun& shown) {
  parts_.exporter.copyCommand(*parts_.session.runs().find(shown.number), parts_.results.selection(),
                              parts_.registry);
}

/// Before a run the board shows where it would begin, which nobody should take for a result.
void RunExports::exportPlots() {
  const SessionRun* run = shownRun(parts_);
  const LiveBoard& board = parts_.board;
  if (parts_.session.active().run() != nullptr ||
      (run != nullptr && run->problem == board.problem())) {
    parts_.exporter.exportPlots(board.plots());
  } else {
    parts_.results.showExportMessage(
        run == nullptr ? tr("There is no run yet")
                       : tr("The plots show a question that was not run yet; choose a run first"),
        true);
  }
}

void RunExports::connectPlotExports() {
  connect(&parts_.results, &ResultPanel::exportPlotsRequested, this, &RunExports::exportPlots);
  for (PlotGrid* grid : {&parts_.board.grid(), &parts_.look.grid(), &parts_.panel.grid()}) {
    connect(grid, &PlotGrid::exportRequested, this, [this, grid](const QString& id) {
      for (const NamedPlot& plot : grid->plots()) {
        if (plot.id == id) {
          parts_.exporter.exportPlot(plot);
        }
      }
    });
  }
}

void RunExports::connectRunExports() {
  using Needs = ResultPanel::ExportNeeds;
  ResultPanel& results = parts_.results;
  Exporter& exporter = parts_.exporter;
  const MethodRegistry& methods = parts_.registry;
  const auto connectExport = [this](void (ResultPanel::*wanted)(), Needs needs, auto write) {
    connect(&parts_.results, wanted, this,
            [this, needs, write] { withShownRun(parts_, needs, write); });
  };
  connectExport(&ResultPanel::exportSelectionRequested, Needs::Solution,
                [this, &results, &exporter](const SessionRun& run) {
                  exporter.exportSelection(withShownWeights(run), results.selection());
                });
  connectExport(&ResultPanel::exportTableRequested, Needs::Solution,
                [this, &results, &exporter](const SessionRun& run) {
                  exporter.exportTable(withShownWeights(run), results.selection(),
                                       results.selectionIsChosen());
                });
  connectExport(
      &ResultPanel::exportMapRequested, Needs::Map,
      [this, &exporter](const SessionRun& run) { exporter.exportMap(withShownWeights(run)); });
  connectExport(&ResultPanel::exportDistancesRequested, Needs::Solution,
                [&results, &exporter, &methods](const SessionRun& run) {
                  exporter.exportDistances(run, results.selection(), methods);
                });
  connectExport(
      &ResultPanel::exportCovariancesRequested, Needs::Samples,
      [&exporter, &methods](const SessionRun& run) { exporter.exportCovariances(run, methods); });
  connectExport(&ResultPanel::exportSamplesRequested, Needs::Samples,
                [&exporter](const SessionRun& run) { exporter.exportSamples(run); });
  connectExport(
      &ResultPanel::exportKnockoffsRequested, Needs::Knockoffs,
      [&exporter, &methods](const SessionRun& run) { exporter.exportKnockoffs(run, methods); });
  connectExport(
      &ResultPanel::exportRecordRequested, Needs::Run,
      [this, &exporter](const SessionRun& run) { exporter.exportRecord(parts_.withChoice(run)); });
}

}  // namespace steelyard::ui
