// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/line_plot.h"

#include <QPainter>
#include <QPen>
#include <QtCharts/QAreaSeries>
#include <QtCharts/QChart>
#include <QtCharts/QLineSeries>
#include <QtCharts/QValueAxis>
#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/number_text.h"
#include "ui/plots/chart_axes.h"
#include "ui/plots/finite_range.h"
#include "ui/plots/marker_shape.h"
#include "ui/plots/nearest_point.h"
#include "ui/plots/point_cloud.h"
#include "ui/plots/thinning.h"

namespace steelyard::ui {
namespace {

constexpr double lineReach = 24;  // pixels
constexpr double clickReach = 12;
constexpr std::size_t mostShapes = 2000;  // of one series: more points become an image

struct LineLook {
  QColor colour;
  QList<qreal> dashes;
  int shape;  // of markers
};

/// What is drawn behind is grey; the others differ in colour. Lines of both kinds differ in dashes.
std::vector<LineLook> looksOf(const std::vector<LineSeries>& all, const ChartColours& around) {
  std::vector<LineLook> looks;
  looks.reserve(all.size());
  int coloured = 0;
  int joined = 0;  // beside points alone, a line is whole
  int joinedBehind = 0;
  for (const LineSeries& series : all) {
    int& before = series.behind ? joinedBehind : joined;
    const int colour = series.look || series.behind ? series.look.value_or(0) : coloured++;
    const int dashes = series.look || !series.joined ? series.look.value_or(0) : before++;
    looks.push_back({series.behind ? around.axis : categoricalColour(colour, around),
                     series.joined ? categoricalDashes(dashes) : QList<qreal>{},
                     series.look.value_or(static_cast<int>(looks.size()))});
  }
  return looks;
}

bool needsMarkers(const LineSeries& series) {
  return series.markers || !series.joined || series.x.size() == 1;
}

bool hasBand(const LineSeries& series) {
  return series.low.size() == series.x.size() && series.high.size() == series.x.size();
}

/// Values that a logarithmic axis cannot show become NaN, and are left out.
double onAxis(double value, bool logarithmic) {
  if (!logarithmic) {
    return value;
  }
  return value > 0 ? std::log10(value) : std::numeric_limits<double>::quiet_NaN();
}

/// Replaces the ends that are fixed and that the axis can show.
void applyEnds(const AxisEnds& ends, AxisRange& range) {
  const auto fixed = [&range](const std::optional<double>& end, double& value) {
    const double wanted = onAxis(end.value_or(std::nan("")), range.logarithmic);
    value = std::isfinite(wanted) ? wanted : value;
    return std::isfinite(wanted);
  };
  const bool low = fixed(ends.low, range.low);
  const bool high = fixed(ends.high, range.high);
  range.tight = range.tight || (low && high);
  range.wholeNumbers = ends.wholeNumbers || (range.wholeNumbers && !low && !high);
}

std::vector<double> onAxis(std::vector<double> values, bool logarithmic) {
  for (double& value : values) {
    value = onAxis(value, logarithmic);
  }
  return values;
}

}  // namespace

LinePlot::LinePlot(QWidget* parent)
    : ChartPlot(parent), xAxis_(new QValueAxis), yAxis_(new QValueAxis) {
  attachBareAxes(chart(), *xAxis_, *yAxis_);
  offerNavigation();
}

void LinePlot::setSeries(std::vector<LineSeries> series) {
  series_ = std::move(series);
  named_ = std::any_of(series_.begin(), series_.end(),
                       [](const LineSeries& one) { return !one.names.isEmpty(); });
  stretches_.clear();
  for (const LineSeries& one : series_) {
    stretches_.add(one.x.size());
  }
  touch();
}

void LinePlot::setMarker(std::optional<double> x) {
  if (x != marker_) {
    marker_ = x;
    touch();
  }
}

void LinePlot::setLogarithmicY(bool on) {
  if (on == logarithmic_) {
    return;
  }
  logarithmic_ = on;
  touch();
}

void LinePlot::setLogarithmicX(bool on) {
  if (on == logarithmicX_) {
    return;
  }
  logarithmicX_ = on;
  touch();
}

void LinePlot::setXEnds(const AxisEnds& ends) {
  if (!(ends == xEnds_)) {
    xEnds_ = ends;
    touch();
  }
}

void LinePlot::setYEnds(const AxisEnds& ends) {
  if (!(ends == yEnds_)) {
    yEnds_ = ends;
    touch();
  }
}

bool LinePlot::isEmpty() const { return stretches_.count() == 0; }

QStringList LinePlot::dataHeader() const {
  QStringList header{tr("series"), xTitle().isEmpty() ? tr("x") : xTitle(),
                     yTitle().isEmpty() ? tr("y") : yTitle(), tr("low"), tr("high")};
  if (named_) {
    header << tr("point");
  }
  return header;
}

std::size_t LinePlot::dataRows() const { return stretches_.count(); }

QStringList LinePlot::dataRow(std::size_t row) const {
  const auto [list, i] = stretches_.placeOf(row);
  const LineSeries& series = series_[list];
  const bool band = hasBand(series);
  QStringList cells{series.name, exactText(series.x[i]), exactText(series.y[i]),
                    band ? exactText(series.low[i]) : QString(),
                    band ? exactText(series.high[i]) : QString()};
  if (named_) {
    cells << series.names.value(static_cast<qsizetype>(i));
  }
  return cells;
}

double LinePlot::plotted(double y) const { return onAxis(y, logarithmic_); }
double LinePlot::placed(double x) const { return onAxis(x, logarithmicX_); }

std::vector<double> LinePlot::plotted(const std::vector<double>& y) const {
  return onAxis(y, logarithmic_);
}
std::vector<double> LinePlot::placed(const std::vector<double>& x) const {
  return onAxis(x, logarithmicX_);
}

void LinePlot::describe(PlotFrame& frame, const QSizeF&) const {
  FiniteRange across;
  FiniteRange up;
  for (const LineSeries& s : series_) {
    across.cover(placed(s.x));
    for (const auto* values : {&s.y, &s.low, &s.high}) {
      up.cover(plotted(*values));
    }
  }
  frame.x.range = across.axisRange();
  frame.x.range.tight = !logarithmicX_;  // a logarithmic axis ends at ticks
  frame.x.range.logarithmic = logarithmicX_;
  applyEnds(xEnds_, frame.x.range);
  frame.y.range = up.axisRange();
  frame.y.range.logarithmic = logarithmic_;
  applyEnds(yEnds_, frame.y.range);
  const auto named = std::count_if(series_.begin(), series_.end(),
                                   [](const LineSeries& s) { return !s.name.isEmpty(); });
  if (named < 2) {
    return;
  }
  const std::vector<LineLook> looks = looksOf(series_, frame.colours);
  for (std::size_t i = 0; i < series_.size(); ++i) {
    if (!series_[i].name.isEmpty()) {
      const auto shape = series_[i].joined ? std::nullopt : std::optional(looks[i].shape);
      frame.legend.push_back({series_[i].name, looks[i].colour, shape, looks[i].dashes});
    }
  }
}

void LinePlot::setStrandCount(std::size_t count) {
  const auto add = [this](QAbstractSeries* series) {
    chart().addSeries(series);
    series->attachAxis(xAxis_);
    series->attachAxis(yAxis_);
  };
  while (strands_.size() < count) {
    Strand strand{new QLineSeries, new QLineSeries, new QLineSeries, nullptr};
    strand.band = new QAreaSeries(strand.high, strand.low);
    strand.low->setParent(strand.band);
    strand.high->setParent(strand.band);
    add(strand.band);
    add(strand.line);
    strands_.push_back(strand);
  }
  for (; strands_.size() > count; strands_.pop_back()) {
    for (QAbstractSeries* series : {static_cast<QAbstractSeries*>(strands_.back().line),
                                    static_cast<QAbstractSeries*>(strands_.back().band)}) {
      chart().removeSeries(series);
      delete series;
    }
  }
}

void LinePlot::fillStrand(const Strand& strand, const LineSeries& series,
                          const PlotFrame& frame) const {
  const int columns = std::max(1, static_cast<int>(frame.area().width()));
  const auto seen = [&](const std::vector<double>& y) {
    return thinned(placed(series.x), y, columns, frame.xTicks().low, frame.xTicks().high);
  };
  strand.line->setVisible(series.joined);
  if (series.joined) {
    strand.line->replace(seen(plotted(series.y)));
  }
  const bool band = hasBand(series);
  strand.band->setVisible(band && !series.x.empty());
  if (!band) {
    return;
  }
  strand.low->replace(seen(plotted(series.low)));
  strand.high->replace(seen(plotted(series.high)));
}

void LinePlot::fillChart(const PlotFrame& frame) {
  setStrandCount(series_.size());
  setBareRange(*xAxis_, frame.xTicks());
  setBareRange(*yAxis_, frame.yTicks());
  const std::vector<LineLook> looks = looksOf(series_, frame.colours);
  for (std::size_t i = 0; i < series_.size(); ++i) {
    QColor colour = looks[i].colour;
    strands_[i].line->setPen(linePen(colour, 2, looks[i].dashes));
    colour.setAlphaF(0.22F);
    strands_[i].band->setPen(Qt::NoPen);
    strands_[i].band->setBrush(colour);
    fillStrand(strands_[i], series_[i], frame);
  }
}

void LinePlot::paintMarker(QPainter& painter, const PlotFrame& frame) const {
  const double x = marker_ ? frame.toPixel(placed(*marker_), 0.0).x() : std::nan("");
  const QRectF area = frame.area();
  if (series_.empty() || !(x >= area.left() - 1 && x <= area.right() + 1)) {
    return;
  }
  painter.setPen(QPen(frame.colours.text, 1, Qt::DashLine));
  painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
}

void LinePlot::paintAbove(QPainter& painter, const PlotFrame& frame, bool) {
  paintMarker(painter, frame);
  const std::vector<LineLook> looks = looksOf(series_, frame.colours);
  for (std::size_t s = 0; s < series_.size(); ++s) {
    if (!needsMarkers(series_[s])) {
      continue;
    }
    const PointLook look{looks[s].colour, looks[s].shape, series_[s].markerSize};
    if (series_[s].x.size() > mostShapes) {
      paintCloud(painter, frame, series_[s], look);
    } else {
      paintMarkers(painter, frame, series_[s], look);
    }
    paintLoneBand(painter, frame, series_[s], looks[s].colour);
  }
}

void LinePlot::paintMarkers(QPainter& painter, const PlotFrame& frame, const LineSeries& drawn,
                            const PointLook& look) const {
  const QRectF room = frame.area().adjusted(-1, -1, 1, 1);
  for (std::size_t i = 0; i < drawn.x.size(); ++i) {
    const QPointF at = frame.toPixel(placed(drawn.x[i]), plotted(drawn.y[i]));
    if (room.contains(at)) {
      painter.fillPath(markerShape(look.shape, at, look.diameter), look.fill);
    }
  }
}

/// One image of all points: one shape each would take too long.
void LinePlot::paintCloud(QPainter& painter, const PlotFrame& frame, const LineSeries& drawn,
                          const PointLook& look) const {
  constexpr double sharp = 2;  // device pixels per pixel, at least
  const double ratio = std::max(sharp, painter.device()->devicePixelRatioF());
  const PointStamp stamp(look, ratio);
  PointCloud cloud((frame.area().size() * ratio).toSize());
  for (std::size_t i = 0; i < drawn.x.size(); ++i) {
    const QPointF at = frame.toPixel(placed(drawn.x[i]), plotted(drawn.y[i]));
    cloud.add(stamp, (at - frame.area().topLeft()) * ratio);
  }
  painter.drawImage(frame.area(), cloud.image());
}

/// The band of a single point has no width, so an error bar is drawn.
void LinePlot::paintLoneBand(QPainter& painter, const PlotFrame& frame, const LineSeries& series,
                             const QColor& colour) const {
  if (series.x.size() != 1 || series.low.size() != 1 || series.high.size() != 1) {
    return;
  }
  const QPointF low = frame.toPixel(placed(series.x[0]), plotted(series.low[0]));
  const QPointF high = frame.toPixel(placed(series.x[0]), plotted(series.high[0]));
  if (std::isfinite(low.y()) && std::isfinite(high.y())) {
    painter.save();
    painter.setClipRect(frame.area());
    painter.setPen(QPen(colour, 2));
    painter.drawLine(low, high);
    painter.restore();
  }
}

std::optional<LinePlot::Hit> LinePlot::nearest(const QPointF& place, double reach,
                                               const PlotFrame& frame) const {
  std::optional<Hit> hit;
  NearestPoint search(place, reach);
  for (std::size_t s = 0; s < series_.size(); ++s) {
    for (std::size_t i = 0; i < series_[s].x.size(); ++i) {
      if (search.take(frame.toPixel(placed(series_[s].x[i]), plotted(series_[s].y[i])))) {
        hit = Hit{static_cast<int>(s), static_cast<int>(i)};
      }
    }
  }
  return hit;
}

std::vector<QPointF> LinePlot::pointable(const PlotFrame& frame) const {
  std::vector<QPointF> points;
  for (const LineSeries& series : series_) {
    for (std::size_t i = 0; i < series.x.size(); ++i) {
      points.push_back(frame.toPixel(placed(series.x[i]), plotted(series.y[i])));
    }
  }
  return points;
}

QString LinePlot::textAt(const QPointF& place, const PlotFrame& frame) const {
  const auto hit = nearest(place, lineReach, frame);
  if (!hit) {
    return {};
  }
  const LineSeries& series = series_[static_cast<std::size_t>(hit->series)];
  const auto point = static_cast<std::size_t>(hit->point);
  const QString x = xTitle().isEmpty() ? tr("x") : xTitle();
  const QString y = yTitle().isEmpty() ? tr("y") : yTitle();
  QStringList lines;
  if (!series.name.isEmpty()) {
    lines << series.name;
  }
  lines << tr("%1: %2").arg(x, numberText(series.x[point]));
  lines << tr("%1: %2").arg(y, numberText(series.y[point]));
  if (hasBand(series) && std::isfinite(series.low[point]) && std::isfinite(series.high[point])) {
    lines
        << tr("low %1, high %2").arg(numberText(series.low[point]), numberText(series.high[point]));
  }
  if (!series.names.isEmpty()) {
    lines << series.names.value(hit->point);
  }
  if (series.about) {
    lines << series.about(point);
  }
  return lines.join(QLatin1Char('\n'));
}

void LinePlot::clickAt(const QPointF& place, const PlotFrame& frame) {
  const auto hit = nearest(place, clickReach, frame);
  if (hit && !series_[static_cast<std::size_t>(hit->series)].behind) {
    Q_EMIT pointClicked(hit->series, hit->point);
  }
}

}  // namespace steelyard::ui
