// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/scatter_plot.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/plots/chart_axes.h"
#include "ui/plots/marker_shape.h"

namespace steelyard::ui {
namespace {

constexpr int shades = 64;         // of a continuous colouring, as drawn
constexpr double hoverReach = 10;  // pixels
constexpr float opacity = 0.8F;
constexpr std::size_t vectorLimit = 5000;  // above it an export holds the cloud as an image

QColor unknownColour() { return {Qt::gray}; }

AxisRange finiteRange(const std::vector<double>& values) {
  AxisRange range{std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity(),
                  false, false, false};
  for (const double v : values) {
    if (!std::isfinite(v)) {
      continue;
    }
    range.low = std::min(range.low, v);
    range.high = std::max(range.high, v);
  }
  return range.low <= range.high ? range : AxisRange{};
}

/// With room around the outermost points, and no more.
AxisRange roomyRange(const std::vector<double>& values) {
  AxisRange range = finiteRange(values);
  const double room = (range.high - range.low) * 0.04;
  return {range.low - room, range.high + room, true, false, false};
}

QImage sprite(const QColor& colour, int shape, double diameter, double pixelRatio) {
  const double size = std::ceil(diameter * 1.5) + 2;
  const int pixels = static_cast<int>(std::ceil(size * pixelRatio)) | 1;
  QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillPath(markerShape(shape, {pixels / 2.0, pixels / 2.0}, diameter * pixelRatio), colour);
  return image;
}

}  // namespace

ScatterPlot::ScatterPlot(QWidget* parent) : ChartPlot(parent) {}

void ScatterPlot::setPoints(std::vector<double> x, std::vector<double> y, ScatterColour colour) {
  x_ = std::move(x);
  y_ = std::move(y);
  colour_ = std::move(colour);
  if (colour_.classes.size() != x_.size()) {
    colour_.classes.clear();
  }
  if (colour_.values.size() != x_.size()) {
    colour_.values.clear();
  }
  const AxisRange range = finiteRange(colour_.values);
  lowest_ = range.low;
  highest_ = range.high;
  hovered_ = -1;
  touch();
}

PlotData ScatterPlot::data() const {
  PlotData table;
  table.header = {tr("sample"), xTitle().isEmpty() ? tr("x") : xTitle(),
                  yTitle().isEmpty() ? tr("y") : yTitle()};
  const bool coloured = !colour_.classes.empty() || !colour_.values.empty();
  if (coloured) {
    table.header << (colour_.title.isEmpty() ? tr("colour") : colour_.title);
  }
  for (std::size_t i = 0; i < x_.size(); ++i) {
    table.rows.push_back({QString::number(i + 1), exactText(x_[i]), exactText(y_[i])});
    if (!colour_.classes.empty()) {
      table.rows.back() << colour_.classNames.value(colour_.classes[i]);
    } else if (coloured) {
      table.rows.back() << exactText(colour_.values[i]);
    }
  }
  return table;
}

void ScatterPlot::describe(PlotFrame& frame, const QSizeF&) const {
  frame.x.range = roomyRange(x_);
  frame.y.range = roomyRange(y_);
  if (!colour_.classes.empty()) {
    const auto all = looks();
    for (qsizetype c = 0; c < colour_.classNames.size(); ++c) {
      const Look& look = all[static_cast<std::size_t>(c)];
      frame.legend.push_back({colour_.classNames[c], look.colour, look.shape});
    }
  } else if (!colour_.values.empty()) {
    frame.colourBar = ColourBar{colour_.title, lowest_, highest_};
  }
}

/// The last look is that of points without a class or value.
std::vector<ScatterPlot::Look> ScatterPlot::looks() const {
  std::vector<Look> all;
  if (!colour_.classes.empty()) {
    for (int c = 0; c < colour_.classNames.size(); ++c) {
      all.push_back({categoricalColour(c), c});
    }
  } else if (!colour_.values.empty()) {
    for (int s = 0; s < shades; ++s) {
      all.push_back({sequentialColour(s / (shades - 1.0)), 0});
    }
  } else {
    all.push_back({categoricalColour(0), 0});
  }
  all.push_back({unknownColour(), 0});
  return all;
}

std::vector<int> ScatterPlot::lookOfPoints() const {
  std::vector<int> look(x_.size(), 0);
  const int classes = static_cast<int>(colour_.classNames.size());
  const double span = highest_ > lowest_ ? highest_ - lowest_ : 1;
  for (std::size_t i = 0; i < look.size(); ++i) {
    if (!colour_.classes.empty()) {
      const int c = colour_.classes[i];
      look[i] = c >= 0 && c < classes ? c : classes;
    } else if (!colour_.values.empty()) {
      const double share = (colour_.values[i] - lowest_) / span;
      look[i] = std::isfinite(share) ? static_cast<int>(share * (shades - 1)) : shades;
    }
  }
  return look;
}

/// Many points are drawn smaller.
double ScatterPlot::diameter() const {
  if (x_.size() <= 500) {
    return 7;
  }
  return x_.size() <= 3000 ? 5.5 : 4;
}

void ScatterPlot::fillChart(const PlotFrame&) { cloud_ = QImage(); }

void ScatterPlot::paintCloud(const PlotFrame& frame, double pixelRatio) {
  const QSizeF size = frame.area().size() * pixelRatio;
  cloud_ = QImage(size.toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
  cloud_.fill(Qt::transparent);
  std::vector<QImage> sprites;
  for (Look look : looks()) {
    look.colour.setAlphaF(opacity);
    sprites.push_back(sprite(look.colour, look.shape, diameter(), pixelRatio));
  }
  const std::vector<int> look = lookOfPoints();
  QPainter painter(&cloud_);
  for (std::size_t i = 0; i < x_.size(); ++i) {
    if (!std::isfinite(x_[i]) || !std::isfinite(y_[i])) {
      continue;
    }
    const QPointF at = (frame.toPixel(x_[i], y_[i]) - frame.area().topLeft()) * pixelRatio;
    const QImage& stamp = sprites[static_cast<std::size_t>(look[i])];
    painter.drawImage(QPoint(static_cast<int>(std::lround(at.x() - stamp.width() / 2.0)),
                             static_cast<int>(std::lround(at.y() - stamp.height() / 2.0))),
                      stamp);
  }
}

void ScatterPlot::paintAbove(QPainter& painter, const PlotFrame& frame, bool onPaper) {
  if (onPaper && x_.size() <= vectorLimit) {
    const std::vector<Look> all = looks();
    const std::vector<int> look = lookOfPoints();
    for (std::size_t i = 0; i < x_.size(); ++i) {
      if (!std::isfinite(x_[i]) || !std::isfinite(y_[i])) {
        continue;
      }
      QColor colour = all[static_cast<std::size_t>(look[i])].colour;
      colour.setAlphaF(opacity);
      painter.fillPath(markerShape(all[static_cast<std::size_t>(look[i])].shape,
                                   frame.toPixel(x_[i], y_[i]), diameter()),
                       colour);
    }
    return;
  }
  const double ratio = onPaper ? 3 : painter.device()->devicePixelRatioF();
  const QSize wanted = (frame.area().size() * ratio).toSize();
  if (cloud_.isNull() || cloud_.size() != wanted) {
    paintCloud(frame, ratio);
  }
  painter.drawImage(frame.area(), cloud_);
}

std::optional<std::size_t> ScatterPlot::nearest(const QPointF& place,
                                                const PlotFrame& frame) const {
  std::optional<std::size_t> found;
  double best = hoverReach * hoverReach;
  for (std::size_t i = 0; i < x_.size(); ++i) {
    const QPointF off = frame.toPixel(x_[i], y_[i]) - place;
    const double distance = QPointF::dotProduct(off, off);
    if (!(distance < best)) {
      continue;
    }
    best = distance;
    found = i;
  }
  return found;
}

QString ScatterPlot::textAt(const QPointF& place, const PlotFrame& frame) const {
  const auto point = nearest(place, frame);
  if (!point) {
    return {};
  }
  QString text = tr("sample %1").arg(*point + 1);
  const QString title = colour_.title.isEmpty() ? tr("colour") : colour_.title;
  if (!colour_.classes.empty()) {
    const QString name = colour_.classNames.value(colour_.classes[*point], tr("unknown"));
    text += QLatin1Char('\n') + tr("%1: %2").arg(title, name);
  } else if (!colour_.values.empty()) {
    text += QLatin1Char('\n') + tr("%1: %2").arg(title, valueText(colour_.values[*point]));
  }
  return text;
}

void ScatterPlot::hoverAt(const QPointF& place, const PlotFrame& frame) {
  const auto point = nearest(place, frame);
  const int sample = point ? static_cast<int>(*point) : -1;
  if (sample == hovered_) {
    return;
  }
  hovered_ = sample;
  Q_EMIT pointHovered(sample);
}

void ScatterPlot::clickAt(const QPointF& place, const PlotFrame& frame) {
  const auto point = nearest(place, frame);
  if (point) {
    Q_EMIT pointClicked(static_cast<int>(*point));
  }
}

}  // namespace steelyard::ui
