// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/path_purity_view.h"

#include <algorithm>
#include <utility>

#include "core/analysis/space_quality.h"
#include "core/problem/samples_as_points.h"
#include "ui/board/observing_shares.h"
#include "ui/plain_text.h"
#include "ui/plots/drawn_curves.h"
#include "ui/plots/line_plot.h"
#include "ui/plots/plot_grid.h"

namespace steelyard::ui {
PathPurityView::PathPurityView(PlotGrid& grid, QObject* parent)
    : QObject(parent),
      grid_(grid),
      plot_(new LinePlot),
      feed_(&PathPurityView::serve, openedCardShare, [this](const Reply& reply) { take(reply); }) {
  grid_.addPlot(PathPurityView::id(), tr("Purity of the path"), plot_);
  plot_->setAxisTitles(tr("Number of features"), tr("Cluster purity"));
  plot_->setYEnds({0.0, 1.0});
  clear();
  connect(&grid_, &PlotGrid::arrangementChanged, this, &PathPurityView::askForNext);
}

QString PathPurityView::help() const {
  return tr(
      "The purity of clusters in the space of the best solution of each number "
      "of features. Look for: the smallest number at which it is as high as "
      "with all.");
}

bool PathPurityView::isLabelled() const {
  return problem_ && problem_->labels && problem_->labels->names.size() > 1;
}

void PathPurityView::clear() {
  best_.clear();
  asked_ = false;
  feed_.forget();
  plot_->clear();
  plot_->setPlaceholder(
      isLabelled() ? tr("After a search: how well clusters in the space of its solutions match %1")
                         .arg(plainName(problem_->labels->name))
                   : tr("Give a column of classes the role Label to see how well clusters of a "
                        "search's solutions match it"));
}

void PathPurityView::showProblem(const ProblemPtr& problem) {
  problem_ = problem;
  running_ = false;
  clear();
}

void PathPurityView::begin(const std::vector<ScalarInfo>& /*scalars*/) {
  clear();
  running_ = true;
}

void PathPurityView::keep(const PathPoint& point) {
  if (!problem_) {
    return;
  }
  Solution solution{point.objective, display_space(point.weights, point.selection, *problem_)};
  const auto [place, isNew] = best_.try_emplace(point.feature_count, solution);
  if (!isNew && point.objective < place->second.objective) {
    place->second = std::move(solution);
  }
}

void PathPurityView::append(const Snapshot& snapshot) {
  for (const PathPoint& point : snapshot.appended.path) {
    keep(point);
  }
  askForNext();
}

void PathPurityView::showResult(const Result& result) {
  running_ = false;
  std::map<Index, Solution> before = std::exchange(best_, {});
  for (const PathPoint& point : result.path) {
    keep(point);
  }
  for (auto& [count, solution] : best_) {
    const auto known = before.find(count);
    if (known != before.end() && known->second.space == solution.space) {
      solution.purity = known->second.purity;
    }
  }
  draw();
  askForNext();
}

void PathPurityView::askForNext() {
  if (asked_ || !isLabelled() || !grid_.isPlotVisible(id())) {
    return;
  }
  const auto next = std::find_if(best_.begin(), best_.end(),
                                 [](const auto& entry) { return !entry.second.purity; });
  if (next != best_.end()) {
    asked_ = true;
    feed_.request({problem_, next->first, next->second.space, !running_});
  }
}

std::optional<PathPurityView::Reply> PathPurityView::serve(const Request& request,
                                                           const std::stop_token& stop) {
  try {
    Reply reply{request, label_purity(*request.problem, request.space, 1, stop)};
    return stop.stop_requested() ? std::nullopt : std::optional(std::move(reply));
  } catch (...) {
    return Reply{request, std::nullopt};
  }
}

void PathPurityView::take(const Reply& reply) {
  asked_ = false;
  const auto asked = best_.find(reply.request.count);
  const bool same = asked != best_.end() && asked->second.space == reply.request.space;
  if (!reply.purity) {
    return;  // more classes than samples: no solution has a purity
  }
  if (same) {
    asked->second.purity = reply.purity;
    draw();
  }
  askForNext();
}

void PathPurityView::finish() {
  while (asked_) {  // each reply triggers the next request
    feed_.finish();
  }
}

/// A path of one number of features has no curve.
void PathPurityView::draw() {
  LineSeries purity;
  purity.name = tr("largest class");
  purity.markers = true;
  LineSeries matched;
  matched.name = tr("one to one");
  matched.markers = true;
  for (const auto& [count, solution] : best_) {
    if (solution.purity) {
      purity.x.push_back(static_cast<double>(count));
      purity.y.push_back(solution.purity->purity);
      matched.x.push_back(static_cast<double>(count));
      matched.y.push_back(solution.purity->matched);
    }
  }
  if (!running_ && best_.size() == 1) {
    return drawCurves(*plot_, {std::move(purity), std::move(matched)}, tr("Cluster purity"));
  }
  plot_->setSeries({std::move(purity), std::move(matched)});
}

}  // namespace steelyard::ui
