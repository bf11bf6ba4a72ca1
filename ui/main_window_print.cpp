// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The run that is shown, on paper.

#include <QApplication>
#include <QMenu>
#include <QPrintDialog>
#include <QPrinter>
#include <QTextDocument>
#include <memory>

#include "ui/board/live_board.h"
#include "ui/export/printed_run.h"
#include "ui/main_window.h"
#include "ui/plots/plot_grid.h"
#include "ui/results/result_panel.h"

namespace steelyard::ui {

void MainWindow::makePrintAction(QMenu& menu) {
  QAction* print = menu.addAction(tr("Print..."), QKeySequence::Print, this, &MainWindow::print);
  print->setObjectName(QStringLiteral("print"));
  print->setToolTip(tr("The answer, the ranking of the selected columns, and the open plots"));
  results_->followExport(print, ResultPanel::ExportNeeds::Page);
}

void MainWindow::print() {
  const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
  auto* dialog = new QPrintDialog(printer.get(), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, printer] { printRun(*printer); });
  dialog->open();
}

/// While the dialog was open, the run may have gone.
void MainWindow::printRun(QPrinter& printer) {
  const SessionRun* run = shownRun();
  const QString whyNot = results_->whyNotExported(ResultPanel::ExportNeeds::Page);
  if (run == nullptr || !whyNot.isEmpty()) {
    results_->showExportMessage(whyNot, true);
    return;
  }
  const SessionRun printed = withChoice(*run);
  const std::unique_ptr<QTextDocument> document =
      printedRun({printed, results_->shownFeatures(), results_->selection(), openPlots(*run)});
  printer.setDocName(document->metaInformation(QTextDocument::DocumentTitle));
  QApplication::setOverrideCursor(Qt::WaitCursor);
  document->print(&printer);
  QApplication::restoreOverrideCursor();
  const bool failed = printer.printerState() == QPrinter::Error;
  results_->showExportMessage(failed ? tr("The printer cannot print this.") : tr("Printed."),
                              failed);
}

/// None if the board shows another question than that of the run.
std::vector<NamedPlot> MainWindow::openPlots(const SessionRun& run) const {
  std::vector<NamedPlot> open;
  if (run.problem != board_->problem()) {
    return open;
  }
  const QStringList closed = board_->grid().closedPlots();
  QString card;
  for (NamedPlot& plot : board_->plots()) {
    // A plot that is no card stands beside that of the card before it.
    card = board_->grid().cardWidget(plot.id) != nullptr ? plot.id : card;
    if (!closed.contains(card)) {
      open.push_back(std::move(plot));
    }
  }
  return open;
}

}  // namespace steelyard::ui
