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
#include "ui/plots/thinning.h"

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
  for (const std::size_t i : arranged_) {
    table.rows.push_back({name(i), exactText(values_[i])});
    if (hasReference()) {
      table.rows.back() << exactText(reference_[i]);
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
  if (range.low == range.high) {
    range.high = 1;
  }
  return range;
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
    frame.x.title = order_ == Order::Sorted ? tr("%1 (rank)").arg(xTitle())
                                            : tr("%1 (column number)").arg(xTitle());
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

void BarPlot::fillChart(const PlotFrame& frame) {
  const bool lies = frame.y.fixed.has_value();
  const auto point = [lies](double place, double value) {
    return lies ? QPointF(value, place) : QPointF(place, value);
  };
  QVector<QPointF> outline;
  std::vector<double> places;
  std::vector<double> heights;
  for (std::size_t k = 0; k < arranged_.size(); ++k) {
    const double at = placeOf(k, frame);
    const double value = std::isfinite(values_[arranged_[k]]) ? values_[arranged_[k]] : 0;
    const double half = lies ? -halfBar : halfBar;  // lying bars run from the top down
    outline << point(at - half, 0) << point(at - half, value) << point(at + half, value)
            << point(at + half, 0);
    places.push_back(at);
    heights.push_back(value);
  }
  const int columns = std::max(1, static_cast<int>(frame.area().width()));
  const bool crowded = !lies && outline.size() > qsizetype{8} * columns;
  setBareRange(*xAxis_, frame.xTicks());
  setBareRange(*yAxis_, frame.yTicks());
  outline_->replace(crowded ? thinned(places, heights, columns) : outline);
  ground_->replace(
      QVector<QPointF>{point(placeOf(0, frame), 0), point(placeOf(values_.size() - 1, frame), 0)});
  bars_->setPen(Qt::NoPen);
  bars_->setBrush(barColour());
}

void BarPlot::paintAbove(QPainter& painter, const PlotFrame& frame, bool) {
  if (!hasReference()) {
    return;
  }
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
