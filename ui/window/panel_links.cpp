// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/panel_links.h"

#include <QMainWindow>
#include <QTabWidget>
#include <utility>

#include "core/methods/registry.h"
#include "core/parameter/completed_values.h"
#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/export/exporter.h"
#include "ui/method/method_panel.h"
#include "ui/panel/panel_page.h"
#include "ui/results/result_panel.h"
#include "ui/run/run_controller.h"
#include "ui/session/question.h"
#include "ui/session/session.h"
#include "ui/settings/file_dialogs.h"

namespace steelyard::ui {

PanelLinks::PanelLinks(WindowParts parts, std::function<void()> run, QObject* parent)
    : QObject(parent), parts_(std::move(parts)), run_(std::move(run)) {
  connectQuestion();
  connectExports();
  connectKeeping();
  connect(&parts_.panel, &PanelPage::runWanted, this, &PanelLinks::showRunOf);
  connect(&parts_.panel, &PanelPage::selectionWanted, this, &PanelLinks::select);
}

/// What changes ends the comparison at once, before the new problem is there.
void PanelLinks::connectQuestion() {
  PanelPage* const page = &parts_.panel;
  connect(&parts_.data, &DataPanel::datasetChanged, page, &PanelPage::startOver);
  connect(&parts_.data, &DataPanel::tableChanged, page, [page] { page->ask(nullptr); });
  connect(&parts_.session.question(), &Question::problemChanged, page, &PanelPage::ask);
}

void PanelLinks::connectExports() {
  Exporter* const exporter = &parts_.exporter;
  connect(&parts_.panel, &PanelPage::tableWanted, exporter, &Exporter::exportMade);
  connect(&parts_.panel, &PanelPage::plotsWanted, exporter, &Exporter::exportPlots);
  connect(&parts_.panel, &PanelPage::logWanted, exporter, &Exporter::exportLog);
}

void PanelLinks::connectKeeping() {
  connect(&parts_.panel, &PanelPage::openWanted, this, &PanelLinks::chooseComparison);
  connect(&parts_.panel, &PanelPage::leftOut, this, [this](const QString& why) {
    parts_.showFault(tr("The comparison of all methods in the session is left out: %1").arg(why));
  });
}

void PanelLinks::chooseComparison() {
  const QString path = openFileName(&parts_.window, FilePurpose::Session, tr("Open a comparison"),
                                    tr("Comparison (*.json)"));
  if (!path.isEmpty()) {
    keepFolderOf(FilePurpose::Session, path);
    parts_.panel.openComparison(path);
  }
}

void PanelLinks::open() {
  parts_.pages.setCurrentWidget(&parts_.panel);
  parts_.panel.focusMethods();
}

void PanelLinks::showRunOf(const std::string& id) {
  if (parts_.controller.isActive()) {
    parts_.panel.sayTrouble(tr("A run goes on. Wait for its end, or stop it first."));
    return;
  }
  parts_.panel.sayTrouble({});
  parts_.method.setMethod(id, parts_.registry.find(id).schema().defaults());
  if (const auto number = sameRun()) {
    parts_.pages.setCurrentWidget(&parts_.board);
    parts_.results.showRunNumber(*number);
  } else {
    run_();
  }
}

QString PanelLinks::whyNotSelected() const {
  if (parts_.controller.isActive()) {
    return tr("A run goes on. Wait for its end, or stop it first.");
  }
  const SessionRun* const run = shownRun(parts_);
  return run != nullptr && isOfQuestion(parts_, *run) && !run->record->result.columns.empty()
             ? QString()
             : tr("Columns are selected in the ranking of a run. Show the run of a method first.");
}

void PanelLinks::select(const std::vector<Index>& columns) {
  const QString why = whyNotSelected();
  parts_.panel.sayTrouble(why);
  if (why.isEmpty()) {
    parts_.results.restoreRun();
    parts_.pages.setCurrentWidget(&parts_.board);
    parts_.results.choose(columns);
  }
}

std::optional<std::uint64_t> PanelLinks::sameRun() const {
  const Method& method = *parts_.method.method();
  const ParameterValues wanted = completed_values(method.schema(), parts_.method.values());
  std::optional<std::uint64_t> found;
  for (const auto& [number, run] : parts_.session.runs().all()) {
    if (isOfQuestion(parts_, run) && run.record->method == method.info().id &&
        !run.record->partial &&
        completed_values(method.schema(), run.record->parameters) == wanted) {
      found = number;
    }
  }
  return found;
}

}  // namespace steelyard::ui
