// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/plot_frame.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/count_text.h"
#include "ui/plots/frame_measures.h"

namespace steelyard::ui {
namespace {

using frame::edge;
using frame::labelGap;
using frame::swatch;
using frame::titleGap;

/// Of what is known to need `width` at most.
void elide(const QFontMetricsF& metrics, QStringList& labels, double width, double room) {
  if (width <= room) {
    return;  // measuring hundreds of names again would take longer than drawing them
  }
  for (QString& label : labels) {
    label = metrics.elidedText(label, Qt::ElideMiddle, room);
  }
}

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

double PlotFrame::rowsOfLegend() const {
  constexpr double share = 0.25;  // of the picture
  constexpr double most = 3;
  return std::clamp(std::floor((share * size_.height() - edge) / lineHeight()), 1.0, most);
}

/// Entries are laid out like words in a paragraph. The last row has room to count those that do not
/// fit; dozens are only counted.
void PlotFrame::layOutLegend() {
  constexpr std::size_t dozens = 24;
  const QFontMetricsF metrics(font);
  placed_.clear();
  uncounted_.clear();
  legendHeight_ = 0;
  const bool listed = legend.size() <= dozens;
  const double lastRow = edge + (rowsOfLegend() - 1) * metrics.height();
  const double right = size_.width() - edge;
  const double counting =
      metrics.horizontalAdvance(tr("and %1 more").arg(countText(legend.size())));
  QPointF place(edge, edge);
  for (std::size_t at = 0; listed && at < legend.size(); ++at) {
    const LegendEntry& entry = legend[at];
    const QString name =
        metrics.elidedText(entry.name, Qt::ElideMiddle, right - edge - swatch - titleGap);
    const double room = swatch + titleGap + metrics.horizontalAdvance(name);
    if (place.x() > edge && place.x() + room > right && place.y() < lastRow) {
      place = {edge, place.y() + metrics.height()};
    }
    const bool last = at + 1 == legend.size();
    const double needed = room + (last || place.y() < lastRow ? 0 : 2 * edge + counting);
    if (place.x() > edge && place.x() + needed > right) {
      break;
    }
    placed_.push_back({entry, place});
    placed_.back().entry.name = name;
    place.rx() += room + 2 * edge;
  }
  if (placed_.size() < legend.size()) {
    uncounted_ =
        listed
            ? tr("and %1 more").arg(countText(legend.size() - placed_.size()))
            : (entriesAre.isEmpty() ? tr("%1 series") : entriesAre).arg(countText(legend.size()));
    uncountedPlace_ = place;
  }
  if (!legend.empty()) {
    const double lowest = uncounted_.isEmpty() ? placed_.back().place.y() : place.y();
    legendHeight_ = lowest + metrics.height();
  }
  if (!shownCaption().isEmpty()) {
    legendHeight_ = std::max(edge, legendHeight_) + metrics.height();
  }
}

QString PlotFrame::legendNames(const QPointF& place) const {
  constexpr std::size_t mostListed = 40;
  if (uncounted_.isEmpty() || place.y() > legendHeight_) {
    return {};
  }
  QStringList names;
  for (std::size_t at = 0; at < std::min(legend.size(), mostListed); ++at) {
    names << legend[at].name;
  }
  if (legend.size() > mostListed) {
    names << tr("and %1 more").arg(countText(legend.size() - mostListed));
  }
  return names.join(QLatin1Char('\n'));
}

/// How many names would lie side by side; one at the edge may be there in part.
double PlotFrame::namesAcross(const AxisTicks& names) {
  return names.positions.size() < 2
             ? static_cast<double>(names.positions.size())
             : (names.high - names.low) / std::abs(names.positions[1] - names.positions[0]);
}

/// What is left for names along x beside those along y and the colour bar.
double PlotFrame::roomAcross() const {
  constexpr double usual = 0.7;
  const QFontMetricsF metrics(font);
  if (!y.fixed) {
    return usual * size_.width();
  }
  return std::min(usual * size_.width(), size_.width() - 2 * edge - colourBarWidth() -
                                             leftMargin(widest(metrics, y.fixed->labels)));
}

/// Of the area, beside names of this width.
double PlotFrame::leftMargin(double names) const {
  const double title = y.title.isEmpty() ? 0 : lineHeight() + titleGap;
  return edge + title + (y.fixed ? std::min(names, mostForNames()) : names) + labelGap;
}

double PlotFrame::mostForNames() const { return size_.width() * shareOfNames; }

void PlotFrame::layOutNames() {
  constexpr double mostOfHeight = 0.35;
  const QFontMetricsF metrics(font);
  labelsRotated_ = false;
  xLabelHeight_ = metrics.height();
  if (!x.fixed) {
    return;
  }
  const double width = widest(metrics, x.fixed->labels);
  labelsRotated_ = namesAcross(*x.fixed) * (width + 2 * metrics.averageCharWidth()) > roomAcross();
  if (!labelsRotated_) {
    return;
  }
  xLabelHeight_ = std::min(width + 1, size_.height() * mostOfHeight);
  elide(metrics, x.fixed->labels, width + 1, xLabelHeight_);
}

/// Names below each other, or upright ones beside each other.
PlotFrame::NameRoom PlotFrame::roomOfLines() const {
  constexpr double readable = 1.15;
  return {lineHeight(), readable * lineHeight()};
}

PlotFrame::NameRoom PlotFrame::roomAlongX() const {
  if (labelsRotated_) {
    return roomOfLines();
  }
  const QFontMetricsF metrics(font);
  const double width = widest(metrics, xTicks_.labels);
  return {width + metrics.averageCharWidth(), width + 2 * metrics.averageCharWidth()};
}

/// Thins equidistant names.
void PlotFrame::thinNames(AxisTicks& names, double pixels, const NameRoom& room) {
  if (names.positions.size() < 2) {
    return;
  }
  const double pitch =
      std::abs(names.positions[1] - names.positions[0]) / (names.high - names.low) * pixels;
  if (pitch >= room.least) {
    return;
  }
  const auto step = static_cast<std::size_t>(std::ceil(room.wanted / std::max(1e-9, pitch)));
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
  const double width = widest(metrics, yTicks_.labels);
  if (y.fixed) {
    thinNames(yTicks_, area_.height(), roomOfLines());
    elide(metrics, yTicks_.labels, width, mostForNames());
  }
  area_.setLeft(leftMargin(width));
}

/// Of those along x: none over another, none that would leave the picture on the left, unless it is
/// the only one.
void PlotFrame::keepNamesThatFit() {
  const QFontMetricsF metrics(font);
  if (x.fixed) {
    thinNames(xTicks_, area_.width(), roomAlongX());
  }
  if (!x.fixed || labelsRotated_ || xTicks_.positions.size() < 2) {
    return;
  }
  const double half = metrics.horizontalAdvance(xTicks_.labels.front()) / 2;
  if (toPixel(xTicks_.positions.front(), 0).x() - half < edge) {
    xTicks_.positions.erase(xTicks_.positions.begin());
    xTicks_.labels.removeFirst();
  }
}

/// As many ticks as fit with a gap between their labels; the outer labels may extend beyond the
/// area but not beyond the picture.
void PlotFrame::layOutX(double width) {
  const QFontMetricsF metrics(font);
  area_.setRight(width - 2 * edge);
  if (x.fixed) {
    xTicks_ = *x.fixed;
    keepNamesThatFit();
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
      (labelsRotated_ ? metrics.height() : metrics.horizontalAdvance(xTicks_.labels.back())) / 2;
  const double out = toPixel(xTicks_.positions.back(), 0).x() + half - (width - edge);
  if (out > 0) {
    area_.setRight(area_.right() - out);
    keepNamesThatFit();
  }
}

/// The lowest name along y lies higher than its place where it would meet the names along x; it may
/// then meet the name above.
void PlotFrame::keepLowestNameApart() {
  const std::size_t count = yTicks_.positions.size();
  if (!x.fixed || !y.fixed || count < 2) {
    return;
  }
  const bool lastIsLowest = yTicks_.positions.back() < yTicks_.positions.front();
  const std::size_t lowest = lastIsLowest ? count - 1 : 0;
  if (yLabelPlace(lowest).intersects(yLabelPlace(lastIsLowest ? count - 2 : 1))) {
    yTicks_.positions.erase(yTicks_.positions.begin() + static_cast<std::ptrdiff_t>(lowest));
    yTicks_.labels.removeAt(static_cast<qsizetype>(lowest));
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
  thinNames(xTicks_, area_.width(), roomAlongX());
  thinNames(yTicks_, area_.height(), roomOfLines());
  layOutBar();
}

const QString& PlotFrame::shownCaption() const { return caption.isEmpty() ? namesNote_ : caption; }

QString PlotFrame::namesWithRoom() const {
  const auto counted = [](const FrameAxis& axis, const AxisTicks& shown, const QString& words) {
    return axis.fixed && shown.labels.size() < axis.fixed->labels.size()
               ? words.arg(countText(shown.labels.size()), countText(axis.fixed->labels.size()))
               : QString();
  };
  QStringList notes{counted(y, yTicks_, tr("%1 of %2 row names have room")),
                    counted(x, xTicks_, tr("%1 of %2 column names have room"))};
  notes.removeAll(QString());
  return notes.join(QStringLiteral("; "));
}

void PlotFrame::layOut(const QSizeF& size) {
  namesNote_.clear();
  layOutAll(size);
  if (countsNames && caption.isEmpty() && !namesWithRoom().isEmpty()) {
    namesNote_ = namesWithRoom();
    layOutAll(size);  // the note takes a line
    namesNote_ = namesWithRoom();
  }
}

void PlotFrame::layOutAll(const QSizeF& size) {
  size_ = size;
  inset_ = {};
  const QFontMetricsF metrics(font);
  layOutLegend();
  area_ = QRectF(QPointF(0, 0), size);
  layOutBar();  // about as wide as in the end
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
  keepLowestNameApart();
}

}  // namespace steelyard::ui
