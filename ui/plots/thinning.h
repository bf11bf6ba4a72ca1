// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPointF>
#include <QVector>
#include <limits>
#include <vector>

namespace steelyard::ui {

/// A line reduced to what a screen can show: of the points that fall into one pixel column the
/// first, the lowest, the highest and the last are kept, in their order; extremes are never lost.
/// Points that are not finite are left out. A line of at most two points a column, or one whose x
/// does not rise, is returned whole.
/// \param x, y   equal lengths
/// \param columns  pixel columns over the range of x, >= 1
/// \param low, high  what of x is seen, in place of all of it: a line whose x rises loses what lies
///                   outside, but for the point before and the point after, to which it runs
[[nodiscard]] QVector<QPointF> thinned(const std::vector<double>& x, const std::vector<double>& y,
                                       int columns,
                                       double low = -std::numeric_limits<double>::infinity(),
                                       double high = std::numeric_limits<double>::infinity());

}  // namespace steelyard::ui
