// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/purity_view.h"

#include <algorithm>
#include <utility>

#include "ui/plain_text.h"
#include "ui/plots/drawn_curves.h"
#include "ui/plots/line_plot.h"
#include "ui/plots/plot_grid.h"

namespace steelyard::ui {
namespace {

/// In the order of x: going back through a run observes what was left out.
void set(LineSeries& line, double x, double y) {
  const auto at = std::lower_bound(line.x.begin(), line.x.end(), x) - line.x.begin();
  if (at < std::ssize(line.x) && line.x[static_cast<std::size_t>(at)] == x) {
    line.y[static_cast<std::size_t>(at)] = y;
    return;
  }
  line.x.insert(line.x.begin() + at, x);
  line.y.insert(line.y.begin() + at, y);
}

}  // namespace

PurityView::PurityView(PlotGrid& grid) : plot_(new LinePlot) {
  grid.addPlot(PurityView::id(), tr("Cluster purity"), plot_);
  plot_->setAccessibleName(tr("Cluster purity per iteration"));
  plot_->setAxisTitles(tr("Iteration"), tr("Cluster purity"));
  plot_->setYEnds({0.0, 1.0});
  clear();
}

QString PurityView::help() const {
  return tr(
      "Samples are clustered in the learned space; purity is the share of samples "
      "that lie in a cluster of their own class. Look for: a curve that rises. It "
      "says that the learned columns tell the classes apart.");
}

void PurityView::showProblem(const ProblemPtr& problem) {
  problem_ = problem;
  clear();
}

void PurityView::begin(const std::vector<ScalarInfo>& /*scalars*/) { clear(); }

void PurityView::clear() {
  ended_ = false;
  purity_ = {};
  purity_.name = tr("largest class");
  matched_ = {};
  matched_.name = tr("one to one");
  plot_->clear();
  const bool labelled = problem_ && problem_->labels && problem_->labels->names.size() > 1;
  plot_->setPlaceholder(
      labelled ? tr("Run: how well clusters in the weighted space match %1")
                     .arg(plainName(problem_->labels->name))
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

void PurityView::showResult(const Result& /*result*/) {
  ended_ = true;
  draw();
}

/// One value is no curve; while the run goes on, it may begin one.
void PurityView::draw() {
  constexpr std::size_t fewPoints = 30;  // up to this number, every observation gets a marker
  purity_.markers = matched_.markers = purity_.x.size() <= fewPoints;
  if (ended_) {
    drawCurves(*plot_, {purity_, matched_}, tr("Cluster purity"));
  } else {
    plot_->setSeries({purity_, matched_});
  }
}

void PurityView::showMoment(std::optional<double> iteration) { plot_->setMarker(iteration); }

}  // namespace steelyard::ui
