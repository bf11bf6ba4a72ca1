// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPointF>
#include <QVector>
#include <vector>

namespace steelyard::ui {

/// A line reduced to what a screen can show: of the points that fall into one pixel column the
/// first, the lowest, the highest and the last are kept, in their order; extremes are never lost.
/// Points that are not finite are left out. A line of at most two points a column, or one whose x
/// does not rise, is returned whole.
/// \param x, y   equal lengths
/// \param columns  pixel columns over the range of x, >= 1
[[nodiscard]] QVector<QPointF> thinned(const std::vector<double>& x, const std::vector<double>& y,
                                       int columns);

}  // namespace steelyard::ui
