// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/export/report_writer.h"

#include <QObject>
#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "core/utc_now.h"
#include "ui/compare/comparison_plots.h"
#include "ui/figures/figure_cards.h"
#include "ui/figures/figure_plot.h"
#include "ui/plots/heat_map_plot.h"
#include "ui/plots/line_plot.h"

namespace steelyard::ui {
namespace {

constexpr std::size_t mostScatters = 4;  // more would make the page too long to read

void addPicture(const QString& title, PlotView& plot, std::vector<ReportPicture>& pictures) {
  if (!plot.isEmpty()) {
    pictures.push_back({title.toStdString(), pngOf(plot).toBase64().toStdString()});
  }
}

QString titleOf(const std::vector<ComparedRun>& runs) {
  return runs.size() == 1
             ? QObject::tr("Report on %1").arg(QString::fromStdString(runs.front().name))
             : QObject::tr("Comparison of %1 runs").arg(runs.size());
}

}  // namespace

std::vector<ReportPicture> picturesOf(const std::vector<NamedPlot>& plots) {
  std::vector<ReportPicture> pictures;
  for (const NamedPlot& named : plots) {
    addPicture(named.title, *named.plot, pictures);
  }
  return pictures;
}

std::vector<ReportPicture> comparisonPictures(const std::vector<ComparedRun>& runs) {
  std::vector<ReportPicture> pictures;
  LinePlot objectives;
  plotObjectives(objectives, runs);
  addPicture(QObject::tr("Objective over the iterations"), objectives, pictures);
  if (runs.size() < 2) {
    return pictures;
  }
  HeatMapPlot pairs;
  for (const PairMeasure measure :
       {PairMeasure::jaccard, PairMeasure::spearman, PairMeasure::cosine}) {
    plotPairs(pairs, runs, measure, WeightKind::relative);
    addPicture(measureName(measure), pairs, pictures);
  }
  for (std::size_t other = 1; other < runs.size() && other <= mostScatters; ++other) {
    LinePlot weights;
    plotWeights(weights, runs.front(), runs[other], WeightKind::relative);
    addPicture(QObject::tr("Weights of %1 against those of %2")
                   .arg(QString::fromStdString(runs[other].name),
                        QString::fromStdString(runs.front().name)),
               weights, pictures);
  }
  return pictures;
}

std::vector<ReportPicture> figurePictures(const std::vector<ComparedRun>& runs) {
  std::vector<ReportPicture> pictures;
  for (const ComparedRun& run : runs) {
    for (const Figure& figure : run.record->result.figures) {
      if (figure.behind.empty() && !std::holds_alternative<TextTable>(figure.shape)) {
        const std::unique_ptr<PlotView> plot(newPlotFor(figure));
        showFigure(figure, *plot);
        addPicture(QObject::tr("%1: %2").arg(QString::fromStdString(run.name),
                                             QString::fromStdString(figure.title)),
                   *plot, pictures);
      }
    }
  }
  return pictures;
}

Report reportOf(std::vector<ComparedRun> runs, const std::vector<NamedPlot>& plots) {
  Report report{titleOf(runs).toStdString(), utc_now(), {}, comparisonPictures(runs)};
  const auto add = [&report](std::vector<ReportPicture> pictures) {
    std::move(pictures.begin(), pictures.end(), std::back_inserter(report.pictures));
  };
  add(figurePictures(runs));
  std::vector<NamedPlot> others = plots;
  std::erase_if(others, [](const NamedPlot& plot) { return isFigureCard(plot.id); });
  add(picturesOf(others));
  report.runs = std::move(runs);
  return report;
}

}  // namespace steelyard::ui
