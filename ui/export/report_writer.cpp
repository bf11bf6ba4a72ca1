// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/export/report_writer.h"

#include <QObject>
#include <QPointer>
#include <algorithm>
#include <memory>
#include <utility>

#include "core/analysis/panel_figures.h"
#include "core/platform/atomic_write.h"
#include "core/platform/utc_now.h"
#include "ui/board/figure_cards.h"
#include "ui/count_text.h"
#include "ui/export/report_text.h"
#include "ui/figures/comparison_plots.h"
#include "ui/figures/figure_plot.h"
#include "ui/plots/heat_map_plot.h"
#include "ui/plots/line_plot.h"
#include "ui/term_text.h"

namespace steelyard::ui {
namespace {

/// Half as wide as a sheet of paper, so that letters stay legible where two stand beside each
/// other.
const ExportOptions besideAnother{QSizeF(480.0, 264.0), 3.0};
constexpr std::size_t mostScatters = 4;  // more would make the page too long to read

std::optional<PaintedPicture> painted(const QString& title, PlotView& plot,
                                      const QString& help = {}) {
  if (plot.isEmpty()) {
    return std::nullopt;
  }
  return PaintedPicture{title, paintedPlot(plot, QStringLiteral("png"), besideAnother), help};
}

/// Paints a plot that is made for the report alone.
/// \param fill  draws the runs in it
template <typename Plot>
ReportPainter painterOf(const QString& title, std::function<void(Plot&)> fill) {
  return [title, fill = std::move(fill)] {
    Plot plot;
    fill(plot);
    return painted(title, plot);
  };
}

using Painters = std::vector<ReportPainter>;

void addPairs(const std::vector<ComparedRun>& runs, Painters& painters) {
  for (const PairMeasure measure :
       {PairMeasure::jaccard, PairMeasure::spearman, PairMeasure::cosine}) {
    painters.push_back(painterOf<HeatMapPlot>(measureName(measure), [runs, measure](auto& pairs) {
      plotPairs(pairs, runs, measure, WeightKind::relative);
    }));
  }
}

void addWeights(const std::vector<ComparedRun>& runs, Painters& painters) {
  const ComparedRun& first = runs.front();
  for (std::size_t other = 1; other < runs.size() && other <= mostScatters; ++other) {
    const QString title =
        QObject::tr("Weights of %1 against those of %2")
            .arg(QString::fromStdString(runs[other].name), QString::fromStdString(first.name));
    painters.push_back(painterOf<LinePlot>(title, [first, second = runs[other]](auto& weights) {
      plotWeights(weights, first, second, WeightKind::relative);
    }));
  }
}

void addComparison(const std::vector<ComparedRun>& runs, Painters& painters) {
  painters.push_back(
      painterOf<LinePlot>(QObject::tr("Objective over the iterations"),
                          [runs](auto& objectives) { plotObjectives(objectives, runs); }));
  if (runs.size() > 1) {
    addPairs(runs, painters);
    addWeights(runs, painters);
  }
}

void addFigures(const ComparedRun& run, Painters& painters) {
  for (const Figure& figure : all_figures(*run.record)) {
    if (!figure.behind.empty() || std::holds_alternative<TextTable>(figure.shape)) {
      continue;
    }
    const QString title = QObject::tr("%1: %2").arg(
        QString::fromStdString(run.name), QString::fromStdString(shownTerm(figure.title)));
    painters.push_back([title, figure] {
      const std::unique_ptr<PlotView> plot(newPlotFor(figure));
      showFigure(figure, *plot);
      return painted(title, *plot, QString::fromStdString(shownTerm(figure.help)));
    });
  }
}

/// Of the figures of the panel, the error against the number of columns.
void addPanel(const ReportedPanel& reported, Painters& painters) {
  if (reported.panel->order.empty()) {
    return;  // no method has any
  }
  painters.push_back([figure = panel_error_figure(*reported.panel)] {
    const std::unique_ptr<PlotView> plot(newPlotFor(figure));
    showFigure(figure, *plot);
    auto picture = painted(QString::fromStdString(shownTerm(figure.title)), *plot,
                           QString::fromStdString(shownTerm(figure.help)));
    if (picture) {
      picture->ofPanel = true;
    }
    return picture;
  });
}

void addPlots(const std::vector<NamedPlot>& plots, Painters& painters) {
  for (const NamedPlot& named : plots) {
    if (isFigureCard(named.id)) {
      continue;
    }
    painters.push_back(
        [title = named.title, plot = QPointer(named.plot)]() -> std::optional<PaintedPicture> {
          return plot == nullptr ? std::nullopt : painted(title, *plot);
        });
  }
}

QString titleOf(const std::vector<ComparedRun>& runs) {
  return runs.size() == 1
             ? QObject::tr("Report on %1").arg(QString::fromStdString(runs.front().name))
             : QObject::tr("Comparison of %1 runs", nullptr, howMany(runs.size()))
                   .arg(countText(runs.size()));
}

void addPicture(const PaintedPicture& painted, Report& report) {
  ReportPicture picture{painted.title.toStdString(), painted.png().toBase64().toStdString(),
                        painted.help.toStdString()};
  (painted.ofPanel ? report.panel->pictures : report.pictures).push_back(std::move(picture));
}

}  // namespace

void UnfinishedReport::add(const std::optional<PaintedPicture>& picture,
                           const std::exception_ptr& failed) {
  trouble = trouble ? trouble : failed;
  if (picture && !trouble) {
    try {
      addPicture(*picture, report);
    } catch (...) {
      trouble = std::current_exception();
    }
  }
}

void UnfinishedReport::write(const std::filesystem::path& file,
                             const MethodRegistry& methods) const {
  if (trouble) {
    std::rethrow_exception(trouble);
  }
  write_atomically(file, to_html(report, methods));
}

ReportDraft reportDraft(std::vector<ComparedRun> runs, const std::vector<NamedPlot>& plots,
                        std::optional<ReportedPanel> panel) {
  ReportDraft draft{{titleOf(runs).toStdString(), utc_now(), {}, {}}, {}};
  draft.report.words = shownReportWords();
  addComparison(runs, draft.painters);
  for (const ComparedRun& run : runs) {
    addFigures(run, draft.painters);
  }
  addPlots(plots, draft.painters);
  if (panel) {
    addPanel(*panel, draft.painters);
    draft.report.panel = std::move(panel);
  }
  draft.report.runs = std::move(runs);
  return draft;
}

Report reportOf(std::vector<ComparedRun> runs) {
  ReportDraft draft = reportDraft(std::move(runs));
  for (const ReportPainter& paint : draft.painters) {
    if (const auto picture = paint()) {
      addPicture(*picture, draft.report);
    }
  }
  return std::move(draft.report);
}

}  // namespace steelyard::ui
