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

#include "ui/count_text.h"
#include "ui/number_text.h"
#include "ui/plots/chart_axes.h"
#include "ui/plots/finite_range.h"
#include "ui/style/theme.h"

namespace steelyard::ui {
namespace {

constexpr double halfBar = 0.32;
constexpr double halfBarBeforeBase = 0.17;  // so that the bar behind is seen wherever it ends

QColor barColour(const ChartColours& around) { return categoricalColour(0, around); }
QColor referenceColour(const ChartColours& around) { return categoricalColour(1, around); }

/// Grey, nearer to the ground than to the text.
QColor baseColour(const ChartColours& around) {
  constexpr double share = 0.35;
  return blended(around.background, around.axis, share);
}

}  // namespace

BarPlot::BarPlot(QWidget* parent)
    : ChartPlot(parent),
      sort_(new QAction(tr("Sort by value"), this)),
      xAxis_(new QValueAxis),
      yAxis_(new QValueAxis),
      outline_(new QLineSeries),
      ground_(new QLineSeries),
      bars_(new QAreaSeries(outline_, ground_)),
      baseOutline_(new QLineSeries),
      baseGround_(new QLineSeries),
      baseBars_(new QAreaSeries(baseOutline_, baseGround_)) {
  outline_->setParent(bars_);
  ground_->setParent(bars_);
  baseOutline_->setParent(baseBars_);
  baseGround_->setParent(baseBars_);
  attachBareAxes(chart(), *xAxis_, *yAxis_);
  for (QAreaSeries* series : {baseBars_, bars_}) {
    chart().addSeries(series);
    series->attachAxis(xAxis_);
    series->attachAxis(yAxis_);
  }
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

void BarPlot::setBase(const QString& name, std::vector<double> values) {
  if (values.empty() && base_.empty()) {
    return;
  }
  baseName_ = name;
  base_ = std::move(values);
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
  base_.clear();
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

QStringList BarPlot::dataHeader() const {
  QStringList header{xTitle().isEmpty() ? tr("feature") : xTitle(),
                     yTitle().isEmpty() ? tr("value") : yTitle()};
  if (hasReference()) {
    header << tr("known");
  }
  if (hasBase()) {
    header << baseName_;
  }
  if (hasErrors()) {
    header << tr("low") << tr("high");
  }
  return header;
}

std::size_t BarPlot::dataRows() const { return arranged_.size(); }

QStringList BarPlot::dataRow(std::size_t row) const {
  const std::size_t i = arranged_[row];
  QStringList cells{name(i), exactText(values_[i])};
  if (hasReference()) {
    cells << exactText(reference_[i]);
  }
  if (hasBase()) {
    cells << exactText(base_[i]);
  }
  if (hasErrors()) {
    cells << exactText(low_[i]) << exactText(high_[i]);
  }
  return cells;
}

AxisRange BarPlot::valueRange() const {
  FiniteRange range{0, 0};
  range.cover(values_);
  if (hasReference()) {
    range.cover(reference_);
  }
  if (hasBase()) {
    range.cover(base_);
  }
  if (hasErrors()) {
    range.cover(low_);
    range.cover(high_);
  }
  if (range.low == range.high) {
    range.high = 1;
  }
  return {range.low, range.high, false, false, false};
}

/// So many that the names of all have room: of rows that are closer, the frame would leave every
/// second name out.
std::size_t BarPlot::rowsIn(const PlotFrame& frame, const QSizeF& size) const {
  constexpr double spare = 0.5;  // pixels
  PlotFrame tried = frame;
  tried.x.range = valueRange();
  tried.x.title = yTitle();
  tried.y.fixed = AxisTicks{-0.5, 0.5, {0.0}, {QString()}};
  tried.y.title.clear();
  tried.layOut(size);
  const double rows = std::floor((tried.area().height() - spare) / frame.lineHeight());
  return static_cast<std::size_t>(std::max(1.0, rows));
}

bool BarPlot::standSideBySide(const PlotFrame& frame, const QSizeF& size) const {
  constexpr std::size_t mostStanding = 60;  // of more, no names fit, and measuring them takes time
  constexpr double usual = 0.75;            // of the width, beside the numbers
  if (values_.size() > mostStanding) {
    return false;
  }
  const QFontMetricsF metrics(frame.font);
  double widest = 0;
  for (const QString& each : names_) {
    widest = std::max(widest, metrics.horizontalAdvance(each));
  }
  return static_cast<double>(values_.size()) * (widest + 2 * metrics.averageCharWidth()) <=
         usual * size.width();
}

std::vector<std::size_t> BarPlot::largest(std::size_t bars) const {
  const auto sizeAt = [this](std::size_t place) {
    const double value = values_[arranged_[place]];
    return std::isfinite(value) ? std::abs(value) : -1.0;
  };
  std::vector<std::size_t> places(arranged_.size());
  std::iota(places.begin(), places.end(), std::size_t{0});
  const auto end = places.begin() + static_cast<std::ptrdiff_t>(bars);
  std::nth_element(places.begin(), end, places.end(), [&](std::size_t a, std::size_t b) {
    return sizeAt(a) != sizeAt(b) ? sizeAt(a) > sizeAt(b) : a < b;
  });
  places.erase(end, places.end());
  std::sort(places.begin(), places.end());
  std::transform(places.begin(), places.end(), places.begin(),
                 [this](std::size_t place) { return arranged_[place]; });
  return places;
}

std::vector<std::size_t> BarPlot::drawnIn(const PlotFrame& frame) const {
  const std::size_t rows = frame.y.fixed ? frame.y.fixed->positions.size() : arranged_.size();
  return rows < arranged_.size() ? largest(rows - 1) : arranged_;  // the last row counts the others
}

void BarPlot::describe(PlotFrame& frame, const QSizeF& size) const {
  constexpr int square = 1;
  if (hasReference() || hasBase()) {
    frame.legend = {{hasBase()            ? tr("shown")
                     : yTitle().isEmpty() ? tr("value")
                                          : yTitle(),
                     barColour(frame.colours), square}};
  }
  if (hasBase()) {
    frame.legend.push_back({baseName_, baseColour(frame.colours), square});
  }
  if (hasReference()) {
    frame.legend.push_back({tr("known"), referenceColour(frame.colours), {}});
  }
  const std::size_t rows = rowsIn(frame, size);
  const std::size_t most = std::max<std::size_t>(1, rows - 1);
  if (values_.size() <= rows || most + 1 >= values_.size()) {
    describeLying(frame, values_.size());
  } else if (standSideBySide(frame, size)) {
    describeStanding(frame);
  } else {
    describeLying(frame, most);
  }
}

void BarPlot::describeLying(PlotFrame& frame, std::size_t bars) const {
  AxisTicks rows;
  const std::vector<std::size_t> drawn = bars < values_.size() ? largest(bars) : arranged_;
  QStringList names;
  for (const std::size_t feature : drawn) {
    names << name(feature);
  }
  if (bars < values_.size()) {
    names << tr("and %1 more").arg(countText(values_.size() - bars));
  }
  const auto count = static_cast<double>(names.size());
  for (qsizetype row = names.size(); row > 0; --row) {
    rows.positions.push_back(static_cast<double>(row - 1));
  }
  rows.labels = names;
  rows.low = -0.5;
  rows.high = count - 0.5;
  constexpr double half = 0.5;
  frame.y.fixed = rows;
  frame.shareOfNames = half;  // which columns they are matters as much as how long the bars are
  frame.x.range = valueRange();
  frame.x.title = yTitle();
  frame.y.title.clear();  // the names say what they are
}

void BarPlot::describeStanding(PlotFrame& frame) const {
  AxisTicks places{-0.5, static_cast<double>(values_.size()) - 0.5, {}, {}};
  for (std::size_t k = 0; k < arranged_.size(); ++k) {
    places.positions.push_back(static_cast<double>(k));
    places.labels << name(arranged_[k]);
  }
  frame.x.fixed = places;
  frame.y.range = valueRange();
}

double BarPlot::placeOf(std::size_t k, const PlotFrame& frame) {
  return frame.y.fixed ? frame.y.fixed->positions[k] : static_cast<double>(k);
}

QPointF BarPlot::pointOf(double value, std::size_t k, const PlotFrame& frame) {
  const double place = placeOf(k, frame);
  return frame.y.fixed ? frame.toPixel(value, place) : frame.toPixel(place, value);
}

QVector<QPointF> BarPlot::outlineOf(const std::vector<double>& values, double half,
                                    const PlotFrame& frame) const {
  const bool lies = frame.y.fixed.has_value();
  const auto point = [lies](double place, double value) {
    return lies ? QPointF(value, place) : QPointF(place, value);
  };
  QVector<QPointF> outline;
  const std::vector<std::size_t> drawn = drawnIn(frame);
  for (std::size_t k = 0; k < drawn.size(); ++k) {
    const double at = placeOf(k, frame);
    const double value = std::isfinite(values[drawn[k]]) ? values[drawn[k]] : 0;
    const double side = lies ? -half : half;  // horizontal bars run from the top down
    outline << point(at - side, 0) << point(at - side, value) << point(at + side, value)
            << point(at + side, 0);
  }
  return outline;
}

void BarPlot::fillChart(const PlotFrame& frame) {
  setBareRange(*xAxis_, frame.xTicks());
  setBareRange(*yAxis_, frame.yTicks());
  const auto fill = [](const QVector<QPointF>& outline, const QColor& colour, QLineSeries& above,
                       QLineSeries& ground, QAreaSeries& area) {
    area.setVisible(!outline.isEmpty());
    above.replace(outline);
    ground.replace(outline.isEmpty() ? outline : QVector<QPointF>{outline.front(), outline.back()});
    area.setPen(Qt::NoPen);
    area.setBrush(colour);
  };
  fill(outlineOf(values_, hasBase() ? halfBarBeforeBase : halfBar, frame), barColour(frame.colours),
       *outline_, *ground_, *bars_);
  fill(hasBase() ? outlineOf(base_, halfBar, frame) : QVector<QPointF>(), baseColour(frame.colours),
       *baseOutline_, *baseGround_, *baseBars_);
}

void BarPlot::paintAbove(QPainter& painter, const PlotFrame& frame, bool) {
  if (hasErrors()) {
    paintErrors(painter, frame);
  }
  if (hasReference()) {
    paintReference(painter, frame);
  }
}

void BarPlot::paintErrors(QPainter& painter, const PlotFrame& frame) const {
  painter.setPen(QPen(frame.colours.text, 1.2, Qt::SolidLine, Qt::FlatCap));
  const std::vector<std::size_t> drawn = drawnIn(frame);
  for (std::size_t k = 0; k < drawn.size(); ++k) {
    const double low = low_[drawn[k]];
    const double high = high_[drawn[k]];
    if (std::isfinite(low) && std::isfinite(high)) {
      painter.drawLine(pointOf(low, k, frame), pointOf(high, k, frame));
    }
  }
}

void BarPlot::paintReference(QPainter& painter, const PlotFrame& frame) const {
  const bool lies = frame.y.fixed.has_value();
  const AxisTicks& places = lies ? *frame.y.fixed : *frame.x.fixed;
  const double pitch = (lies ? frame.area().height() : frame.area().width()) /
                       static_cast<double>(places.positions.size());
  const double half = std::max(1.0, pitch * 0.46);
  painter.setPen(
      QPen(referenceColour(frame.colours), pitch > 6 ? 2.5 : 1.5, Qt::SolidLine, Qt::FlatCap));
  const std::vector<std::size_t> drawn = drawnIn(frame);
  for (std::size_t k = 0; k < drawn.size(); ++k) {
    const double known = reference_[drawn[k]];
    if (!std::isfinite(known)) {
      continue;
    }
    const QPointF at = pointOf(known, k, frame);
    const QPointF across = lies ? QPointF(0, half) : QPointF(half, 0);
    painter.drawLine(at - across, at + across);
  }
}

std::vector<QPointF> BarPlot::pointable(const PlotFrame& frame) const {
  std::vector<QPointF> ends;
  const std::vector<std::size_t> drawn = drawnIn(frame);
  for (std::size_t k = 0; k < drawn.size(); ++k) {
    const double value = values_[drawn[k]];
    ends.push_back(pointOf(std::isfinite(value) ? value : 0, k, frame));
  }
  return ends;
}

QString BarPlot::textAt(const QPointF& place, const PlotFrame& frame) const {
  if (!frame.area().contains(place) && !frame.y.fixed) {
    return {};
  }
  const QPointF at = frame.fromPixel(place);
  const double nearest = frame.y.fixed ? frame.y.fixed->positions.front() - at.y() : at.x();
  const double k = std::round(nearest);
  const std::vector<std::size_t> drawn = drawnIn(frame);
  if (k < 0 || k > static_cast<double>(drawn.size())) {
    return {};
  }
  if (k == static_cast<double>(drawn.size())) {
    return drawn.size() < values_.size()
               ? tr("The %1 largest of %2 are drawn.")
                     .arg(countText(drawn.size()), countText(values_.size()))
               : QString();
  }
  const std::size_t feature = drawn[static_cast<std::size_t>(k)];
  QString text = tr("%1: %2").arg(name(feature), numberText(values_[feature]));
  if (hasErrors() && std::isfinite(low_[feature]) && std::isfinite(high_[feature])) {
    text += QLatin1Char('\n') +
            tr("low %1, high %2").arg(numberText(low_[feature]), numberText(high_[feature]));
  }
  if (hasBase()) {
    text += QLatin1Char('\n') + tr("%1: %2").arg(baseName_, numberText(base_[feature]));
  }
  if (hasReference()) {
    text += QLatin1Char('\n') + tr("known: %1").arg(numberText(reference_[feature]));
  }
  return text;
}

}  // namespace steelyard::ui
