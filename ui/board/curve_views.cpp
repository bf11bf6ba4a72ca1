// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/curve_views.h"

#include <algorithm>
#include <iterator>

#include "ui/plots/line_plot.h"
#include "ui/plots/plot_grid.h"

namespace steelyard::ui {
namespace {

QString cardId(const std::string& family) {
  return QStringLiteral("curves-") + QString::fromStdString(family);
}

}  // namespace

void CurveViews::clear() {
  for (const auto& [family, plot] : plots_) {
    grid_.removePlot(cardId(family));
  }
  plots_.clear();
}

void CurveViews::showResult(const Result& result) {
  for (auto place = plots_.begin(); place != plots_.end();) {
    const bool reported =
        std::any_of(result.curves.begin(), result.curves.end(), [&](const CurveFamily& family) {
          return family.id == place->first && !family.behind_path;
        });
    if (!reported) {
      grid_.removePlot(cardId(place->first));
    }
    place = reported ? std::next(place) : plots_.erase(place);
  }
  for (const CurveFamily& family : result.curves) {
    if (!family.behind_path) {
      show(family);
    }
  }
}

LinePlot* CurveViews::plotOf(const CurveFamily& family) {
  const QString title = QString::fromStdString(family.title.empty() ? family.id : family.title);
  LinePlot*& plot = plots_[family.id];
  if (plot == nullptr) {
    plot = new LinePlot;
    plot->setPlaceholder(tr("Fills as the run goes on"));
    grid_.addPlot(cardId(family.id), title, plot);
  }
  grid_.setTitle(cardId(family.id), title);
  plot->setAxisTitles(QString::fromStdString(family.x_label),
                      QString::fromStdString(family.y_label));
  return plot;
}

void CurveViews::show(const CurveFamily& family) {
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
