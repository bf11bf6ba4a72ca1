// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/run_printer.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QPrintDialog>
#include <QPrinter>
#include <QTextDocument>
#include <memory>
#include <utility>

#include "core/analysis/panel_figures.h"
#include "ui/board/live_board.h"
#include "ui/export/printed_pages.h"
#include "ui/export/printed_run.h"
#include "ui/fault_text.h"
#include "ui/panel/panel_page.h"
#include "ui/plain_text.h"
#include "ui/plots/plot_grid.h"
#include "ui/results/result_panel.h"
#include "ui/shown/shown.h"

namespace steelyard::ui {

RunPrinter::RunPrinter(WindowParts parts, const Shown& shown, QObject* parent)
    : QObject(parent), parts_(std::move(parts)) {
  connect(&shown, &Shown::aboutToChange, this, &RunPrinter::takePictures);
  connect(&turns_, &QTimer::timeout, this, &RunPrinter::goOn);
}

RunPrinter::~RunPrinter() = default;

void RunPrinter::fill(QMenu& menu) {
  QAction* print =
      menu.addAction(tr("Print..."), QKeySequence::Print, this, &RunPrinter::askForPrinter);
  print->setObjectName(QStringLiteral("print"));
  print->setToolTip(tr("The answer, the ranking of the selected columns, and the open plots"));
  parts_.results.followExport(print, ResultPanel::ExportNeeds::Page);
  stop_ = menu.addAction(tr("Stop printing"), this, &RunPrinter::stop);
  stop_->setObjectName(QStringLiteral("stopPrinting"));
  offerStop();
}

void RunPrinter::offerStop() {
  const bool printing = pages_ != nullptr;
  stop_->setEnabled(printing);
  stop_->setToolTip(tipText(printing ? QString() : tr("Nothing is being printed")));
}

void RunPrinter::askForPrinter() {
  if (refusesAnother()) {
    return;
  }
  const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
  auto* dialog = new QPrintDialog(printer.get(), &parts_.window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, printer] { print(printer); });
  dialog->open();
}

/// Says so if a run is being printed.
bool RunPrinter::refusesAnother() {
  refused_ = pages_ != nullptr;
  if (refused_) {
    parts_.results.showExportMessage(
        tr("A run is still being printed. Wait until it is, or stop it in the menu File."), true);
  }
  return refused_;
}

/// While the dialog was open, the run may have gone.
bool RunPrinter::print(std::shared_ptr<QPrinter> printer) {
  if (refusesAnother()) {
    return false;
  }
  ResultPanel& results = parts_.results;
  const SessionRun* run = shownRun(parts_);
  const QString whyNot = results.whyNotExported(ResultPanel::ExportNeeds::Page);
  if (run == nullptr || !whyNot.isEmpty()) {
    results.showExportMessage(whyNot, true);
    return false;
  }
  const SessionRun printed = parts_.withChoice(*run);
  const bool withPanel = parts_.panel.known().panel && isOfQuestion(parts_, *run);
  const PrintedPanel panel =
      withPanel ? PrintedPanel{parts_.panel.answer(), parts_.panel.rows()} : PrintedPanel();
  std::unique_ptr<QTextDocument> text =
      printedRun({printed, results.shownFeatures(), results.selection(), panel, &parts_.registry});
  std::vector<NamedPlot> plots = openPlots(*run);
  if (withPanel) {
    addPanelPlot(plots);
  }
  printer->setDocName(text->metaInformation(QTextDocument::DocumentTitle));
  pages_ = std::make_unique<PrintedPages>(std::move(printer), std::move(text), plots);
  turns_.start(0);
  offerStop();
  sayNext();
  return true;
}

/// That of the errors; the others are exported from the page.
void RunPrinter::addPanelPlot(std::vector<NamedPlot>& plots) const {
  for (const NamedPlot& plot : parts_.panel.grid().plots()) {
    if (plot.id.endsWith(QLatin1String(panel_errors_figure))) {
      plots.push_back(plot);
    }
  }
}

void RunPrinter::goOn() {
  bool more = false;
  const QString fault = troubleOf([&] { more = pages_->step(); });
  if (!fault.isEmpty()) {
    end(fault, true);
  } else if (more) {
    sayNext();
  } else {
    const bool failed = pages_->failed();
    end(failed ? tr("The printer cannot print this.") : tr("Printed."), failed);
  }
}

/// The plots are painted in as many turns as there are of them, unless what they show changes
/// before: the rest is then painted at once, since nothing could be painted of it later.
void RunPrinter::takePictures() {
  if (pages_ == nullptr) {
    return;
  }
  const QString fault = troubleOf([&] { pages_->takePictures(); });
  if (!fault.isEmpty()) {
    end(fault, true);
  }
}

bool RunPrinter::finish() {
  failed_ = false;
  while (pages_ != nullptr) {
    goOn();
  }
  return !failed_;
}

void RunPrinter::stop() {
  if (pages_ != nullptr) {
    end(tr("Printing was stopped."), false);
  }
}

void RunPrinter::end(const QString& message, bool trouble) {
  turns_.stop();
  pages_.reset();
  failed_ = trouble;
  offerStop();
  parts_.results.showExportMessage(message, trouble);
}

/// It must not hide why another print was refused.
void RunPrinter::sayNext() {
  if (!refused_) {
    parts_.results.showExportMessage(pages_->next(), false);
  }
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
