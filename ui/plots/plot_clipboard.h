// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace steelyard::ui {

class PlotView;

/// Puts the plot on the clipboard as a picture in light colours, in the shape it has on screen.
void copyPicture(PlotView& plot);
/// Puts the numbers behind the plot on the clipboard as text that can be pasted into a spreadsheet:
/// one line a row, with tabs between its cells.
void copyNumbers(const PlotView& plot);

}  // namespace steelyard::ui
