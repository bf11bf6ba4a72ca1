// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/plane_plot.h"

#include <QFontMetricsF>
#include <QHash>
#include <QPainter>
#include <QPixmap>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/number_text.h"
#include "ui/plots/axis_ticks.h"
#include "ui/plots/finite_range.h"
#include "ui/plots/label_layout.h"
#include "ui/plots/marker_shape.h"
#include "ui/plots/nearest_point.h"

namespace steelyard::ui {
namespace {

constexpr double markerReach = 12;   // pixels
constexpr double roomAround = 0.03;  // as a fraction, so that points on the edge are not cut off
constexpr float markerOpacity = 0.85F;
constexpr std::size_t mostDrawn = 500;  // of a series, as outlines

/// 0 to 1, or to the furthest point, plus a margin.
AxisRange unitRange(const std::vector<PlaneSeries>& series, double PlanePoint::*value,
                    double around) {
  FiniteRange range{0.0, 1.0};
  for (const PlaneSeries& one : series) {
    for (const PlanePoint& point : one.points) {
      range.cover(point.*value);
    }
  }
  return {-around * range.high, (1.0 + around) * range.high, true, false, false};
}

}  // namespace

PlanePlot::PlanePlot(QWidget* parent) : FramedPlot(parent) { offerNavigation(); }

void PlanePlot::setSeries(std::vector<PlaneSeries> series) {
  series_ = std::move(series);
  stretches_.clear();
  for (const PlaneSeries& one : series_) {
    stretches_.add(one.points.size());
  }
  touch();
}

void PlanePlot::setCorners(PlaneCorners corners) {
  corners_ = std::move(corners);
  touch();
}

void PlanePlot::setValueNames(const QString& x, const QString& y) {
  xName_ = x;
  yName_ = y;
}

bool PlanePlot::isEmpty() const { return stretches_.count() == 0; }

QStringList PlanePlot::dataHeader() const {
  return {
      tr("kind"), tr("name"), xTitle(), tr("x standard error"), yTitle(), tr("y standard error")};
}

std::size_t PlanePlot::dataRows() const { return stretches_.count(); }

QStringList PlanePlot::dataRow(std::size_t row) const {
  const auto [list, within] = stretches_.placeOf(row);
  const PlanePoint& point = series_[list].points[within];
  return {series_[list].name,      point.name,         exactText(point.x),
          exactText(point.xError), exactText(point.y), exactText(point.yError)};
}

void PlanePlot::describe(PlotFrame& frame, const QSizeF& size) const {
  // The corner labels are below and above all points.
  constexpr double linesAround = 5.0;  // legend, tick labels, title
  const double height = std::max(1.0, size.height() / frame.lineHeight() - linesAround);
  const double line = 1.2 / height;  // as a fraction of the area
  frame.x.range = unitRange(series_, &PlanePoint::x, roomAround);
  frame.y.range = unitRange(series_, &PlanePoint::y, std::min(0.25, line / (1.0 - 2.0 * line)));
  for (const PlaneSeries& series : series_) {
    if (!series.points.empty()) {
      frame.legend.push_back(
          {series.name, categoricalColour(series.colour, frame.colours), series.shape});
    }
  }
}

void PlanePlot::paintData(QPainter& painter, const PlotFrame& frame, bool onPaper) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setClipRect(frame.area());
  painter.setPen(QPen(frame.colours.axis, 0.7));
  const double begin = std::max({0.0, frame.xTicks().low, frame.yTicks().low});
  const double end = std::min(frame.xTicks().high, frame.yTicks().high);
  if (begin < end) {
    painter.drawLine(frame.toPixel(begin, begin), frame.toPixel(end, end));
  }
  painter.setFont(frame.font);
  if (showsAll()) {
    paintCorners(painter, frame);
  }
  paintMarkers(painter, frame, onPaper);
  paintNames(painter, frame);
  painter.restore();
}

/// Faint; left out where two would overlap.
void PlanePlot::paintCorners(QPainter& painter, const PlotFrame& frame) const {
  const QFontMetricsF metrics(frame.font);
  const QRectF area = frame.area().adjusted(4, 1, -4, -1);
  const auto width = [&](const QString& text) { return metrics.horizontalAdvance(text); };
  const double gap = 2 * metrics.averageCharWidth();
  QColor faint = frame.colours.text;
  faint.setAlphaF(0.5F);
  painter.setPen(faint);
  if (width(corners_.nearBoth) + width(corners_.nearY) + gap < area.width()) {
    painter.drawText(area, static_cast<int>(Qt::AlignLeft | Qt::AlignBottom), corners_.nearBoth);
    painter.drawText(area, static_cast<int>(Qt::AlignRight | Qt::AlignBottom), corners_.nearY);
  }
  if (width(corners_.nearX) + width(corners_.farBoth) + gap < area.width()) {
    painter.drawText(area, static_cast<int>(Qt::AlignLeft | Qt::AlignTop), corners_.nearX);
    painter.drawText(area, static_cast<int>(Qt::AlignRight | Qt::AlignTop), corners_.farBoth);
  }
}

void PlanePlot::paintMarkers(QPainter& painter, const PlotFrame& frame, bool onPaper) const {
  for (const PlaneSeries& series : series_) {
    QColor colour = categoricalColour(series.colour, frame.colours);
    colour.setAlphaF(markerOpacity);
    painter.setBrush(colour);
    painter.setPen(QPen(frame.colours.background, 1));
    if (series.points.size() > mostDrawn && !onPaper) {
      stampMarkers(painter, frame, series);
      continue;
    }
    for (const PlanePoint& point : series.points) {
      if (std::isfinite(point.x) && std::isfinite(point.y)) {
        painter.drawPath(markerShape(series.shape, frame.toPixel(point.x, point.y), series.size));
      }
    }
  }
}

/// Drawing thousands of outlines takes longer than a frame: one is drawn, and put where the points
/// are, at most a few times on any pixel.
void PlanePlot::stampMarkers(QPainter& painter, const PlotFrame& frame, const PlaneSeries& series) {
  constexpr int mostOnPixel = 3;
  const double ratio = painter.device()->devicePixelRatioF();
  const int side = static_cast<int>(std::ceil(series.size)) + 4;
  QPixmap stamp(QSize(side, side) * ratio);
  stamp.setDevicePixelRatio(ratio);
  stamp.fill(Qt::transparent);
  {
    QPainter marker(&stamp);
    marker.setRenderHint(QPainter::Antialiasing);
    marker.setBrush(painter.brush());
    marker.setPen(painter.pen());
    marker.drawPath(markerShape(series.shape, QPointF(0.5 * side, 0.5 * side), series.size));
  }
  QHash<QPoint, int> stamped;
  for (const PlanePoint& point : series.points) {
    const QPointF at = frame.toPixel(point.x, point.y);
    if (std::isfinite(point.x) && std::isfinite(point.y) && frame.area().contains(at) &&
        stamped[at.toPoint()]++ < mostOnPixel) {
      painter.drawPixmap(at.toPoint() - QPoint(side / 2, side / 2), stamp);
    }
  }
}

void PlanePlot::paintNames(QPainter& painter, const PlotFrame& frame) const {
  const QFontMetricsF metrics(frame.font);
  LabelLayout layout(frame.area(), metrics);
  for (const PlaneSeries& series : series_) {
    for (const PlanePoint& point : series.points) {
      layout.avoid(frame.toPixel(point.x, point.y), series.size);
    }
  }
  painter.setPen(frame.colours.text);
  int tries = 500;  // for more there is no room, and to see that takes time
  const auto name = [&](const PlaneSeries& series) {
    if (!series.labelled) {
      return;
    }
    for (const PlanePoint& point : series.points) {
      const QPointF at = frame.toPixel(point.x, point.y);
      if (!frame.area().contains(at) || tries-- <= 0) {
        continue;
      }
      const QString text =
          metrics.elidedText(point.name, Qt::ElideMiddle, frame.area().width() / 4);
      if (const auto place = layout.place(at, series.size, text)) {
        painter.drawText(*place, static_cast<int>(Qt::AlignCenter), text);
      }
    }
  };
  std::for_each(series_.rbegin(), series_.rend(), name);  // points on top get their names first
}

std::vector<QPointF> PlanePlot::pointable(const PlotFrame& frame) const {
  std::vector<QPointF> points;
  for (const PlaneSeries& series : series_) {
    for (const PlanePoint& point : series.points) {
      points.push_back(frame.toPixel(point.x, point.y));
    }
  }
  return points;
}

QString PlanePlot::textAt(const QPointF& place, const PlotFrame& frame) const {
  const PlanePoint* found = nullptr;
  const PlaneSeries* of = nullptr;
  NearestPoint search(place, markerReach, NearestPoint::Tie::Last);  // the topmost
  for (const PlaneSeries& series : series_) {
    for (const PlanePoint& point : series.points) {
      if (search.take(frame.toPixel(point.x, point.y))) {
        found = &point;
        of = &series;
      }
    }
  }
  if (found == nullptr) {
    return frame.area().contains(place) ? corners_.sentence : QString();
  }
  const auto line = [](const QString& title, double value, double error) {
    return tr("%1 = %2").arg(title, measuredText(value, error));
  };
  const QString name = found->name.isEmpty() ? of->name : tr("%1: %2").arg(of->name, found->name);
  return QStringList{name, line(xName_, found->x, found->xError),
                     line(yName_, found->y, found->yError)}
      .join(QLatin1Char('\n'));
}

}  // namespace steelyard::ui
