// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/comparisons.h"

#include <QMainWindow>
#include <QUndoStack>
#include <optional>
#include <string>
#include <utility>

#include "ui/board/live_board.h"
#include "ui/compare/comparison_dialog.h"
#include "ui/compare/imbalance_dialog.h"
#include "ui/data/data_panel.h"
#include "ui/export/exporter.h"
#include "ui/results/column_dialog.h"
#include "ui/results/result_panel.h"
#include "ui/results/run_list.h"
#include "ui/session/session.h"
#include "ui/shown/shown.h"
#include "ui/undoable.h"
#include "ui/window/open_inputs.h"

namespace steelyard::ui {
namespace {

void bringForward(QWidget& dialog) {
  dialog.show();
  dialog.raise();
  dialog.activateWindow();
}

}  // namespace

Comparisons::Comparisons(WindowParts parts, Shown& shown, QObject* parent)
    : QObject(parent), parts_(std::move(parts)), shown_(shown) {
  connectList();
  connectTable();
  connect(&parts_.results, &ResultPanel::columnWanted, this, &Comparisons::showColumn);
}

void Comparisons::connectList() {
  connect(&parts_.results, &ResultPanel::comparisonChanged, this, &Comparisons::showBase);
  RunList& list = parts_.results.runList();
  connect(
      &list, &RunList::comparisonChosen, this, [this, &list](std::optional<std::uint64_t> before) {
        parts_.data.history().push(
            new UndoableCommand({tr("base of comparison"),
                                 [&list, before] { list.setComparison(before); },
                                 [&list, after = list.comparison()] { list.setComparison(after); },
                                 {}}));
      });
  connect(&list, &RunList::compareWanted, this, &Comparisons::compareOnly);
}

void Comparisons::connectTable() {
  const auto follow = [this] {
    if (imbalance_ != nullptr) {
      imbalance_->followTables();
    }
  };
  for (const auto signal :
       {&DataPanel::datasetChanged, &DataPanel::tableChanged, &DataPanel::rolesChanged}) {
    connect(&parts_.data, signal, this, follow);
  }
  connect(&parts_.data, &DataPanel::datasetChanged, this, [this] {
    if (column_ != nullptr) {
      column_->hide();  // its table is gone
    }
  });
}

void Comparisons::compareColumns() {
  if (imbalance_ == nullptr) {
    makeImbalance();
  } else if (!imbalance_->isVisible()) {
    imbalance_->listColumns();
  }
  bringForward(*imbalance_);
}

void Comparisons::makeImbalance() {
  const auto tables = [&data = parts_.data]() -> ComparedTables {
    if (!data.hasDataset()) {
      return {};
    }
    return {&data.table(), data.hasTruthTable() ? &data.truth() : nullptr, data.options().missing,
            data.options().standardise_truth};
  };
  imbalance_ = new ImbalanceDialog(tables, &parts_.window);
}

void Comparisons::compareRuns() {
  if (comparison_ == nullptr) {
    makeComparison();
  } else if (!comparison_->isVisible()) {
    comparison_->followRuns();
  }
  bringForward(*comparison_);
}

void Comparisons::makeComparison() {
  comparison_ =
      new ComparisonDialog({[this] { return comparedRuns(); }, [this] { return plotsOfRun(); }},
                           parts_.registry, &parts_.window);
  comparison_->exporter().setInputs([from = parts_] { return inputFiles(from); });
  comparison_->exporter().setTable([from = parts_] { return tableSource(from); });
}

std::vector<ComparedRun> Comparisons::comparedRuns() const {
  std::vector<ComparedRun> compared;
  for (const auto& [number, run] : parts_.session.runs().all()) {
    compared.push_back(parts_.withChoice(run).compared());
  }
  return compared;
}

/// The run that goes on, or else the one that was chosen.
std::optional<std::uint64_t> Comparisons::onBoard() const {
  const SessionRun* active = parts_.session.active().run();
  return active != nullptr ? std::optional<std::uint64_t>(active->number)
                           : parts_.results.runList().shown();
}

/// Each says which run it shows.
std::vector<NamedPlot> Comparisons::plotsOfRun() const {
  std::vector<NamedPlot> named = parts_.board.plots();
  const std::uint64_t number = onBoard().value_or(0);
  for (NamedPlot& plot : named) {
    plot.title = tr("run %1: %2").arg(number).arg(plot.title);
  }
  return named;
}

void Comparisons::compareOnly(const std::vector<std::uint64_t>& numbers) {
  std::vector<std::string> names;
  names.reserve(numbers.size());
  for (const std::uint64_t number : numbers) {
    names.push_back(parts_.session.runs().find(number)->compared().name);
  }
  compareRuns();
  comparison_->compareOnly(names);
}

void Comparisons::followRuns() {
  if (comparison_ != nullptr && comparison_->isVisible()) {
    comparison_->followRuns();
  }
}

bool Comparisons::finishExports() {
  return comparison_ == nullptr || comparison_->exporter().finish();
}

void Comparisons::showColumn(Index feature) {
  if (column_ == nullptr) {
    column_ = new ColumnDialog(&parts_.window);
  }
  column_->showColumn(parts_.results.shownFeatures().problem, feature);
  column_->show();
  column_->raise();
}

void Comparisons::showBase() {
  RunList& list = parts_.results.runList();
  const auto number = list.comparison();
  list.showWhetherCompared(parts_.board.compareWith(number));
  ShownComparison next = shown_.comparison();
  next.base = number == onBoard() ? std::nullopt : number;
  shown_.compare(std::move(next));
}

}  // namespace steelyard::ui
