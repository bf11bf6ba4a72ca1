// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/preview_table.h"

#include <QHeaderView>
#include <QTableView>

#include "ui/copied_cells.h"
#include "ui/style/follow_font.h"

namespace steelyard::ui {

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
  return table;
}

}  // namespace steelyard::ui
