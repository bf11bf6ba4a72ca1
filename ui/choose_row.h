// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractItemView>
#include <QItemSelectionModel>

namespace steelyard::ui {

/// Chooses one row of a list. QTableView::selectRow adds to the selection while Ctrl is held down,
/// as it is for Ctrl+R, and selects nothing in a mirrored table that is narrower than its window.
/// \param row  0 .. rows - 1
inline void chooseRow(QAbstractItemView& view, int row) {
  view.selectionModel()->setCurrentIndex(
      view.model()->index(row, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

}  // namespace steelyard::ui
