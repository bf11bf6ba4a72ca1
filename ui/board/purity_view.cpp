// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/purity_view.h"

#include <utility>

#include "ui/plots/line_plot.h"
#include "ui/plots/plot_grid.h"

namespace steelyard::ui {
namespace {

void set(LineSeries& line, double x, double y) {
  if (!line.x.empty() && line.x.back() == x) {
    line.y.back() = y;
    return;
  }
  line.x.push_back(x);
  line.y.push_back(y);
}

}  // namespace

PurityView::PurityView(PlotGrid& grid) : plot_(new LinePlot) {
  grid.addPlot(QStringLiteral("purity"), tr("Cluster purity"), plot_);
  plot_->setAccessibleName(tr("Cluster purity per iteration"));
  plot_->setAxisTitles(tr("Iteration"), tr("Cluster purity"));
  plot_->setYEnds({0.0, 1.0});
  clear();
}

void PurityView::showProblem(const ProblemPtr& problem) {
  problem_ = problem;
  clear();
}

void PurityView::begin(const std::vector<ScalarInfo>& /*scalars*/) { clear(); }

void PurityView::clear() {
  purity_ = {};
  purity_.name = tr("largest class");
  matched_ = {};
  matched_.name = tr("one to one");
  plot_->clear();
  const bool labelled = problem_ && problem_->labels && problem_->labels->names.size() > 1;
  plot_->setPlaceholder(
      labelled ? tr("Run: how well clusters in the weighted space match %1")
                     .arg(QString::fromStdString(problem_->labels->name))
               : tr("Give a column of classes the role Label to see how well clusters match it"));
}

void PurityView::showObservation(const Observation& observation) {
  if (!observation.purity || !observation.matched_purity) {
    return;
  }
  const auto iteration = static_cast<double>(observation.iteration);
  set(purity_, iteration, *observation.purity);
  set(matched_, iteration, *observation.matched_purity);
  draw();
}

void PurityView::draw() {
  constexpr std::size_t fewPoints = 30;  // up to this number, every observation gets a marker
  purity_.markers = matched_.markers = purity_.x.size() <= fewPoints;
  plot_->setSeries({purity_, matched_});
}

}  // namespace steelyard::ui
