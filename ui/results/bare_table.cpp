// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/bare_table.h"

#include <QAbstractItemModel>
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
  table.setMinimumHeight(rowsInSight * row + table.horizontalHeader()->sizeHint().height());
  // As high as its rows need, where there is room.
  table.setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
  table.setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Maximum);
  const auto fit = [&table] { table.updateGeometry(); };
  QObject::connect(table.model(), &QAbstractItemModel::modelReset, &table, fit);
  QObject::connect(table.model(), &QAbstractItemModel::rowsInserted, &table, fit);
}

}  // namespace steelyard::ui
