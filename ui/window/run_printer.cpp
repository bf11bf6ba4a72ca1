// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/run_printer.h"

#include <QApplication>
#include <QMainWindow>
#include <QMenu>
#include <QPrintDialog>
#include <QPrinter>
#include <QTextDocument>
#include <memory>
#include <utility>

#include "ui/board/live_board.h"
#include "ui/export/printed_run.h"
#include "ui/plots/plot_grid.h"
#include "ui/results/result_panel.h"

namespace steelyard::ui {

RunPrinter::RunPrinter(WindowParts parts, QObject* parent)
    : QObject(parent), parts_(std::move(parts)) {}

void RunPrinter::fill(QMenu& menu) {
  QAction* print =
      menu.addAction(tr("Print..."), QKeySequence::Print, this, &RunPrinter::askForPrinter);
  print->setObjectName(QStringLiteral("print"));
  print->setToolTip(tr("The answer, the ranking of the selected columns, and the open plots"));
  parts_.results.followExport(print, ResultPanel::ExportNeeds::Page);
}

void RunPrinter::askForPrinter() {
  const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
  auto* dialog = new QPrintDialog(printer.get(), &parts_.window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, printer] { print(*printer); });
  dialog->open();
}

/// While the dialog was open, the run may have gone.
void RunPrinter::print(QPrinter& printer) {
  ResultPanel& results = parts_.results;
  const SessionRun* run = shownRun(parts_);
  const QString whyNot = results.whyNotExported(ResultPanel::ExportNeeds::Page);
  if (run == nullptr || !whyNot.isEmpty()) {
    results.showExportMessage(whyNot, true);
    return;
  }
  const SessionRun printed = parts_.withChoice(*run);
  const std::unique_ptr<QTextDocument> document =
      printedRun({printed, results.shownFeatures(), results.selection(), openPlots(*run)});
  printer.setDocName(document->metaInformation(QTextDocument::DocumentTitle));
  QApplication::setOverrideCursor(Qt::WaitCursor);
  document->print(&printer);
  QApplication::restoreOverrideCursor();
  const bool failed = printer.printerState() == QPrinter::Error;
  results.showExportMessage(failed ? tr("The printer cannot print this.") : tr("Printed."), failed);
}

/// None if the board shows another question than that of the run.
std::vector<NamedPlot> RunPrinter::openPlots(const SessionRun& run) const {
  std::vector<NamedPlot> open;
  LiveBoard& board = parts_.board;
  if (run.problem != board.problem()) {
    return open;
  }
  const QStringList closed = board.grid().closedPlots();
  QString card;
  for (NamedPlot& plot : board.plots()) {
    // A plot that is no card stands beside that of the card before it.
    card = board.grid().cardWidget(plot.id) != nullptr ? plot.id : card;
    if (!closed.contains(card)) {
      open.push_back(std::move(plot));
    }
  }
  return open;
}

}  // namespace steelyard::ui
