// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QTest>

#include "ui/board/live_board.h"
#include "ui/plots/plot_grid.h"

namespace steelyard::ui {

/// A plot of the board by its id, as what it is.
template <typename Plot>
Plot& plotOf(const LiveBoard& board, const QString& id) {
  for (const NamedPlot& named : board.plots()) {
    if (named.id == id) {
      return dynamic_cast<Plot&>(*named.plot);
    }
  }
  qFatal("no such plot");
}

/// A board in a window, as large as a real one.
inline void open(LiveBoard& board) {
  board.resize(1100, 800);
  board.show();
  QVERIFY(QTest::qWaitForWindowExposed(&board));
}

}  // namespace steelyard::ui
