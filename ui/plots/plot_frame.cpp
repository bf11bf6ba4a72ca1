// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/plot_frame.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/plots/frame_measures.h"

namespace steelyard::ui {
namespace {

using frame::edge;
using frame::labelGap;
using frame::swatch;
using frame::titleGap;

double widest(const QFontMetricsF& metrics, const QStringList& labels) {
  double width = 0;
  for (const QString& label : labels) {
    width = std::max(width, metrics.horizontalAdvance(label));
  }
  return width;
}

}  // namespace

double PlotFrame::lineHeight() const { return QFontMetricsF(font).height(); }

QPointF PlotFrame::toPixel(double xValue, double yValue) const {
  const double across = (xValue - xTicks_.low) / (xTicks_.high - xTicks_.low);
  const double up = (yValue - yTicks_.low) / (yTicks_.high - yTicks_.low);
  return {area_.left() + across * area_.width(), area_.bottom() - up * area_.height()};
}

QPointF PlotFrame::fromPixel(const QPointF& pixel) const {
  const double across = (pixel.x() - area_.left()) / area_.width();
  const double up = (area_.bottom() - pixel.y()) / area_.height();
  return {xTicks_.low + across * (xTicks_.high - xTicks_.low),
          yTicks_.low + up * (yTicks_.high - yTicks_.low)};
}

double PlotFrame::colourBarWidth() const {
  if (!colourBar) {
    return 0;
  }
  const QFontMetricsF metrics(font);
  return 2 * edge + 12 + labelGap + widest(metrics, barTicks_.labels) + titleGap +
         (colourBar->title.isEmpty() ? 0 : metrics.height());
}

/// Entries are laid out like words in a paragraph; those that do not fit into three rows are
/// counted, not drawn.
void PlotFrame::layOutLegend(double width) {
  const QFontMetricsF metrics(font);
  placed_.clear();
  legendHeight_ = 0;
  QPointF place(edge, edge);
  for (const LegendEntry& entry : legend) {
    const QString name = metrics.elidedText(entry.name, Qt::ElideMiddle, width / 2);
    const double room = swatch + titleGap + metrics.horizontalAdvance(name);
    if (place.x() > edge && place.x() + room > width - edge) {
      place = {edge, place.y() + metrics.height()};
    }
    if (place.y() > edge + 2.5 * metrics.height()) {
      break;
    }
    placed_.push_back({{name, entry.colour, entry.shape}, place});
    place.rx() += room + 2 * edge;
  }
  if (!placed_.empty()) {
    legendHeight_ = placed_.back().place.y() + metrics.height();
  }
  if (!caption.isEmpty()) {
    legendHeight_ = std::max(edge, legendHeight_) + metrics.height();
  }
}

void PlotFrame::layOutNames() {
  constexpr double mostOfWidth = 0.7;  // the rest is for what is left and right of the area
  constexpr double mostOfHeight = 0.35;
  const QFontMetricsF metrics(font);
  upright_ = false;
  xLabelHeight_ = metrics.height();
  if (!x.fixed) {
    return;
  }
  const double width = widest(metrics, x.fixed->labels);
  const auto count = static_cast<double>(x.fixed->labels.size());
  upright_ = count * (width + 2 * metrics.averageCharWidth()) > mostOfWidth * size_.width();
  if (!upright_) {
    return;
  }
  xLabelHeight_ = std::min(width + 1, size_.height() * mostOfHeight);
  for (QString& label : x.fixed->labels) {
    label = metrics.elidedText(label, Qt::ElideMiddle, xLabelHeight_);
  }
}

/// Thins equidistant names, each of which needs `needed` pixels.
void PlotFrame::thinNames(AxisTicks& names, double pixels, double needed) {
  constexpr double mayTouch = 0.85;  // text lines include leading: all names, if that is enough
  constexpr double apart = 1.15;     // if some are dropped, the others get more space
  if (names.positions.size() < 2) {
    return;
  }
  const double pitch =
      std::abs(names.positions[1] - names.positions[0]) / (names.high - names.low) * pixels;
  if (pitch >= mayTouch * needed) {
    return;
  }
  const auto step = static_cast<std::size_t>(std::ceil(apart * needed / std::max(1e-9, pitch)));
  AxisTicks kept{names.low, names.high, {}, {}};
  for (std::size_t i = 0; i < names.positions.size(); i += step) {
    kept.positions.push_back(names.positions[i]);
    kept.labels << names.labels.at(static_cast<qsizetype>(i));
  }
  names = std::move(kept);
}

void PlotFrame::layOutY() {
  const QFontMetricsF metrics(font);
  const int most = std::max(2, static_cast<int>(area_.height() / (metrics.height() * 2)) + 1);
  yTicks_ = y.fixed ? *y.fixed : axisTicks(y.range, most);
  double width = widest(metrics, yTicks_.labels);
  if (y.fixed) {
    width = std::min(width, size_.width() * 0.35);
    for (QString& label : yTicks_.labels) {
      label = metrics.elidedText(label, Qt::ElideMiddle, width);
    }
    thinNames(yTicks_, area_.height(), metrics.height());
  }
  const double title = y.title.isEmpty() ? 0 : metrics.height() + titleGap;
  area_.setLeft(edge + title + width + labelGap);
}

/// As many ticks as fit with a gap between their labels; the outer labels may extend beyond the
/// area but not beyond the picture.
void PlotFrame::layOutX(double width) {
  const QFontMetricsF metrics(font);
  area_.setRight(width - 2 * edge);
  if (x.fixed) {
    xTicks_ = *x.fixed;
    thinNames(xTicks_, area_.width(),
              upright_ ? metrics.height() : widest(metrics, xTicks_.labels));
  }
  for (int most = 11; most >= 2 && !x.fixed; --most) {
    xTicks_ = axisTicks(x.range, most);
    const double needed = widest(metrics, xTicks_.labels) + metrics.averageCharWidth() * 2;
    if (needed * static_cast<double>(xTicks_.labels.size()) <= area_.width()) {
      break;
    }
  }
  if (xTicks_.labels.isEmpty()) {
    return;
  }
  const double half =
      (upright_ ? metrics.height() : metrics.horizontalAdvance(xTicks_.labels.back())) / 2;
  const double out = toPixel(xTicks_.positions.back(), 0).x() + half - (width - edge);
  if (out > 0) {
    area_.setRight(area_.right() - out);
  }
}

void PlotFrame::layOutBar() {
  if (colourBar) {
    const AxisRange range{colourBar->low, colourBar->high, true, false, false};
    barTicks_ = axisTicks(range, std::max(2, static_cast<int>(area_.height() / lineHeight() / 2)));
  }
}

void PlotFrame::equaliseSteps() {
  const QSizeF steps(xTicks_.high - xTicks_.low, yTicks_.high - yTicks_.low);
  const double step = std::min(area_.width() / steps.width(), area_.height() / steps.height());
  inset_ =
      QPointF(area_.width() - step * steps.width(), area_.height() - step * steps.height()) / 2;
  area_.adjust(inset_.x(), inset_.y(), -inset_.x(), -inset_.y());
  const QFontMetricsF metrics(font);
  thinNames(xTicks_, area_.width(), upright_ ? metrics.height() : widest(metrics, xTicks_.labels));
  thinNames(yTicks_, area_.height(), metrics.height());
  layOutBar();
}

void PlotFrame::layOut(const QSizeF& size) {
  size_ = size;
  inset_ = {};
  const QFontMetricsF metrics(font);
  layOutLegend(size.width());
  layOutNames();
  const double title = x.title.isEmpty() ? 0 : metrics.height() + titleGap;
  area_ = QRectF(
      QPointF(edge, std::max(legendHeight_ > 0 ? legendHeight_ + metrics.height() / 2 : titleGap,
                             edge + metrics.height() / 2)),
      QPointF(size.width() - edge, size.height() - edge - title - xLabelHeight_ - labelGap));
  layOutBar();
  layOutY();
  layOutX(size.width() - colourBarWidth());
  if (sameSteps) {
    equaliseSteps();
  }
}

}  // namespace steelyard::ui
