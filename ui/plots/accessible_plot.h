// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace steelyard::ui {

class FramedPlot;

/// From then on a screen reader finds each plot as a table: what PlotView::data returns, one row
/// for each point, bar or cell, with the names of the columns as headers. Rows are made when a
/// reader asks for them, since it may only ask how many rows a plot of a million points has.
/// Calling this again does nothing.
void makePlotsAccessible();

/// Tells a screen reader, if one runs, that the table of the plot is another one.
void announceNewTable(FramedPlot& plot);

}  // namespace steelyard::ui
