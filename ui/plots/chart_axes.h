// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QChart;
class QValueAxis;

namespace steelyard::ui {

struct AxisTicks;

/// Axes that only map values to positions; PlotFrame draws the visible axes. The chart takes
/// ownership.
void attachBareAxes(QChart& chart, QValueAxis& x, QValueAxis& y);
void setBareRange(QValueAxis& axis, const AxisTicks& ticks);

}  // namespace steelyard::ui
