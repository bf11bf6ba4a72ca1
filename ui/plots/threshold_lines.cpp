// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/threshold_lines.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/plots/plot_frame.h"

namespace steelyard::ui {
namespace {

constexpr double nameGap = 3;  // pixels between a line and its name

double onAxis(double value, const FrameAxis& axis) {
  return axis.range.logarithmic ? std::log10(value) : value;
}

QLineF lineOf(const PlotThreshold& threshold, const PlotFrame& frame) {
  const QRectF area = frame.area();
  if (threshold.ofX) {
    const double x = frame.toPixel(onAxis(threshold.value, frame.x), 0).x();
    return {x, area.top(), x, area.bottom()};
  }
  const double y = frame.toPixel(0, onAxis(threshold.value, frame.y)).y();
  return {area.left(), y, area.right(), y};
}

/// Beside the line's end: above a lying line, right of an upright one; on its other side where
/// there is no room.
QRectF placeOfName(const QLineF& line, const QSizeF& text, const QRectF& area) {
  if (line.dx() == 0) {
    const bool fits = line.x1() + nameGap + text.width() <= area.right();
    return {{fits ? line.x1() + nameGap : line.x1() - nameGap - text.width(), area.top() + nameGap},
            text};
  }
  const bool fits = line.y1() - text.height() >= area.top();
  return {{area.right() - nameGap - text.width(), fits ? line.y1() - text.height() : line.y1()},
          text};
}

}  // namespace

void coverThresholds(PlotFrame& frame, const std::vector<PlotThreshold>& thresholds) {
  for (const PlotThreshold& threshold : thresholds) {
    FrameAxis& axis = threshold.ofX ? frame.x : frame.y;
    const double value = onAxis(threshold.value, axis);
    if (!axis.fixed && std::isfinite(value)) {
      axis.range.wholeNumbers = axis.range.wholeNumbers && value == std::floor(value);
      axis.range.low = std::min(axis.range.low, value);
      axis.range.high = std::max(axis.range.high, value);
    }
  }
}

void paintThresholds(QPainter& painter, const PlotFrame& frame,
                     const std::vector<PlotThreshold>& thresholds) {
  painter.save();
  painter.setFont(frame.font);
  painter.setPen(QPen(frame.colours.text, 1.2, Qt::DashLine));
  const QFontMetricsF metrics(frame.font);
  for (const PlotThreshold& threshold : thresholds) {
    const QLineF line = lineOf(threshold, frame);
    // One pixel more: a line along the edge belongs to the area.
    if (!frame.area().adjusted(-1, -1, 1, 1).contains(line.p1())) {
      continue;
    }
    painter.drawLine(line);
    const QSizeF size(metrics.horizontalAdvance(threshold.name), metrics.height());
    painter.drawText(placeOfName(line, size, frame.area()), static_cast<int>(Qt::AlignCenter),
                     threshold.name);
  }
  painter.restore();
}

std::vector<PlotThreshold> thresholdsAt(const QPointF& place, const PlotFrame& frame,
                                        const std::vector<PlotThreshold>& thresholds) {
  constexpr double reach = 4;  // pixels
  std::vector<PlotThreshold> found;
  if (!frame.area().adjusted(-1, -1, 1, 1).contains(place)) {
    return found;
  }
  for (const PlotThreshold& threshold : thresholds) {
    const QPointF line = lineOf(threshold, frame).p1();
    const double away = threshold.ofX ? place.x() - line.x() : place.y() - line.y();
    if (std::abs(away) <= reach) {
      found.push_back(threshold);
    }
  }
  return found;
}

}  // namespace steelyard::ui
