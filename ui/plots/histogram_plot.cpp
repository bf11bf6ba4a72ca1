// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/histogram_plot.h"

#include <QPainter>
#include <algorithm>
#include <numeric>
#include <utility>

#include "ui/count_text.h"
#include "ui/number_text.h"
#include "ui/plots/axis_ticks.h"

namespace steelyard::ui {
namespace {

constexpr double gapFrom = 5;  // pixels: bars at least this wide have gaps between them

}  // namespace

HistogramPlot::HistogramPlot(QWidget* parent) : FramedPlot(parent) { offerNavigation(); }

void HistogramPlot::setCounts(HistogramCounts counts) {
  shown_ = std::move(counts);
  if (shown_.edges.size() != shown_.counts.size() + 1) {
    shown_ = {};
  }
  touch();
}

Index HistogramPlot::total() const {
  return std::accumulate(shown_.counts.begin(), shown_.counts.end(), Index{0});
}

QString HistogramPlot::caption() const {
  const QString missing =
      shown_.missing == 0 ? tr("none missing") : tr("%1 missing").arg(countText(shown_.missing));
  const Index values = total();
  return countText(values, tr("%1 value, %2"), tr("%1 values, %2", nullptr, howMany(values)))
      .arg(missing);
}

QStringList HistogramPlot::dataHeader() const {
  const QString value = xTitle().isEmpty() ? tr("value") : xTitle();
  return {tr("%1 from").arg(value), tr("%1 to").arg(value),
          yTitle().isEmpty() ? tr("count") : yTitle()};
}

std::size_t HistogramPlot::dataRows() const { return shown_.counts.size(); }

QStringList HistogramPlot::dataRow(std::size_t row) const {
  return {exactText(shown_.edges[row]), exactText(shown_.edges[row + 1]),
          digitsText(shown_.counts[row])};
}

void HistogramPlot::describe(PlotFrame& frame, const QSizeF&) const {
  const Index most = *std::max_element(shown_.counts.begin(), shown_.counts.end());
  frame.x.range = {shown_.edges.front(), shown_.edges.back(), true, false, false};
  frame.y.range = {0, std::max(1.0, static_cast<double>(most)), false, true, false};
  if (frame.y.title.isEmpty()) {
    frame.y.title = tr("count");
  }
  frame.caption = caption();
}

void HistogramPlot::paintData(QPainter& painter, const PlotFrame& frame, bool) {
  painter.save();
  painter.setClipRect(frame.area());
  painter.setRenderHint(QPainter::Antialiasing, false);
  for (std::size_t i = 0; i < shown_.counts.size(); ++i) {
    QRectF bar(frame.toPixel(shown_.edges[i], static_cast<double>(shown_.counts[i])),
               frame.toPixel(shown_.edges[i + 1], 0));
    if (bar.width() >= gapFrom) {
      bar.adjust(0.5, 0, -0.5, 0);
    }
    painter.fillRect(bar, categoricalColour(0, frame.colours));
  }
  painter.restore();
}

std::optional<std::size_t> HistogramPlot::barAt(double value) const {
  const auto above = std::upper_bound(shown_.edges.begin(), shown_.edges.end(), value);
  if (above == shown_.edges.begin() || above == shown_.edges.end()) {
    return std::nullopt;
  }
  return static_cast<std::size_t>(above - shown_.edges.begin()) - 1;
}

std::vector<QPointF> HistogramPlot::pointable(const PlotFrame& frame) const {
  std::vector<QPointF> tops;
  for (std::size_t i = 0; i < shown_.counts.size(); ++i) {
    tops.push_back(frame.toPixel((shown_.edges[i] + shown_.edges[i + 1]) / 2,
                                 static_cast<double>(shown_.counts[i])));
  }
  return tops;
}

QString HistogramPlot::textAt(const QPointF& place, const PlotFrame& frame) const {
  const auto bar = frame.area().contains(place) ? barAt(frame.fromPixel(place).x()) : std::nullopt;
  if (!bar) {
    return {};
  }
  const double share =
      static_cast<double>(shown_.counts[*bar]) / std::max(1.0, static_cast<double>(total()));
  return tr("%1 to %2\n%3 of %4 (%5 %)")
      .arg(numberText(shown_.edges[*bar]), numberText(shown_.edges[*bar + 1]),
           countText(shown_.counts[*bar]), countText(total()), fixedText(100 * share, 1));
}

}  // namespace steelyard::ui
