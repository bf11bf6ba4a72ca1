// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/curve_views.h"

#include <algorithm>
#include <set>

#include "ui/plots/line_plot.h"
#include "ui/plots/plot_grid.h"

namespace steelyard::ui {
namespace {

QString cardId(const std::string& family) {
  return QStringLiteral("curves-") + QString::fromStdString(family);
}

Curve& curveOf(CurveFamily& family, const std::string& group) {
  const auto found = std::find_if(family.curves.begin(), family.curves.end(),
                                  [&](const Curve& curve) { return curve.group == group; });
  if (found != family.curves.end()) {
    return *found;
  }
  family.curves.push_back({group, {}, {}, {}, {}});
  return family.curves.back();
}

/// A point without a band has one of no width, so that the lengths stay equal.
void append(Curve& curve, const CurvePoint& point) {
  curve.x.push_back(point.x);
  curve.y.push_back(point.y);
  curve.low.push_back(point.low.value_or(point.y));
  curve.high.push_back(point.high.value_or(point.y));
}

}  // namespace

void CurveViews::clear() {
  for (const auto& [family, plot] : plots_) {
    grid_.removePlot(cardId(family));
  }
  plots_.clear();
  streamed_.clear();
}

void CurveViews::append(const std::vector<CurvePoint>& points) {
  std::set<std::string> touched;
  for (const CurvePoint& point : points) {
    CurveFamily& family = streamed_[point.family];
    family.id = point.family;
    ui::append(curveOf(family, point.group), point);
    touched.insert(point.family);
  }
  for (const std::string& id : touched) {
    draw(streamed_.at(id));
  }
}

void CurveViews::showResult(const Result& result) {
  for (const CurveFamily& family : result.curves) {
    draw(family);
  }
}

LinePlot* CurveViews::plotOf(const CurveFamily& family) {
  const QString title = QString::fromStdString(family.title.empty() ? family.id : family.title);
  LinePlot*& plot = plots_[family.id];
  if (plot == nullptr) {
    plot = new LinePlot;
    grid_.addPlot(cardId(family.id), title, plot);
  }
  grid_.setTitle(cardId(family.id), title);
  plot->setAxisTitles(QString::fromStdString(family.x_label),
                      QString::fromStdString(family.y_label));
  return plot;
}

void CurveViews::draw(const CurveFamily& family) {
  std::vector<LineSeries> series;
  for (const Curve& curve : family.curves) {
    LineSeries line;
    line.name = QString::fromStdString(curve.group);
    line.x = curve.x;
    line.y = curve.y;
    line.low = curve.low;
    line.high = curve.high;
    series.push_back(std::move(line));
  }
  plotOf(family)->setSeries(std::move(series));
}

}  // namespace steelyard::ui
