// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/box_plot.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPen>
#include <algorithm>
#include <cmath>

#include "ui/count_text.h"
#include "ui/number_text.h"
#include "ui/plots/axis_ticks.h"
#include "ui/plots/finite_range.h"
#include "ui/plots/marker_shape.h"

namespace steelyard::ui {
namespace {

constexpr double filledByBoxes = 0.8;   // of a name's place
constexpr double thickest = 20;         // half a box, in pixels
constexpr double thinnestWithDots = 3;  // likewise
constexpr double narrowestRow = 7;      // pixels from box to box
constexpr Index mostDots = 60;          // of more values, only outliers are drawn one by one
constexpr int referenceShape = 3;       // a diamond
constexpr double referenceSize = 9;     // pixels

QColor withAlpha(QColor colour, int alpha) {
  colour.setAlpha(alpha);
  return colour;
}

/// Of equal values, a box beside whose median its colour is seen.
QRectF seenAtAll(const QRectF& box) {
  constexpr double least = 6;
  const double across = std::max(0.0, least - box.width()) / 2;
  const double up = std::max(0.0, least - box.height()) / 2;
  return box.adjusted(-across, -up, across, up);
}

}  // namespace

void BoxPlot::setBoxes(const QStringList& names, std::vector<BoxGroup> groups) {
  names_ = names;
  groups_ = std::move(groups);
  summaries_.clear();
  anyValue_ = false;
  for (BoxGroup& group : groups_) {
    group.values.resize(static_cast<std::size_t>(names_.size()));
    std::vector<BoxSummary>& summaries = summaries_.emplace_back();
    for (const std::vector<double>& values : group.values) {
      summaries.push_back(box_summary(values));
      anyValue_ = anyValue_ || summaries.back().count > 0;
    }
  }
  countRows();
  touch();
}

/// Name after name, and group after group within each.
void BoxPlot::countRows() {
  named_ = std::any_of(groups_.begin(), groups_.end(),
                       [](const BoxGroup& group) { return !group.name.isEmpty(); });
  referred_ = std::any_of(groups_.begin(), groups_.end(),
                          [this](const BoxGroup& group) { return hasReference(group); });
  stretches_.clear();
  for (std::size_t name = 0; name < static_cast<std::size_t>(names_.size()); ++name) {
    for (const BoxGroup& group : groups_) {
      stretches_.add(group.values[name].size());
    }
  }
}

void BoxPlot::setValueEnds(std::optional<double> low, std::optional<double> high) {
  low_ = low;
  high_ = high;
  touch();
}

bool BoxPlot::hasReference(const BoxGroup& group) const {
  return std::ssize(group.reference) == names_.size();
}

double BoxPlot::referenceOf(const Box& box) const {
  const BoxGroup& group = groups_[box.group];
  return hasReference(group) ? group.reference[box.name] : BoxSummary::none;
}

QStringList BoxPlot::dataHeader() const {
  QStringList header{xTitle().isEmpty() ? tr("name") : xTitle()};
  if (named_) {
    header << tr("group");
  }
  header << (yTitle().isEmpty() ? tr("value") : yTitle());
  if (referred_) {
    header << tr("reference");
  }
  return header;
}

std::size_t BoxPlot::dataRows() const { return stretches_.count(); }

QStringList BoxPlot::dataRow(std::size_t row) const {
  const auto [list, within] = stretches_.placeOf(row);
  const Box box{list / groups_.size(), list % groups_.size()};
  const BoxGroup& group = groups_[box.group];
  QStringList cells{names_.at(static_cast<qsizetype>(box.name))};
  if (named_) {
    cells << group.name;
  }
  cells << exactText(group.values[box.name][within]);
  if (referred_) {
    cells << exactText(referenceOf(box));
  }
  return cells;
}

AxisRange BoxPlot::valueRange() const {
  FiniteRange known;
  for (const BoxGroup& group : groups_) {
    for (const std::vector<double>& values : group.values) {
      known.cover(values);
    }
    known.cover(group.reference);
  }
  AxisRange range{low_.value_or(known.low), high_.value_or(known.high)};
  range.low = std::min(range.low, range.high);
  range.tight = low_.has_value() && high_.has_value();
  return range;
}

void BoxPlot::addLegend(PlotFrame& frame) const {
  bool referred = false;
  for (std::size_t group = 0; group < groups_.size(); ++group) {
    if (!groups_[group].name.isEmpty() && groups_.size() > 1) {
      frame.legend.push_back(
          {groups_[group].name, categoricalColour(static_cast<int>(group), frame.colours), 1});
    }
    referred = referred || hasReference(groups_[group]);
  }
  if (referred) {
    frame.legend.push_back({tr("reference"), frame.colours.text, referenceShape});
  }
}

/// The first name at the top.
AxisTicks BoxPlot::rows(bool named) const {
  const auto count = static_cast<double>(names_.size());
  AxisTicks rows{-0.5, count - 0.5, {}, {}};
  for (qsizetype k = 0; k < names_.size(); ++k) {
    rows.positions.push_back(count - 1 - static_cast<double>(k));
    rows.labels << (named ? names_.at(k) : QString());
  }
  return rows;
}

double BoxPlot::pitch(const PlotFrame& frame) const {
  return (isTurned(frame) ? frame.area().height() : frame.area().width()) /
         static_cast<double>(names_.size());
}

/// Whether all names stay as they are, and each box has its room.
bool BoxPlot::fitsBeside(const PlotFrame& frame, const QSizeF& size) const {
  PlotFrame tried = frame;
  tried.layOut(size);
  return tried.yTicks().labels == names_ &&
         pitch(tried) >= narrowestRow * static_cast<double>(groups_.size());
}

bool BoxPlot::fitsBelow(const PlotFrame& frame, const QSizeF& size) const {
  PlotFrame tried = frame;
  tried.layOut(size);
  return pitch(tried) >=
         frame.lineHeight() + narrowestRow * static_cast<double>(groups_.size()) / filledByBoxes;
}

/// With their names below, or numbered.
void BoxPlot::stand(PlotFrame& frame, const QSizeF& size) const {
  const auto count = static_cast<double>(names_.size());
  frame.y.range = frame.x.range;
  frame.y.fixed.reset();
  std::swap(frame.x.title, frame.y.title);
  frame.x.range = {0.5, count + 0.5, true, true, false};
  AxisTicks columns{0.5, count + 0.5, {}, names_};
  for (qsizetype k = 1; k <= names_.size(); ++k) {
    columns.positions.push_back(static_cast<double>(k));
  }
  PlotFrame tried = frame;
  tried.x.fixed = columns;
  tried.layOut(size);
  if (tried.xTicks().labels == names_) {
    frame.x.fixed = std::move(columns);
  } else {
    frame.x.title = tr("%1 (number)").arg(xTitle());
  }
}

void BoxPlot::describe(PlotFrame& frame, const QSizeF& size) const {
  addLegend(frame);
  frame.x.range = valueRange();
  std::swap(frame.x.title, frame.y.title);
  frame.y.fixed = rows(true);
  if (!fitsBeside(frame, size)) {
    frame.y.fixed = rows(false);
    if (!fitsBelow(frame, size)) {
      stand(frame, size);
    }
  }
}

bool BoxPlot::namesAreAbove(const PlotFrame& frame) const {
  return frame.y.fixed && frame.y.fixed->labels != names_;
}

BoxPlot::Extent BoxPlot::extentOf(const Box& box, const PlotFrame& frame) const {
  const double all = pitch(frame);
  const double name = namesAreAbove(frame) ? frame.lineHeight() : 0;
  const double first = (isTurned(frame) ? frame.area().top() : frame.area().left()) +
                       all * static_cast<double>(box.name) + name;
  const double room = all - name;
  const auto groups = static_cast<double>(groups_.size());
  const double each = std::min(3 * thickest, room * filledByBoxes / groups);
  const double margin = (room - each * groups) / 2;
  return {first + margin + each * (static_cast<double>(box.group) + 0.5),
          std::min(thickest, each * 0.4)};
}

QPointF BoxPlot::pointOf(double value, double across, const PlotFrame& frame) const {
  return isTurned(frame) ? QPointF(frame.toPixel(value, 0).x(), across)
                         : QPointF(across, frame.toPixel(0, value).y());
}

QPointF BoxPlot::placeIn(std::size_t name, std::size_t group, double value) const {
  return pointOf(value, extentOf({name, group}, drawn_).centre, drawn_);
}

void BoxPlot::prepareData(const PlotFrame& frame) { drawn_ = frame; }

void BoxPlot::paintData(QPainter& painter, const PlotFrame& frame, bool) {
  painter.save();
  painter.setClipRect(frame.area().adjusted(-4, -4, 4, 4));  // markers at the ends stay whole
  if (namesAreAbove(frame)) {
    paintNames(painter, frame);
  }
  for (std::size_t name = 0; name < static_cast<std::size_t>(names_.size()); ++name) {
    for (std::size_t group = 0; group < groups_.size(); ++group) {
      const Box box{name, group};
      if (summaries_[group][name].count > 0) {
        paintBox(painter, frame, box);
        paintDots(painter, frame, box);
      }
      paintReference(painter, frame, box);
    }
  }
  painter.restore();
}

void BoxPlot::paintNames(QPainter& painter, const PlotFrame& frame) const {
  constexpr double gap = 4;
  const QFontMetricsF metrics(frame.font);
  painter.setFont(frame.font);
  painter.setPen(frame.colours.text);
  const double room = frame.area().width() - gap;
  for (qsizetype k = 0; k < names_.size(); ++k) {
    const double top = frame.area().top() + pitch(frame) * static_cast<double>(k);
    painter.drawText(QRectF(frame.area().left() + gap, top, room, frame.lineHeight()),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(names_.at(k), Qt::ElideMiddle, room));
  }
}

void BoxPlot::paintBox(QPainter& painter, const PlotFrame& frame, const Box& box) const {
  const BoxSummary& summary = summaries_[box.group][box.name];
  const auto [centre, half] = extentOf(box, frame);
  const QColor colour = categoricalColour(static_cast<int>(box.group), frame.colours);
  const auto across = [&, middle = centre](double value, double reach) {
    painter.drawLine(pointOf(value, middle - reach, frame), pointOf(value, middle + reach, frame));
  };
  painter.setPen(QPen(colour, 1.4, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
  painter.setBrush(withAlpha(colour, 70));
  painter.drawLine(pointOf(summary.lower_whisker, centre, frame),
                   pointOf(summary.lower_quartile, centre, frame));
  painter.drawLine(pointOf(summary.upper_quartile, centre, frame),
                   pointOf(summary.upper_whisker, centre, frame));
  across(summary.lower_whisker, half / 2);
  across(summary.upper_whisker, half / 2);
  painter.drawRect(seenAtAll(QRectF(pointOf(summary.lower_quartile, centre - half, frame),
                                    pointOf(summary.upper_quartile, centre + half, frame))
                                 .normalized()));
  painter.setPen(QPen(frame.colours.text, 2, Qt::SolidLine, Qt::FlatCap));
  across(summary.median, half);
}

/// Equal values lie side by side; each keeps its place while others join it.
void BoxPlot::paintDots(QPainter& painter, const PlotFrame& frame, const Box& box) const {
  constexpr double golden = 0.6180339887498949;
  const BoxSummary& summary = summaries_[box.group][box.name];
  const auto [centre, half] = extentOf(box, frame);
  const QColor colour = categoricalColour(static_cast<int>(box.group), frame.colours);
  double place = 0.5;
  for (const double value : groups_[box.group].values[box.name]) {
    if (!std::isfinite(value)) {
      continue;
    }
    const bool outlier = value < summary.lower_whisker || value > summary.upper_whisker;
    if (outlier) {
      painter.setPen(QPen(colour, 1.4));
      painter.setBrush(Qt::NoBrush);
    } else {
      painter.setPen(Qt::NoPen);
      painter.setBrush(withAlpha(frame.colours.text, 90));
    }
    if (outlier || (summary.count <= mostDots && half >= thinnestWithDots)) {
      const double radius = std::min(outlier ? 2.8 : 2.0, half);
      const double aside = (2 * place - 1) * std::max(0.0, half - radius);
      painter.drawEllipse(pointOf(value, centre + aside, frame), radius, radius);
    }
    place = std::fmod(place + golden, 1.0);
  }
}

void BoxPlot::paintReference(QPainter& painter, const PlotFrame& frame, const Box& box) const {
  const double reference = referenceOf(box);
  if (std::isfinite(reference)) {
    painter.setPen(QPen(frame.colours.background, 1.2));
    painter.setBrush(frame.colours.text);
    painter.drawPath(markerShape(
        referenceShape, pointOf(reference, extentOf(box, frame).centre, frame), referenceSize));
  }
}

/// The nearest across, within the place of its name.
std::optional<BoxPlot::Box> BoxPlot::boxAt(const QPointF& place, const PlotFrame& frame) const {
  const double at =
      isTurned(frame) ? place.y() - frame.area().top() : place.x() - frame.area().left();
  const double name = std::floor(at / pitch(frame));
  if (groups_.empty() || name < 0 || name >= static_cast<double>(names_.size())) {
    return {};
  }
  Box nearest{static_cast<std::size_t>(name), 0};
  const double across = isTurned(frame) ? place.y() : place.x();
  const auto distance = [&](std::size_t group) {
    return std::abs(extentOf({nearest.name, group}, frame).centre - across);
  };
  for (std::size_t group = 1; group < groups_.size(); ++group) {
    if (distance(group) < distance(nearest.group)) {
      nearest.group = group;
    }
  }
  return nearest;
}

std::vector<QPointF> BoxPlot::pointable(const PlotFrame& frame) const {
  std::vector<QPointF> centres;
  const QPointF middle = frame.area().center();
  for (std::size_t name = 0; name < static_cast<std::size_t>(names_.size()); ++name) {
    for (std::size_t group = 0; group < groups_.size(); ++group) {
      const double across = extentOf({name, group}, frame).centre;
      centres.push_back(isTurned(frame) ? QPointF(middle.x(), across)
                                        : QPointF(across, middle.y()));
    }
  }
  return centres;
}

QString BoxPlot::textAt(const QPointF& place, const PlotFrame& frame) const {
  const std::optional<Box> box = boxAt(place, frame);
  const bool onNames = frame.y.fixed && place.x() < frame.area().left();
  if (!box || (!frame.area().contains(place) && !onNames)) {
    return {};
  }
  const BoxSummary& summary = summaries_[box->group][box->name];
  const QString& group = groups_[box->group].name;
  QString text = names_.at(static_cast<qsizetype>(box->name));
  text += group.isEmpty() ? QString() : QStringLiteral(", %1").arg(group);
  if (summary.count == 0) {
    return text + QLatin1Char('\n') + tr("no value");
  }
  text +=
      QLatin1Char('\n') + tr("median %1, quartiles %2 and %3")
                              .arg(numberText(summary.median), numberText(summary.lower_quartile),
                                   numberText(summary.upper_quartile));
  text += QLatin1Char('\n') + countText(summary.count, tr("%1 value"),
                                        tr("%1 values", nullptr, howMany(summary.count)));
  const double reference = referenceOf(*box);
  return std::isfinite(reference)
             ? text + QLatin1Char('\n') + tr("reference: %1").arg(numberText(reference))
             : text;
}

}  // namespace steelyard::ui
