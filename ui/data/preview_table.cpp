// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/preview_table.h"

#include <QHeaderView>
#include <QTableView>
#include <algorithm>

#include "ui/copied_cells.h"
#include "ui/style/follow_font.h"

namespace steelyard::ui {
namespace {

/// As wide as what stands in the first rows of the first columns, which is little to look at in a
/// table of any size, but neither too narrow for a number as it is mostly written nor so wide that
/// one column fills the room.
void fitColumns(QTableView& table) {
  constexpr int fewRows = 20;
  constexpr int fewColumns = 60;
  constexpr int fewLetters = 60;
  const QAbstractItemModel& model = *table.model();
  const QFontMetrics metrics = table.fontMetrics();
  const int least = metrics.horizontalAdvance(QStringLiteral("-0.000000000"));
  const int most = 2 * least;
  const int beside = metrics.horizontalAdvance(QStringLiteral("xx"));
  table.horizontalHeader()->setDefaultSectionSize(least);
  for (int column = 0; column < std::min(fewColumns, model.columnCount()); ++column) {
    int width = least;
    for (int row = 0; row < std::min(fewRows, model.rowCount()); ++row) {
      const QString text = model.index(row, column).data().toString();
      width = std::max(width, metrics.horizontalAdvance(text.left(fewLetters)) + beside);
    }
    table.setColumnWidth(column, std::min(width, most));
  }
}

}  // namespace

QTableView* previewTable(QAbstractItemModel* model, const QString& name, QWidget* parent) {
  auto* table = new QTableView(parent);
  letCopyCells(*table);
  table->setModel(model);
  table->setAccessibleName(name);
  table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table->setTabKeyNavigation(false);
  keepRowsOneLineHigh(*table);
  // Names that are too long show their beginnings.
  table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  table->horizontalHeader()->setTextElideMode(Qt::ElideRight);
  table->setWordWrap(false);  // else a long number goes on after its point in a line nobody sees
  QObject::connect(model, &QAbstractItemModel::modelReset, table, [table] { fitColumns(*table); });
  followFont(*table, [table] { fitColumns(*table); });
  return table;
}

}  // namespace steelyard::ui
