// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/live_ranking.h"

#include <utility>

#include "core/run/feature_column.h"
#include "ui/shown/shown.h"

namespace steelyard::ui {
namespace {

constexpr int pauseOfRun = 350;  // milliseconds; rows that change faster cannot be read
constexpr int pauseOfUser = 80;  // who goes back by hand wants to see the same as in the plots

/// Whether there is anything that features could be ranked by.
bool ranks(const ShownSolution& shown) {
  return !shown.leading.values.empty() || !shown.learned.empty();
}

}  // namespace

LiveRanking::LiveRanking(Shown& shown, QObject* parent) : QObject(parent), shown_(shown) {
  reading_.setSingleShot(true);
  connect(&reading_, &QTimer::timeout, this, &LiveRanking::showWaiting);
  connect(&shown_, &Shown::changed, this, &LiveRanking::follow);
}

void LiveRanking::follow() {
  const ShownSolution& now = shown_.value();
  const bool live = now.origin == ShownOrigin::live && now.isOwn();
  if (now.problem && (live || now.isIteration())) {
    return offer();
  }
  leave();
  if (now.isPathPoint()) {
    showPoint(now);
  }
}

/// The last of a run is shown at once: the result may take a while, and the plots show it already.
void LiveRanking::offer() {
  const ShownSolution& now = shown_.value();
  waiting_ = ranks(now);
  const bool last = now.origin == ShownOrigin::live && !now.running;
  if (last || !reading_.isActive()) {
    showWaiting();
  }
}

/// What came last is always shown, so that a run that pauses has the ranking of its plots.
void LiveRanking::showWaiting() {
  if (!std::exchange(waiting_, false)) {
    return;
  }
  const ShownSolution& now = shown_.value();
  const bool live = now.origin == ShownOrigin::live;
  ShownSolution next = now;
  next.running = live;
  next.columns = now.leading.values.empty()
                     ? weight_columns(deviations_.of(now.problem), now.learned.reach())
                     : std::vector{now.leading};
  shown_.rank(now.problem->features, std::move(next));
  reading_.start(live ? pauseOfRun : pauseOfUser);
}

/// A point without weights is shown by what the ranking was sorted by last.
void LiveRanking::showPoint(const ShownSolution& point) {
  const Problem& problem = *point.problem;
  ShownSolution next = point;
  if (!point.learned.empty()) {
    next.columns = weight_columns(deviations_.of(point.problem), point.learned.weights());
  } else {
    next.columns = shown_.ranking().of.columns;
    if (next.columns.empty() || std::ssize(next.columns.front().values) != problem.dimension()) {
      return;
    }
  }
  shown_.rank(problem.features, std::move(next));
}

void LiveRanking::leave() {
  waiting_ = false;
  reading_.stop();
}

}  // namespace steelyard::ui
