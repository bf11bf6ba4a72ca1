// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFontMetricsF>
#include <QLinearGradient>
#include <QPainter>
#include <cmath>

#include "ui/plots/frame_measures.h"
#include "ui/plots/marker_shape.h"
#include "ui/plots/plot_frame.h"

namespace steelyard::ui {
namespace {

using frame::edge;
using frame::labelGap;
using frame::swatch;
using frame::titleGap;

/// Paints text that runs upwards, centred on a point.
/// As much of a title as fits: without what follows a comma or stands in brackets before any of it
/// is cut.
QString fittingTitle(const QFontMetricsF& metrics, const QString& title, double room) {
  QString fitting = title;
  for (const auto* end : {", ", " ("}) {
    const qsizetype at = fitting.lastIndexOf(QLatin1String(end));
    if (at > 0 && metrics.horizontalAdvance(fitting) + 1 > room) {
      fitting.truncate(at);
    }
  }
  return metrics.elidedText(fitting, Qt::ElideRight, room);
}

void paintUpwards(QPainter& painter, const QPointF& centre, double length, const QString& text) {
  const QFontMetricsF metrics(painter.font());
  painter.save();
  painter.translate(centre);
  painter.rotate(-90);
  painter.drawText(QRectF(-length / 2, -metrics.height() / 2, length, metrics.height()),
                   Qt::AlignCenter, fittingTitle(metrics, text, length));
  painter.restore();
}

void paintColours(QPainter& painter, const QRectF& bar, const ColourBar& colours) {
  if (colours.bands == 0) {
    QLinearGradient map(bar.bottomLeft(), bar.topLeft());
    constexpr int stops = 20;
    for (int i = 0; i <= stops; ++i) {
      map.setColorAt(i / double{stops}, colours.colour(i / double{stops}));
    }
    painter.fillRect(bar, map);
    return;
  }
  painter.setRenderHint(QPainter::Antialiasing, false);
  for (int band = 0; band < colours.bands; ++band) {  // each extends to the top: no seams
    QRectF rest = bar;
    rest.setBottom(bar.bottom() - bar.height() * band / colours.bands);
    painter.fillRect(rest, colours.colour((band + 0.5) / colours.bands));
  }
  painter.setRenderHint(QPainter::Antialiasing, true);
}

}  // namespace

void PlotFrame::paint(QPainter& painter) const {
  painter.save();
  painter.setFont(font);
  painter.fillRect(QRectF(QPointF(0, 0), size_), colours.background);
  paintGrid(painter);
  paintAround(painter);
  painter.restore();
}

void PlotFrame::paintAround(QPainter& painter) const {
  painter.setPen(colours.text);
  paintTickLabels(painter);
  paintTitles(painter);
  paintLegend(painter);
  if (colourBar) {
    paintColourBar(painter);
  }
}

void PlotFrame::paintOverMargins(QPainter& painter) const {
  const QRectF all(QPointF(0, 0), size_);
  painter.save();
  painter.setFont(font);
  for (const QRectF& margin : {QRectF(all.topLeft(), QPointF(all.right(), area_.top())),
                               QRectF(QPointF(0, area_.bottom()), all.bottomRight()),
                               QRectF(all.topLeft(), QPointF(area_.left(), all.bottom())),
                               QRectF(QPointF(area_.right(), 0), all.bottomRight())}) {
    painter.fillRect(margin, colours.background);
  }
  painter.setPen(QPen(colours.axis, 1));
  painter.drawLine(area_.bottomLeft(), area_.bottomRight());
  painter.drawLine(area_.topLeft(), area_.bottomLeft());
  paintAround(painter);
  painter.restore();
}

void PlotFrame::paintGrid(QPainter& painter) const {
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setPen(QPen(colours.grid, 1));
  for (const double p : xTicks_.positions) {
    if (x.fixed) {
      break;
    }
    const double at = toPixel(p, 0).x();
    painter.drawLine(QPointF(at, area_.top()), QPointF(at, area_.bottom()));
  }
  for (const double p : yTicks_.positions) {
    if (y.fixed) {
      break;
    }
    const double at = toPixel(0, p).y();
    painter.drawLine(QPointF(area_.left(), at), QPointF(area_.right(), at));
  }
  painter.setPen(QPen(colours.axis, 1));
  painter.drawLine(area_.bottomLeft(), area_.bottomRight());
  painter.drawLine(area_.topLeft(), area_.bottomLeft());
  painter.setRenderHint(QPainter::Antialiasing, true);
}

QRectF PlotFrame::xLabelPlace(std::size_t tick) const {
  const QFontMetricsF metrics(font);
  const double length = metrics.horizontalAdvance(xTicks_.labels.at(static_cast<qsizetype>(tick)));
  const double at = toPixel(xTicks_.positions[tick], 0).x();
  const double top = area_.bottom() + labelGap;
  if (labelsRotated_) {
    return {at - metrics.height() / 2, top, metrics.height(), length + 1};
  }
  const double left = std::min(at - length / 2 - 1, size_.width() - edge - length - 2);
  return {std::max(edge, left), top, length + 2, metrics.height()};
}

QRectF PlotFrame::yLabelPlace(std::size_t tick) const {
  const QFontMetricsF metrics(font);
  const double height = metrics.height();
  const double width =
      metrics.horizontalAdvance(yTicks_.labels.at(static_cast<qsizetype>(tick))) + 2;
  double at = toPixel(0, yTicks_.positions[tick]).y();
  if (x.fixed) {  // below are names that may begin further left than the area
    at = std::min(at, area_.bottom() + labelGap - height / 2);
  }
  return {area_.left() - labelGap - width, at - height / 2, width, height};
}

void PlotFrame::paintXLabels(QPainter& painter) const {
  for (std::size_t i = 0; i < xTicks_.positions.size(); ++i) {
    const QRectF place = xLabelPlace(i);
    const QString& label = xTicks_.labels.at(static_cast<qsizetype>(i));
    if (!labelsRotated_) {
      painter.drawText(place, Qt::AlignCenter, label);
      continue;
    }
    painter.save();  // rotated, the end of each name at the axis
    painter.translate(place.center().x(), place.top());
    painter.rotate(-90);
    painter.drawText(QRectF(-place.height(), -place.width() / 2, place.height(), place.width()),
                     Qt::AlignRight | Qt::AlignVCenter, label);
    painter.restore();
  }
}

void PlotFrame::paintTickLabels(QPainter& painter) const {
  paintXLabels(painter);
  for (std::size_t i = 0; i < yTicks_.positions.size(); ++i) {
    painter.drawText(yLabelPlace(i), Qt::AlignRight | Qt::AlignVCenter,
                     yTicks_.labels.at(static_cast<qsizetype>(i)));
  }
}

void PlotFrame::paintTitles(QPainter& painter) const {
  const double height = lineHeight();
  const QFontMetricsF metrics(painter.font());
  const double room = size_.width() - 2 * edge;
  const double wanted = std::min(metrics.horizontalAdvance(x.title) + 2, room);
  double left = area_.center().x() - wanted / 2;
  left = std::min(std::max(edge, left), size_.width() - edge - wanted);
  painter.drawText(QRectF(left, size_.height() - inset_.y() - edge - height, wanted, height),
                   Qt::AlignCenter, fittingTitle(metrics, x.title, room));
  const double top = std::max(edge, legendHeight_);  // below the legend, which starts at the left
  // And above the other title, if that extends as far to the left.
  const double bottom = size_.height() - edge - (left < edge + height ? height : 0.0);
  const double length = std::min(metrics.horizontalAdvance(y.title) + 2, bottom - top);
  const double middle =
      std::min(std::max(area_.center().y(), top + length / 2), bottom - length / 2);
  paintUpwards(painter, {inset_.x() + edge + height / 2, middle}, length, y.title);
}

void PlotFrame::paintLegend(QPainter& painter) const {
  const double height = lineHeight();
  for (const PlacedEntry& placed : placed_) {
    const QPointF centre = placed.place + QPointF(swatch / 2, height / 2);
    if (placed.entry.shape) {
      painter.fillPath(markerShape(*placed.entry.shape, centre, 8), placed.entry.colour);
    } else {
      const QPen text = painter.pen();
      painter.setPen(linePen(placed.entry.colour, 2, placed.entry.dashes));
      painter.drawLine(centre - QPointF(swatch / 2, 0), centre + QPointF(swatch / 2, 0));
      painter.setPen(text);
    }
    painter.drawText(
        QRectF(placed.place + QPointF(swatch + titleGap, 0), QSizeF(size_.width(), height)),
        Qt::AlignLeft | Qt::AlignVCenter, placed.entry.name);
  }
  if (!uncounted_.isEmpty()) {
    painter.drawText(QRectF(uncountedPlace_, QSizeF(size_.width(), height)),
                     Qt::AlignLeft | Qt::AlignVCenter, uncounted_);
  }
  const QFontMetricsF metrics(painter.font());
  const double room = size_.width() - 2 * edge;
  const double wanted = std::min(metrics.horizontalAdvance(shownCaption()) + 2, room);
  const double left = std::min(area_.center().x() - wanted / 2, size_.width() - edge - wanted);
  painter.drawText(QRectF(std::max(edge, left), legendHeight_ - height, wanted, height),
                   Qt::AlignCenter, metrics.elidedText(shownCaption(), Qt::ElideRight, room));
}

void PlotFrame::paintColourBar(QPainter& painter) const {
  const double height = lineHeight();
  const QRectF bar(area_.right() + 2 * edge, area_.top(), 12, area_.height());
  paintColours(painter, bar, *colourBar);
  const double span = barTicks_.high - barTicks_.low;
  for (std::size_t i = 0; i < barTicks_.positions.size(); ++i) {
    const double at = bar.bottom() - (barTicks_.positions[i] - barTicks_.low) / span * bar.height();
    painter.drawText(QRectF(bar.right() + labelGap, at - height / 2, 200, height),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     barTicks_.labels.at(static_cast<qsizetype>(i)));
  }
  if (colourBar->title.isEmpty()) {
    return;
  }
  paintUpwards(painter, {size_.width() - inset_.x() - edge - height / 2, bar.center().y()},
               size_.height() - 2 * edge, colourBar->title);
}

}  // namespace steelyard::ui
