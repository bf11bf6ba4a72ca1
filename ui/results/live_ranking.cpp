// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/live_ranking.h"

#include "ui/results/result_panel.h"

namespace steelyard::ui {
namespace {

constexpr qint64 pause = 350;  // milliseconds; rows that change faster cannot be read

}  // namespace

LiveRanking::LiveRanking(ResultPanel& panel, QObject* parent) : QObject(parent), panel_(panel) {}

void LiveRanking::begin(const ProblemPtr& problem) {
  problem_ = problem;
  release();
}

void LiveRanking::follow(const Snapshot& snapshot) {
  const bool soon = sinceShown_.isValid() && sinceShown_.elapsed() < pause;
  const bool ranked = !snapshot.leading.values.empty();
  if (held_ || soon || snapshot.outcome || !problem_ || (!ranked && snapshot.space.empty())) {
    return;
  }
  ShownFeatures shown{{}, snapshot.space, {snapshot.selection, {}}};
  shown.columns = ranked ? std::vector{snapshot.leading}
                         : weight_columns(problem_->inputs, snapshot.space.reach());
  panel_.showFeatures(problem_->features, std::move(shown), true);
  sinceShown_.start();
}

void LiveRanking::hold(const ProblemPtr& problem, const PathPoint& point, bool running) {
  problem_ = problem;
  held_ = true;
  const bool weighted = point.weights.size() > 0;
  const std::vector<FeatureColumn>& before = panel_.shownFeatures().columns;
  if (!weighted && (before.empty() || std::ssize(before.front().values) != problem->dimension())) {
    return;
  }
  ShownFeatures shown{{}, {}, {point.selection, {}}};
  if (weighted) {
    shown.space = point.weights;
    shown.columns = weight_columns(problem->inputs, point.weights);
  } else {
    shown.columns = before;
  }
  panel_.showFeatures(problem->features, std::move(shown), running);
}

void LiveRanking::release() {
  held_ = false;
  sinceShown_.invalidate();
}

}  // namespace steelyard::ui
