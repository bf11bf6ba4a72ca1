// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/objective_view.h"

#include <algorithm>
#include <utility>

#include "ui/plots/line_plot.h"
#include "ui/plots/plot_grid.h"

namespace steelyard::ui {

ObjectiveView::ObjectiveView(PlotGrid& grid) : grid_(grid), plot_(new LinePlot) {
  grid_.addPlot(QStringLiteral("objective"), tr("Objective"), plot_);
  plot_->setAccessibleName(tr("Objective per iteration"));
  plot_->setAxisTitles(tr("Iteration"), tr("Objective"));
  plot_->setPlaceholder(
      tr("Run: the objective that is minimised appears here, iteration by iteration"));
}

void ObjectiveView::showProblem(const ProblemPtr& /*problem*/) { clear(); }

void ObjectiveView::clear() {
  line_ = {};
  lowest_ = {};
  ofSolutions_ = false;
  grid_.setTitle(QStringLiteral("objective"), tr("Objective"));
  plot_->setAxisTitles(tr("Iteration"), tr("Objective"));
  plot_->clear();
}

void ObjectiveView::begin(const std::vector<ScalarInfo>& scalars) {
  clear();
  if (!scalars.empty()) {
    name(scalars.front());
  }
}

void ObjectiveView::name(const ScalarInfo& scalar) {
  const QString title = QString::fromStdString(scalar.title);
  grid_.setTitle(QStringLiteral("objective"), title);
  plot_->setAxisTitles(scalar.of_solutions ? tr("Solution") : tr("Iteration"), title);
  plot_->setLogarithmicY(scalar.logarithmic);
  ofSolutions_ = scalar.of_solutions;
}

void ObjectiveView::add(double iteration, double objective) {
  line_.x.push_back(iteration);
  line_.y.push_back(objective);
  if (ofSolutions_) {
    lowest_.x.push_back(iteration);
    lowest_.y.push_back(lowest_.y.empty() ? objective : std::min(lowest_.y.back(), objective));
  }
}

void ObjectiveView::draw() {
  constexpr double smallMarker = 4;                     // pixels: there may be thousands
  line_.markers = ofSolutions_ || line_.x.size() == 1;  // a single point draws no line
  line_.joined = !ofSolutions_;
  std::vector<LineSeries> series{line_};
  if (ofSolutions_) {
    series.front().name = tr("each solution");
    series.front().markerSize = smallMarker;
    series.push_back(lowest_);
    series.back().name = tr("lowest so far");
  }
  plot_->setSeries(std::move(series));
}

void ObjectiveView::append(const Snapshot& snapshot) {
  for (const Iterate& iterate : snapshot.appended.iterates) {
    if (!iterate.scalars.empty()) {
      add(static_cast<double>(iterate.iteration), iterate.scalars.front());
    }
  }
  if (!snapshot.appended.iterates.empty()) {
    draw();
  }
}

void ObjectiveView::showResult(const Result& result) {
  if (!line_.x.empty() || result.histories.empty()) {
    return;
  }
  const History& history = result.histories.front();
  name(history.info);
  for (std::size_t k = 0; k < history.x.size(); ++k) {
    add(history.x[k], history.y[k]);
  }
  draw();
}

void ObjectiveView::showMoment(std::optional<double> iteration) { plot_->setMarker(iteration); }

}  // namespace steelyard::ui
