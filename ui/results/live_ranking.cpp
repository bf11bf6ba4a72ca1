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
  if (held_ || soon || snapshot.outcome || snapshot.weights.size() == 0) {
    return;
  }
  show(snapshot.weights, true);
  sinceShown_.start();
}

void LiveRanking::hold(const ProblemPtr& problem, const PathPoint& point, bool running) {
  problem_ = problem;
  held_ = true;
  show(point.weights, running);
}

void LiveRanking::release() {
  held_ = false;
  sinceShown_.invalidate();
}

void LiveRanking::show(const Vector& weights, bool running) {
  if (!problem_ || weights.size() != problem_->dimension()) {
    return;
  }
  std::vector<FeatureResult> results;
  set_weights(problem_->inputs, weights, results);
  for (FeatureResult& result : results) {
    result.score = result.relative_weight;
  }
  panel_.showFeatures(problem_->features, results, running);
}

}  // namespace steelyard::ui
