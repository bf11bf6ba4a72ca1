// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/bare_table.h"

#include <QAbstractItemModel>
#include <QHeaderView>
#include <QTableView>

#include "ui/style/follow_font.h"

namespace steelyard::ui {

void showBare(QTableView& table, int rowsInSight) {
  constexpr int leading = 6;  // pixels between lines
  table.setFrameShape(QFrame::NoFrame);
  table.setShowGrid(false);
  table.viewport()->setAutoFillBackground(false);
  table.verticalHeader()->hide();
  table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  followFont(table, [&table, rowsInSight] {
    const int row = table.fontMetrics().height() + leading;
    table.verticalHeader()->setDefaultSectionSize(row);
    const QHeaderView* header = table.horizontalHeader();
    table.setMinimumHeight(rowsInSight * row +
                           (header->isHidden() ? 0 : header->sizeHint().height()));
  });
  // As high as its rows need, where there is room.
  table.setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
  table.setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Maximum);
  const auto fit = [&table] { table.updateGeometry(); };
  QObject::connect(table.model(), &QAbstractItemModel::modelReset, &table, fit);
  QObject::connect(table.model(), &QAbstractItemModel::rowsInserted, &table, fit);
}

}  // namespace steelyard::ui
