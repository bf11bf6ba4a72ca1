// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/bar_plot.h"

#include <QAction>
#include <QPainter>
#include <QPen>
#include <QtCharts/QAreaSeries>
#include <QtCharts/QChart>
#include <QtCharts/QLineSeries>
#include <QtCharts/QValueAxis>
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "ui/plots/chart_axes.h"

namespace steelyard::ui {
namespace {

constexpr double halfBar = 0.38;

QColor barColour() { return categoricalColour(0); }
QColor referenceColour() { return categoricalColour(1); }

}  // namespace

BarPlot::BarPlot(QWidget* parent)
    : ChartPlot(parent),
      sort_(new QAction(tr("Sort by value"), this)),
      xAxis_(new QValueAxis),
      yAxis_(new QValueAxis),
      outline_(new QLineSeries),
      ground_(new QLineSeries),
      bars_(new QAreaSeries(outline_, ground_)) {
  outline_->setParent(bars_);
  ground_->setParent(bars_);
  attachBareAxes(chart(), *xAxis_, *yAxis_);
  chart().addSeries(bars_);
  bars_->attachAxis(xAxis_);
  bars_->attachAxis(yAxis_);
  sort_->setCheckable(true);
  addAction(sort_);
  setContextMenuPolicy(Qt::ActionsContextMenu);
  connect(sort_, &QAction::toggled, this,
          [this](bool on) { setOrder(on ? Order::Sorted : Order::Column); });
}

void BarPlot::setBars(const QStringList& names, std::vector<double> values) {
  names_ = names;
  values_ = std::move(values);
  arrange();
}

void BarPlot::setReference(std::vector<double> reference) {
  reference_ = std::move(reference);
  touch();
}

void BarPlot::setErrors(std::vector<double> low, std::vector<double> high) {
  low_ = std::move(low);
  high_ = std::move(high);
  touch();
}

void BarPlot::setOrder(Order order) {
  if (order == order_) {
    return;
  }
  order_ = order;
  sort_->setChecked(order == Order::Sorted);
  arrange();
  Q_EMIT orderChanged(order);
}

void BarPlot::clear() {
  reference_.clear();
  low_.clear();
  high_.clear();
  setBars({}, {});
}

void BarPlot::arrange() {
  arranged_.resize(values_.size());
  std::iota(arranged_.begin(), arranged_.end(), std::size_t{0});
  if (order_ == Order::Sorted) {
    const auto key = [this](std::size_t i) {
      return std::isfinite(values_[i]) ? values_[i] : -std::numeric_limits<double>::infinity();
    };
    std::stable_sort(arranged_.begin(), arranged_.end(),
                     [&](std::size_t a, std::size_t b) { return key(a) > key(b); });
  }
  touch();
}

QString BarPlot::name(std::size_t feature) const {
  return names_.value(static_cast<qsizetype>(feature));
}

PlotData BarPlot::data() const {
  PlotData table;
  table.header = {xTitle().isEmpty() ? tr("feature") : xTitle(),
                  yTitle().isEmpty() ? tr("value") : yTitle()};
  if (hasReference()) {
    table.header << tr("known");
  }
  if (hasErrors()) {
    table.header << tr("low") << tr("high");
  }
  for (const std::size_t i : arranged_) {
    table.rows.push_back({name(i), exactText(values_[i])});
    if (hasReference()) {
      table.rows.back() << exactText(reference_[i]);
    }
    if (hasErrors()) {
      table.rows.back() << exactText(low_[i]) << exactText(high_[i]);
    }
  }
  return table;
}

AxisRange BarPlot::valueRange() const {
  AxisRange range{0, 0, false, false, false};
  const auto cover = [&range](double v) {
    if (!std::isfinite(v)) {
      return;
    }
    range.low = std::min(range.low, v);
    range.high = std::max(range.high, v);
  };
  std::for_each(values_.begin(), values_.end(), cover);
  if (hasReference()) {
    std::for_each(reference_.begin(), reference_.end(), cover);
  }
  if (hasErrors()) {
    std::for_each(low_.begin(), low_.end(), cover);
    std::for_each(high_.begin(), high_.end(), cover);
  }
  if (range.low == range.high) {
    range.high = 1;
  }
  return range;
}

void BarPlot::setNumberedByColumn(bool numbered) {
  numberedByColumn_ = numbered;
  touch();
}

bool BarPlot::lying(const PlotFrame& frame, const QSizeF& size) const {
  const double line = frame.lineHeight();
  const double room = size.height() - 25 - line * (hasReference() ? 3 : 2);
  return room >= static_cast<double>(values_.size()) * line * 0.95;
}

void BarPlot::describe(PlotFrame& frame, const QSizeF& size) const {
  const auto count = static_cast<double>(values_.size());
  if (hasReference()) {
    frame.legend = {{yTitle().isEmpty() ? tr("value") : yTitle(), barColour(), 1},
                    {tr("known"), referenceColour(), {}}};
  }
  if (!lying(frame, size)) {
    frame.x.range = {0.5, count + 0.5, true, true, false};
    if (order_ == Order::Sorted) {
      frame.x.title = tr("%1 (rank)").arg(xTitle());
    } else if (numberedByColumn_) {
      frame.x.title = tr("%1 (column number)").arg(xTitle());
    }
    frame.y.range = valueRange();
    return;
  }
  AxisTicks rows{-0.5, count - 0.5, {}, {}};
  for (std::size_t k = 0; k < arranged_.size(); ++k) {
    rows.positions.push_back(count - 1 - static_cast<double>(k));
    rows.labels << name(arranged_[k]);
  }
  frame.y.fixed = rows;
  frame.x.range = valueRange();
  std::swap(frame.x.title, frame.y.title);
}

double BarPlot::placeOf(std::size_t k, const PlotFrame& frame) const {
  return frame.y.fixed ? static_cast<double>(values_.size() - 1 - k) : static_cast<double>(k + 1);
}

/// Thousands of bars are a few pixels each at best: Qt would fill one outline of all of them, which
/// takes longer than a frame.
bool BarPlot::isCrowded(const PlotFrame& frame) const {
  constexpr double narrowest = 3.0;  // pixels from bar to bar
  return !frame.y.fixed && frame.area().width() < narrowest * static_cast<double>(values_.size());
}

void BarPlot::fillChart(const PlotFrame& frame) {
  const bool lies = frame.y.fixed.has_value();
  const auto point = [lies](double place, double value) {
    return lies ? QPointF(value, place) : QPointF(place, value);
  };
  QVector<QPointF> outline;
  for (std::size_t k = 0; k < arranged_.size() && !isCrowded(frame); ++k) {
    const double at = placeOf(k, frame);
    const double value = std::isfinite(values_[arranged_[k]]) ? values_[arranged_[k]] : 0;
    const double half = lies ? -halfBar : halfBar;  // horizontal bars run from the top down
    outline << point(at - half, 0) << point(at - half, value) << point(at + half, value)
            << point(at + half, 0);
  }
  setBareRange(*xAxis_, frame.xTicks());
  setBareRange(*yAxis_, frame.yTicks());
  bars_->setVisible(!outline.isEmpty());
  outline_->replace(outline);
  ground_->replace(
      QVector<QPointF>{point(placeOf(0, frame), 0), point(placeOf(values_.size() - 1, frame), 0)});
  bars_->setPen(Qt::NoPen);
  bars_->setBrush(barColour());
}

/// The lowest and the highest value in each column of pixels.
std::vector<BarPlot::Reach> BarPlot::reachPerPixel(const std::vector<double>& values,
                                                   const PlotFrame& frame) const {
  const double left = frame.area().left();
  std::vector<Reach> reached(static_cast<std::size_t>(std::max(1.0, frame.area().width())) + 1);
  for (std::size_t k = 0; k < arranged_.size(); ++k) {
    const double value = values[arranged_[k]];
    const double pixel = frame.toPixel(placeOf(k, frame), 0).x() - left;
    if (std::isfinite(value) && pixel >= 0 && pixel < static_cast<double>(reached.size())) {
      Reach& here = reached[static_cast<std::size_t>(pixel)];
      here.low = std::min(here.low, value);
      here.high = std::max(here.high, value);
    }
  }
  return reached;
}

void BarPlot::paintCrowded(QPainter& painter, const PlotFrame& frame) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setClipRect(frame.area());
  const auto fill = [&](const std::vector<Reach>& reached, const QColor& colour, auto rectOf) {
    for (std::size_t pixel = 0; pixel < reached.size(); ++pixel) {
      if (reached[pixel].low <= reached[pixel].high) {
        painter.fillRect(rectOf(frame.area().left() + static_cast<double>(pixel), reached[pixel]),
                         colour);
      }
    }
  };
  const auto heightOf = [&](double value) { return frame.toPixel(1, value).y(); };
  fill(reachPerPixel(values_, frame), barColour(), [&](double x, const Reach& reach) {
    const double top = heightOf(std::max(0.0, reach.high));
    return QRectF(x, top, 1, heightOf(std::min(0.0, reach.low)) - top);
  });
  if (hasReference()) {
    constexpr double thick = 1.5;
    fill(reachPerPixel(reference_, frame), referenceColour(), [&](double x, const Reach& reach) {
      const double top = heightOf(reach.high) - thick / 2;
      return QRectF(x, top, 1, heightOf(reach.low) + thick / 2 - top);
    });
  }
  painter.restore();
}

void BarPlot::paintAbove(QPainter& painter, const PlotFrame& frame, bool) {
  if (isCrowded(frame)) {
    return paintCrowded(painter, frame);
  }
  if (hasErrors()) {
    paintErrors(painter, frame);
  }
  if (hasReference()) {
    paintReference(painter, frame);
  }
}

void BarPlot::paintErrors(QPainter& painter, const PlotFrame& frame) const {
  painter.setPen(QPen(frame.colours.text, 1.2, Qt::SolidLine, Qt::FlatCap));
  for (std::size_t k = 0; k < arranged_.size(); ++k) {
    const double low = low_[arranged_[k]];
    const double high = high_[arranged_[k]];
    if (std::isfinite(low) && std::isfinite(high)) {
      const double place = placeOf(k, frame);
      const bool lies = isTurned(frame);
      painter.drawLine(lies ? frame.toPixel(low, place) : frame.toPixel(place, low),
                       lies ? frame.toPixel(high, place) : frame.toPixel(place, high));
    }
  }
}

void BarPlot::paintReference(QPainter& painter, const PlotFrame& frame) const {
  const bool lies = frame.y.fixed.has_value();
  const double pitch =
      (lies ? frame.area().height() : frame.area().width()) / static_cast<double>(values_.size());
  const double half = std::max(1.0, pitch * 0.46);
  painter.setPen(QPen(referenceColour(), pitch > 6 ? 2.5 : 1.5, Qt::SolidLine, Qt::FlatCap));
  for (std::size_t k = 0; k < arranged_.size(); ++k) {
    const double known = reference_[arranged_[k]];
    if (!std::isfinite(known)) {
      continue;
    }
    const double place = placeOf(k, frame);
    const QPointF at = lies ? frame.toPixel(known, place) : frame.toPixel(place, known);
    const QPointF across = lies ? QPointF(0, half) : QPointF(half, 0);
    painter.drawLine(at - across, at + across);
  }
}

QString BarPlot::textAt(const QPointF& place, const PlotFrame& frame) const {
  if (!frame.area().contains(place) && !frame.y.fixed) {
    return {};
  }
  const QPointF at = frame.fromPixel(place);
  const double nearest =
      frame.y.fixed ? static_cast<double>(values_.size() - 1) - at.y() : at.x() - 1;
  const double k = std::round(nearest);
  if (k < 0 || k >= static_cast<double>(values_.size())) {
    return {};
  }
  const std::size_t feature = arranged_[static_cast<std::size_t>(k)];
  QString text = tr("%1: %2").arg(name(feature), valueText(values_[feature]));
  if (hasReference()) {
    text += QLatin1Char('\n') + tr("known: %1").arg(valueText(reference_[feature]));
  }
  return text;
}

}  // namespace steelyard::ui
