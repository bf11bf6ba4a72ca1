// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/copied_cells.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QShortcut>
#include <QTableView>
#include <map>

namespace steelyard::ui {
namespace {

QString cellText(const QModelIndex& cell) {
  const QString text = cell.data().toString();
  const QVariant box = cell.data(Qt::CheckStateRole);
  if (text.isEmpty() && box.isValid()) {
    return box.toInt() == Qt::Unchecked ? QStringLiteral("no") : QStringLiteral("yes");
  }
  return text.simplified();
}

}  // namespace

QString selectedCells(const QTableView& table) {
  std::map<int, std::map<int, QString>> rows;  // by row, then by the place of the column
  const QItemSelectionModel* const chosen = table.selectionModel();
  for (const QModelIndex& cell :
       chosen != nullptr ? chosen->selectedIndexes() : QModelIndexList()) {
    if (!table.isColumnHidden(cell.column())) {
      rows[cell.row()][table.horizontalHeader()->visualIndex(cell.column())] = cellText(cell);
    }
  }
  QStringList lines;
  for (const auto& [row, cells] : rows) {
    QStringList texts;
    for (const auto& [place, text] : cells) {
      texts << text;
    }
    lines << texts.join(QLatin1Char('\t'));
  }
  return lines.join(QLatin1Char('\n'));
}

void letCopyCells(QTableView& table) {
  auto* const keys = new QShortcut(QKeySequence::Copy, &table);
  keys->setContext(Qt::WidgetShortcut);
  QObject::connect(keys, &QShortcut::activated, &table, [&table] {
    if (const QString text = selectedCells(table); !text.isEmpty()) {
      QGuiApplication::clipboard()->setText(text);
    }
  });
}

}  // namespace steelyard::ui
