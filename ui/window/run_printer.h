// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <memory>
#include <vector>

#include "ui/plots/plot_export.h"
#include "ui/window/window_parts.h"

class QAction;
class QMenu;
class QPrinter;

namespace steelyard::ui {

class PrintedPages;
class Shown;

/// Prints the run that is shown: answer, ranking and open plots. It does one piece of it in each
/// turn of the event loop; what is printed is the run as it was at the beginning.
class RunPrinter : public QObject {
  Q_OBJECT
 public:
  /// \param shown  what the plots show
  RunPrinter(WindowParts parts, const Shown& shown, QObject* parent = nullptr);
  Q_DISABLE_COPY_MOVE(RunPrinter)
  /// Gives up what is not printed yet.
  ~RunPrinter() override;

  /// Adds the entry that asks for the printer, and the one that stops it.
  void fill(QMenu& menu);
  /// Begins, and says how far it is and that it was printed; or says why not.
  /// \return whether it begins
  bool print(std::shared_ptr<QPrinter> printer);
  /// Prints the rest at once; for callers that cannot return to the event loop.
  /// \return whether all was printed
  bool finish();

 private:
  void askForPrinter();
  [[nodiscard]] bool refusesAnother();
  [[nodiscard]] std::vector<NamedPlot> openPlots(const SessionRun& run) const;
  void addPanelPlot(std::vector<NamedPlot>& plots) const;
  void goOn();
  void takePictures();
  void stop();
  void end(const QString& message, bool trouble);
  void sayNext();
  void offerStop();

  WindowParts parts_;
  QAction* stop_ = nullptr;
  std::unique_ptr<PrintedPages> pages_;  ///< nullptr while nothing is printed
  QTimer turns_;
  bool refused_ = false;  ///< another print while this one goes on, and the reason stays in sight
  bool failed_ = false;   ///< the last one
};

}  // namespace steelyard::ui
