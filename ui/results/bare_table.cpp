// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/bare_table.h"

#include <QHeaderView>
#include <QTableView>

namespace steelyard::ui {

void showBare(QTableView& table, int rowsInSight) {
  constexpr int leading = 6;  // pixels between lines
  const int row = table.fontMetrics().height() + leading;
  table.setFrameShape(QFrame::NoFrame);
  table.setShowGrid(false);
  table.viewport()->setAutoFillBackground(false);
  table.verticalHeader()->hide();
  table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  table.verticalHeader()->setDefaultSectionSize(row);
  table.setMinimumHeight((rowsInSight + 1) * row);
}

}  // namespace steelyard::ui
