// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPointF>
#include <QString>
#include <vector>

class QPainter;

namespace steelyard::ui {

class PlotFrame;

/// A value that decides, drawn as a dashed line across a plot.
struct PlotThreshold {
  QString name;
  double value = 0;
  bool ofX = false;  ///< a value of the x axis; otherwise of the y axis
};

/// Extends the ranges of a frame so that all thresholds are inside. A value that a logarithmic axis
/// cannot show is left out.
void coverThresholds(PlotFrame& frame, const std::vector<PlotThreshold>& thresholds);
/// Paints the lines and, at their ends, their names.
void paintThresholds(QPainter& painter, const PlotFrame& frame,
                     const std::vector<PlotThreshold>& thresholds);
/// Those whose lines are at this place, to be read out.
[[nodiscard]] std::vector<PlotThreshold> thresholdsAt(const QPointF& place, const PlotFrame& frame,
                                                      const std::vector<PlotThreshold>& thresholds);

}  // namespace steelyard::ui
