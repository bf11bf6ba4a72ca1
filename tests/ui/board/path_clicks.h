// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QToolButton>
#include <QtTest>

#include "core/matrix.h"
#include "tests/ui/board/board_plots.h"
#include "ui/board/live_board.h"
#include "ui/plots/line_plot.h"

namespace steelyard::ui {

/// Points with keys at one value of the path after the other, to the end and back.
/// \return whether a solution with so many features is pointed at
[[nodiscard]] inline bool pointAtSolution(LinePlot& path, Index features) {
  constexpr int most = 400;
  const QString wanted = QStringLiteral("Number of features: %1").arg(features);
  if (!path.isVisible() || path.isEmpty()) {
    return false;
  }
  path.setFocus();
  for (const Qt::Key key : {Qt::Key_PageDown, Qt::Key_PageUp}) {
    for (int step = 0; step < most; ++step) {
      QTest::keyClick(&path, key);
      const QStringList said = path.accessibleDescription().split(QLatin1Char('\n'));
      if (said.first() == QStringLiteral("solutions") && said.contains(wanted)) {
        return true;
      }
    }
  }
  return false;
}

/// Opens the path as a person does and clicks a solution with so many features.
/// \return whether there is one
[[nodiscard]] inline bool clickSolution(const LiveBoard& board, Index features) {
  auto& path = plotOf<LinePlot>(board, QStringLiteral("path"));
  QTest::mouseClick(board.findChild<QToolButton*>(QStringLiteral("preset-search")), Qt::LeftButton);
  const bool there = QTest::qWaitFor([&] { return pointAtSolution(path, features); });
  if (there) {
    QTest::keyClick(&path, Qt::Key_Return);
  }
  return there;
}

/// The way back, once a solution was clicked.
/// \return whether it was offered
[[nodiscard]] inline bool clickRunsSolution(const LiveBoard& board) {
  auto* const back = board.findChild<QToolButton*>(QStringLiteral("pathBack"));
  const bool offered = QTest::qWaitFor([&] { return back->isVisible(); });
  QTest::mouseClick(back, Qt::LeftButton);
  return offered;
}

}  // namespace steelyard::ui
