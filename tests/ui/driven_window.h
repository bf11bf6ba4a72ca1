// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAction>
#include <QDir>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QtTest>

#include "core/methods/registry.h"
#include "ui/export/exporter.h"
#include "ui/main_window.h"
#include "ui/method/method_panel.h"
#include "ui/results/result_panel.h"
#include "ui/run/run_bar.h"
#include "ui/run/run_controller.h"
#include "ui/session/question.h"

namespace steelyard::tests {

/// Clicks Run and waits for the end of the run.
/// \return whether it came: a slow machine gets a minute
[[nodiscard]] inline bool runsToTheEnd(ui::MainWindow& window) {
  constexpr int longest = 60000;
  QSignalSpy finished(&window.controller(), &ui::RunController::finished);
  QTest::mouseClick(window.runBar().runButton(), Qt::LeftButton);
  return finished.wait(longest);
}

/// The same for a short search along the L1 path.
[[nodiscard]] inline bool searchesToTheEnd(ui::MainWindow& window, const MethodRegistry& methods) {
  ParameterValues values = methods.find("dii").schema().defaults();
  values.set("search", std::string("l1-path"));
  values.set("epochs", std::int64_t{20});
  window.methodPanel().setMethod("dii", values);
  window.question().settle();
  return runsToTheEnd(window);
}

/// \param row  of the list of runs, from the top
inline void clickRun(ui::MainWindow& window, int row, Qt::KeyboardModifiers keys = {}) {
  auto* const runs = window.results().findChild<QTableView*>(QStringLiteral("runs"));
  runs->scrollTo(runs->model()->index(row, 0));
  QTest::mouseClick(runs->viewport(), Qt::LeftButton, keys,
                    runs->visualRect(runs->model()->index(row, 1)).center());
}

/// Ticks or unticks the feature of this rank, from 0.
inline void tickFeature(ui::MainWindow& window, int rank) {
  auto* const ranking = window.results().findChild<QTableView*>(QStringLiteral("ranking"));
  ranking->setCurrentIndex(ranking->model()->index(rank, 3));
  QTest::keyClick(ranking, Qt::Key_Space);
}

/// Whoever is asked for a file answers with the proposed name, in this folder, but without the name
/// of the table before it.
inline void exportInto(const QString& folder, ui::MainWindow& window) {
  window.exporter().setQuestions(
      [folder](const QString&, const QString& proposed, const QString&) {
        return QDir(folder).filePath(proposed.section(QLatin1Char('_'), -1));
      },
      [folder](const QString&) { return folder; });
}

/// The entry of the file menu as it is when the menu opens.
[[nodiscard]] inline QAction& mapExport(ui::MainWindow& window) {
  auto* const action = window.findChild<QAction*>(QStringLiteral("exportMap"));
  auto* const menu = qobject_cast<QMenu*>(action->parent());
  menu->popup(window.mapToGlobal(QPoint()));
  menu->close();
  return *action;
}

/// Chooses this entry in the menu beside the ranking.
inline void exportFromMenu(ui::MainWindow& window, const char* name) {
  auto* const action = window.results().exportMenu().findChild<QAction*>(QString::fromLatin1(name));
  QVERIFY(action != nullptr);
  QVERIFY2(action->isEnabled(), qPrintable(action->toolTip()));
  action->trigger();
}

}  // namespace steelyard::tests
