// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shown/run_course.h"

#include <utility>

namespace steelyard::ui {

void RunCourse::clear() {
  recording_.clear();
  path_.clear();
  suggested_.reset();
  ++pathNumber_;
  forgetWaiting();
}

void RunCourse::add(const Snapshot& snapshot) {
  recording_.add(snapshot);
  for (const PathPoint& point : snapshot.appended.path) {
    keep(point);
  }
}

/// Where there are enough of its number, the point takes the place of the worst or is left out.
void RunCourse::keep(const PathPoint& point) {
  std::size_t count = 0;
  auto worst = path_.end();
  for (auto other = path_.begin(); other != path_.end(); ++other) {
    if (other->feature_count == point.feature_count) {
      ++count;
      if (worst == path_.end() || other->objective > worst->objective) {
        worst = other;
      }
    }
  }
  if (count < keptOfEachNumber) {
    path_.push_back(point);
  } else if (point.objective < worst->objective) {
    *worst = point;
  }
}

void RunCourse::end(const Result& result) {
  forgetWaiting();
  if (!has_solution(result)) {
    recording_.clear();
  }
  path_ = result.path;
  suggested_.reset();
  if (result.suggested_path_point && *result.suggested_path_point < path_.size()) {
    suggested_ = result.suggested_path_point;
  }
  ++pathNumber_;
}

void RunCourse::letWait(const Snapshot& snapshot) {
  waiting_ = snapshot;
  waiting_->appended = {};
}

std::optional<Snapshot> RunCourse::takeWaiting() { return std::exchange(waiting_, std::nullopt); }

}  // namespace steelyard::ui
