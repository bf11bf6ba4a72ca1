// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <vector>

#include "ui/plots/plot_view.h"

namespace steelyard::ui {

class LinePlot;

/// Draws the lines if at least one has two points. Otherwise there is no curve: the plot is emptied
/// and says in words which values there are. Lines without any point leave its placeholder.
/// \param quantity  what the values are of
void drawCurves(LinePlot& plot, std::vector<LineSeries> lines, const QString& quantity);

}  // namespace steelyard::ui
