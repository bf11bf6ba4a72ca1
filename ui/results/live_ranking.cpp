// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/live_ranking.h"

#include <utility>

#include "core/run/feature_column.h"
#include "ui/results/result_panel.h"

namespace steelyard::ui {
namespace {

constexpr int pauseOfRun = 350;  // milliseconds; rows that change faster cannot be read
constexpr int pauseOfUser = 80;  // who goes back by hand wants to see the same as in the plots

}  // namespace

LiveRanking::LiveRanking(ResultPanel& panel, QObject* parent) : QObject(parent), panel_(panel) {
  reading_.setSingleShot(true);
  connect(&reading_, &QTimer::timeout, this, &LiveRanking::showWaiting);
}

void LiveRanking::begin(const ProblemPtr& problem) {
  problem_ = problem;
  release();
}

void LiveRanking::follow(const Snapshot& snapshot) {
  if (!held_ && problem_ && !(snapshot.leading.values.empty() && snapshot.space.empty())) {
    offer({snapshot.space, snapshot.leading, snapshot.selection, true, pauseOfRun});
  }
  if (snapshot.outcome) {
    showWaiting();  // the result may take a while, and the plots already show this
  }
}

void LiveRanking::offer(Waiting next) {
  waiting_ = std::move(next);
  if (!reading_.isActive()) {
    showWaiting();
  }
}

/// What came last is always shown, so that a run that pauses has the ranking of its plots.
void LiveRanking::showWaiting() {
  if (!waiting_) {
    return;
  }
  Waiting next = *std::exchange(waiting_, std::nullopt);
  ShownFeatures shown{{}, std::move(next.space), {std::move(next.selection), {}}, problem_};
  shown.columns = next.leading.values.empty()
                      ? weight_columns(deviations_.of(problem_), shown.space.reach())
                      : std::vector{std::move(next.leading)};
  panel_.showFeatures(problem_->features, std::move(shown), next.running);
  reading_.start(next.pause);
}

void LiveRanking::hold(const ProblemPtr& problem, const RecordedIteration& iteration) {
  problem_ = problem;
  held_ = true;
  if (!iteration.leading.values.empty() || !iteration.space.empty()) {
    offer({iteration.space, iteration.leading, iteration.selection, false, pauseOfUser});
  }
}

void LiveRanking::hold(const ProblemPtr& problem, const PathPoint& point, bool running) {
  problem_ = problem;
  held_ = true;
  waiting_.reset();
  const bool weighted = point.weights.size() > 0;
  const std::vector<FeatureColumn>& before = panel_.shownFeatures().columns;
  if (!weighted && (before.empty() || std::ssize(before.front().values) != problem->dimension())) {
    return;
  }
  ShownFeatures shown{{}, {}, {point.selection, {}}, problem};
  if (weighted) {
    shown.space = point.weights;
    shown.columns = weight_columns(deviations_.of(problem), point.weights);
  } else {
    shown.columns = before;
  }
  panel_.showFeatures(problem->features, std::move(shown), running);
}

void LiveRanking::release() {
  held_ = false;
  waiting_.reset();
  reading_.stop();
}

void LiveRanking::restore() {
  release();
  panel_.restoreRun();
}

}  // namespace steelyard::ui
