// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/figures/comparison_plots.h"

#include <QObject>
#include <algorithm>
#include <utility>

#include "ui/plain_text.h"
#include "ui/plots/drawn_curves.h"
#include "ui/plots/heat_map_plot.h"
#include "ui/plots/line_plot.h"
#include "ui/term_text.h"

namespace steelyard::ui {
namespace {

LineSeries equalWeights(const CommonWeights& common) {
  const double largest = std::max(common.first.maxCoeff(), common.second.maxCoeff());
  LineSeries line;
  line.name = QObject::tr("equal weights");
  line.x = {0.0, largest};
  line.y = {0.0, largest};
  line.behind = true;
  return line;
}

LineSeries featurePoints(CommonWeights common) {
  LineSeries points;
  points.name = QObject::tr("features");
  points.x.assign(common.first.begin(), common.first.end());
  points.y.assign(common.second.begin(), common.second.end());
  points.joined = false;
  points.about = [names = std::move(common.names)](std::size_t point) {
    return plainName(names[point]);
  };
  return points;
}

QString weightOf(const ComparedRun& run, WeightKind kind) {
  return kind == WeightKind::relative ? QObject::tr("Weight in %1").arg(plainName(run.name))
                                      : QObject::tr("Raw weight in %1").arg(plainName(run.name));
}

}  // namespace

QString measureName(PairMeasure measure) {
  switch (measure) {
    case PairMeasure::jaccard:
      return QObject::tr("Jaccard index");
    case PairMeasure::spearman:
      return QObject::tr("Spearman correlation");
    case PairMeasure::cosine:
      break;
  }
  return QObject::tr("Cosine overlap");
}

void plotWeights(LinePlot& plot, const ComparedRun& across, const ComparedRun& up,
                 WeightKind kind) {
  CommonWeights common = common_weights(*across.record, *up.record, kind);
  plot.setAxisTitles(weightOf(across, kind), weightOf(up, kind));
  std::vector<LineSeries> series;
  if (!common.names.empty()) {
    LineSeries equal = equalWeights(common);
    series.push_back(featurePoints(std::move(common)));  // first, so that hovering finds them first
    series.push_back(std::move(equal));
  }
  plot.setSeries(std::move(series));
}

void plotPairs(HeatMapPlot& plot, const std::vector<ComparedRun>& runs, PairMeasure measure,
               WeightKind kind) {
  QStringList names;
  for (const ComparedRun& run : runs) {
    names << plainName(run.name);
  }
  const Matrix values = pair_matrix(runs, measure, kind);
  if (!values.array().isFinite().any()) {
    plot.setPlaceholder(measure == PairMeasure::jaccard
                            ? QObject::tr("No run selects a column: nothing can be compared.")
                            : QObject::tr("The runs rank no column in common."));
    plot.clear();
    return;
  }
  plot.setValueTitle(measureName(measure));
  plot.setScale(measure == PairMeasure::jaccard ? HeatScale{0, 1, false} : HeatScale{});
  // The matrix is symmetric, so row-major and column-major order agree.
  plot.setMatrix(names, names, {values.data(), values.data() + values.size()});
}

void plotObjectives(LinePlot& plot, const std::vector<ComparedRun>& runs) {
  std::vector<LineSeries> series;
  QString title;
  for (const ComparedRun& run : runs) {
    if (run.record->result.histories.empty()) {
      continue;
    }
    const History& history = run.record->result.histories.front();
    const QString quantity = termName(history.info.title);
    title = title.isEmpty() ? quantity : title;
    if (title == quantity) {
      series.emplace_back();
      series.back().name = plainName(run.name);
      series.back().x = history.x;
      series.back().y = history.y;
    }
  }
  plot.setAxisTitles(QObject::tr("Iteration"), title);
  drawCurves(plot, std::move(series), title);
}

}  // namespace steelyard::ui
