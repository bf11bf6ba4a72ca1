// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/redraw_clock.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace steelyard::ui {

using namespace std::chrono_literals;

RedrawClock::RedrawClock(QObject* parent) : QObject(parent) {
  tick_.setSingleShot(true);
  connect(&tick_, &QTimer::timeout, this, &RedrawClock::giveOneTurn);
}

void RedrawClock::ask(QObject* plot, std::function<void()> redraw) {
  const auto same = [plot](const Turn& turn) { return turn.plot == plot; };
  if (std::any_of(waiting_.begin(), waiting_.end(), same)) {
    return;
  }
  waiting_.push_back({plot, std::move(redraw)});
  if (!tick_.isActive()) {
    tick_.start(33ms);
  }
}

void RedrawClock::giveOneTurn() {
  if (waiting_.empty()) {
    return;
  }
  const Turn turn = std::move(waiting_.front());
  waiting_.erase(waiting_.begin());
  if (turn.plot != nullptr) {
    turn.redraw();
  }
  if (!waiting_.empty()) {
    tick_.start(0ms);
  }
}

}  // namespace steelyard::ui
