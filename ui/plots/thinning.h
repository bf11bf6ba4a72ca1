// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPointF>
#include <QVector>
#include <limits>
#include <vector>

namespace steelyard::ui {

/// A line reduced to what a screen can show: of the points in one pixel column, the first, the
/// lowest, the highest and the last are kept, in order; extremes are never lost. Non-finite points
/// are left out. A line with at most two points per column, or one whose x does not rise, is
/// returned whole.
/// \param x, y   equal lengths
/// \param columns  pixel columns over the range of x, >= 1
/// \param low, high  the visible part of x: a line whose x rises loses the points outside it,
/// except the ones just before and just after
[[nodiscard]] QVector<QPointF> thinned(const std::vector<double>& x, const std::vector<double>& y,
                                       int columns,
                                       double low = -std::numeric_limits<double>::infinity(),
                                       double high = std::numeric_limits<double>::infinity());

}  // namespace steelyard::ui
