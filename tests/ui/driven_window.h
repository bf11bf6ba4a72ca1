// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAction>
#include <QDir>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

#include "ui/export/exporter.h"
#include "ui/main_window.h"
#include "ui/run/run_bar.h"
#include "ui/run/run_controller.h"

namespace steelyard::tests {

/// Clicks Run and waits for the end of the run.
/// \return whether it came: a slow machine gets a minute
[[nodiscard]] inline bool runsToTheEnd(ui::MainWindow& window) {
  constexpr int patience = 60000;
  QSignalSpy finished(&window.controller(), &ui::RunController::finished);
  QTest::mouseClick(window.runBar().runButton(), Qt::LeftButton);
  return finished.wait(patience);
}

/// Whoever is asked for a file answers with the proposed name, in this folder.
inline void exportInto(const QString& folder, ui::MainWindow& window) {
  window.exporter().setQuestions(
      [folder](const QString&, const QString& proposed, const QString&) {
        return QDir(folder).filePath(proposed);
      },
      [folder](const QString&) { return folder; });
}

/// The entry of the file menu as it is when the menu opens.
[[nodiscard]] inline QAction& mapExport(ui::MainWindow& window) {
  auto* const action = window.findChild<QAction*>(QStringLiteral("exportMap"));
  Q_EMIT qobject_cast<QMenu*>(action->parent())->aboutToShow();
  return *action;
}

}  // namespace steelyard::tests
