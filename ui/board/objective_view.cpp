// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/objective_view.h"

#include <algorithm>
#include <utility>

#include "ui/board/scalar_term.h"
#include "ui/native_text.h"
#include "ui/plain_text.h"
#include "ui/plots/drawn_curves.h"
#include "ui/plots/line_plot.h"
#include "ui/plots/plot_grid.h"
#include "ui/shown/shown.h"
#include "ui/term_text.h"

namespace steelyard::ui {
namespace {

QString beforeRuns() {
  return ObjectiveView::tr(
      "Run: the objective that is minimised appears here, iteration by iteration");
}

}  // namespace

ObjectiveView::ObjectiveView(PlotGrid& grid, const Shown& shown)
    : grid_(grid), shown_(shown), plot_(new LinePlot) {
  grid_.addPlot(ObjectiveView::id(), tr("Objective"), plot_);
  plot_->setAccessibleName(tr("Objective per iteration"));
  plot_->setAxisTitles(tr("Iteration"), tr("Objective"));
  plot_->setPlaceholder(beforeRuns());
}

QString ObjectiveView::help() const {
  return tr(
      "The quantity that the run minimises, at each iteration. In a search, each "
      "point is one solution and the line is the lowest so far. Look for: a curve "
      "that falls and then stays level. One that still falls at the end needs "
      "more iterations; one that jumps needs a smaller learning rate.");
}

void ObjectiveView::showProblem(const ProblemPtr& /*problem*/) { clear(); }

void ObjectiveView::clear() {
  line_ = {};
  lowest_ = {};
  quantity_.clear();
  ofSolutions_ = false;
  ended_ = false;
  grid_.setTitle(id(), tr("Objective"));
  grid_.setTerm(id(), {});
  grid_.setHelp(id(), help());
  plot_->setAxisTitles(tr("Iteration"), tr("Objective"));
  plot_->setPlaceholder(beforeRuns());
  plot_->clear();
}

void ObjectiveView::begin(const std::vector<ScalarInfo>& scalars) {
  clear();
  if (!scalars.empty()) {
    name(scalars.front());
  }
}

void ObjectiveView::name(const ScalarInfo& scalar) {
  const QString title = termName(scalar.title);
  quantity_ = title;
  grid_.setTitle(id(), title);
  grid_.setTerm(id(), termOf(scalar));
  grid_.setHelp(id(), scalar.about.empty()
                          ? help()
                          : help() + QLatin1Char(' ') + textOf(shownTerm(scalar.about)));
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

std::vector<LineSeries> ObjectiveView::lines() const {
  constexpr double smallMarker = 4;  // pixels: there may be thousands
  std::vector<LineSeries> series{line_};
  series.front().markers = ofSolutions_;
  series.front().joined = !ofSolutions_;
  if (ofSolutions_) {
    series.front().name = tr("each solution");
    series.front().markerSize = smallMarker;
    series.push_back(lowest_);
    series.back().name = tr("lowest so far");
  }
  if (std::optional<LineSeries> base = lineOfBase()) {
    series.front().name = ofSolutions_ ? series.front().name : tr("this run");
    series.push_back(*std::move(base));
  }
  return series;
}

/// One value is no curve; while the run goes on, it may begin one.
void ObjectiveView::draw() {
  if (ended_ && !ofSolutions_) {
    drawCurves(*plot_, lines(), quantity_);
  } else {
    plot_->setSeries(lines());
  }
}

void ObjectiveView::showComparison() {
  if (!line_.x.empty()) {
    draw();
  }
}

/// Of separate solutions, the lowest so far.
std::optional<LineSeries> ObjectiveView::lineOfBase() const {
  const EarlierRun* base = shown_.comparison().drawnBase();
  if (base == nullptr || base->result->histories.empty()) {
    return std::nullopt;
  }
  const History& history = base->result->histories.front();
  if (termName(history.info.title) != quantity_) {
    return std::nullopt;
  }
  LineSeries line;
  line.name = base->name;
  line.x = history.x;
  line.y = history.y;
  line.behind = true;
  for (std::size_t k = 1; history.info.of_solutions && k < line.y.size(); ++k) {
    line.y[k] = std::min(line.y[k], line.y[k - 1]);
  }
  return line;
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
  if (line_.x.empty() && !result.histories.empty()) {
    const History& history = result.histories.front();
    name(history.info);
    for (std::size_t k = 0; k < history.x.size(); ++k) {
      add(history.x[k], history.y[k]);
    }
  }
  ended_ = true;
  draw();
}

void ObjectiveView::showMoment(std::optional<double> iteration) { plot_->setMarker(iteration); }

}  // namespace steelyard::ui
