// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QRect>
#include <QSize>
#include <vector>

namespace steelyard::ui {

/// Columns (1 to 3) that give `count` cards on an area the shape at which plots read best, about
/// one and a half times as wide as high. count >= 0.
[[nodiscard]] int cardColumns(int count, const QSize& area);

/// Cell of each card in a grid: x, y are column and row, width and height the cells it spans. The
/// cards of an incomplete last row share its width.
[[nodiscard]] std::vector<QRect> cardCells(int count, int columns);

}  // namespace steelyard::ui
