// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

#include "ui/window/window_parts.h"

class QAction;
class QMenu;

namespace steelyard::ui {

/// The exports that a person asks for in the menu File, beside the ranking and at a plot: gives the
/// exporter what is shown, or says why there is nothing to export.
class RunExports : public QObject {
  Q_OBJECT
 public:
  explicit RunExports(WindowParts parts, QObject* parent = nullptr);

  /// Adds the exports to a menu; those that the menu beside the ranking lacks are added there, too.
  void fill(QMenu& menu);

 private:
  void connectRunExports();
  void connectPlotExports();
  void addText(QMenu& menu, const QString& text, void (RunExports::*act)(const SessionRun&));
  [[nodiscard]] SessionRun withShownWeights(SessionRun run) const;
  void exportReport(const SessionRun& run);
  void exportPython(const SessionRun& run);
  void exportR(const SessionRun& run);
  void exportApplied(const SessionRun& run);
  void copyCommand(const SessionRun& shown);
  void exportPlots();

  WindowParts parts_;
};

}  // namespace steelyard::ui
