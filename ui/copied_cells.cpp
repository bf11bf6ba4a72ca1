// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/copied_cells.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QShortcut>
#include <QTableView>
#include <QToolTip>
#include <map>

#include "ui/count_text.h"
#include "ui/plain_text.h"

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

/// Without a list of them, which would be as long as the table.
qint64 countSelected(const QTableView& table) {
  qint64 cells = 0;
  for (const QItemSelectionRange& range : table.selectionModel()->selection()) {
    for (int column = range.left(); column <= range.right(); ++column) {
      cells += table.isColumnHidden(column) ? 0 : range.height();
    }
  }
  return cells;
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
    constexpr qint64 most = 200'000;
    if (const qint64 cells = countSelected(table); cells > most) {
      const QString why =
          QCoreApplication::translate("CopiedCells", "%1 cells are too many to copy: at most %2")
              .arg(countText(cells), countText(most));
      const QPoint onScreen = QCursor::pos();
      return QToolTip::showText(onScreen, tipText(why), &table);
    }
    if (const QString text = selectedCells(table); !text.isEmpty()) {
      QGuiApplication::clipboard()->setText(text);
    }
  });
}

}  // namespace steelyard::ui
