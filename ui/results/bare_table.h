// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QTableView;

namespace steelyard::ui {

/// A table that stands directly on the panel, without frame, grid or row numbers. It scrolls when
/// there is more to show than fits.
/// Requires that the table has its model.
/// \param rowsInSight  how many rows are seen even in a small window
void showBare(QTableView& table, int rowsInSight);

}  // namespace steelyard::ui
