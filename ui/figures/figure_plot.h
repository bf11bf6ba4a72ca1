// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/run/figure.h"
#include "ui/plots/plot_view.h"

namespace steelyard::ui {

class LinePlot;

/// A new plot of the kind that draws the figure's shape, without data; the caller owns it.
[[nodiscard]] PlotView* newPlotFor(const Figure& figure);
/// Whether the plot is of the kind that draws the figure's shape.
[[nodiscard]] bool canShow(const PlotView& plot, const Figure& figure);
/// Draws the figure with its axes and thresholds. Requires canShow(plot, figure).
void showFigure(const Figure& figure, PlotView& plot);

/// A figure's line as plots draw it.
[[nodiscard]] LineSeries seriesOf(const FigureLine& line);

}  // namespace steelyard::ui
