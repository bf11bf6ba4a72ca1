// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QRect>
#include <QSize>
#include <vector>

namespace steelyard::ui {

/// The least room for drawing in which a plot can be read, in pixels.
[[nodiscard]] QSize leastPlotSize();

/// Number of columns (1 to 3) at which `count` cards on an area have the best shape for reading
/// plots, about one and a half times as wide as high. No card is narrower than leastPlotSize(); the
/// area is scrolled where its rows would be lower. count >= 0.
[[nodiscard]] int cardColumns(int count, const QSize& area);

/// Cell of each card in a grid: x, y are column and row, width and height the cells it spans. The
/// cards of an incomplete last row share its width.
[[nodiscard]] std::vector<QRect> cardCells(int count, int columns);

}  // namespace steelyard::ui
