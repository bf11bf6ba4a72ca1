// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QTableView;

namespace steelyard::ui {

/// The selected cells as they are shown: rows from top to bottom, cells separated by tabs, as
/// spreadsheets take them. Hidden columns are left out; a box is "yes" or "no". Line breaks and
/// tabs within a cell become spaces.
[[nodiscard]] QString selectedCells(const QTableView& table);

/// From now on, the keys for Copy put selectedCells() on the clipboard while the table has the
/// focus. More than 200,000 cells are refused, in a tip beside the mouse.
void letCopyCells(QTableView& table);

}  // namespace steelyard::ui
