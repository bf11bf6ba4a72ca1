// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <vector>

#include "ui/plots/plot_export.h"
#include "ui/window/window_parts.h"

class QMenu;
class QPrinter;

namespace steelyard::ui {

/// Prints the run that is shown: answer, ranking and open plots.
class RunPrinter : public QObject {
  Q_OBJECT
 public:
  explicit RunPrinter(WindowParts parts, QObject* parent = nullptr);

  /// Adds the entry that asks for the printer.
  void fill(QMenu& menu);
  /// Says that it was printed, or why not.
  void print(QPrinter& printer);

 private:
  void askForPrinter();
  [[nodiscard]] std::vector<NamedPlot> openPlots(const SessionRun& run) const;

  WindowParts parts_;
};

}  // namespace steelyard::ui
