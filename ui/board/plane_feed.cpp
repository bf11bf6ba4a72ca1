// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/plane_feed.h"

#include <chrono>
#include <utility>

#include "ui/board/observing_shares.h"

namespace steelyard::ui {

PlaneFeed::PlaneFeed(QObject* parent) : QObject(parent), thread_(planeShare) {
  using namespace std::chrono_literals;
  timer_.setInterval(33ms);
  connect(&timer_, &QTimer::timeout, this, &PlaneFeed::look);
}

void PlaneFeed::request(PlaneRequest request) {
  request.run = run_;
  thread_.request(std::move(request));
  if (!timer_.isActive()) {
    timer_.start();
  }
}

void PlaneFeed::finish() {
  thread_.finish();
  look();
}

void PlaneFeed::look() {
  const bool more = thread_.busy();  // before take(): what finishes later is taken next time
  const auto reply = thread_.take();
  if (!more) {
    timer_.stop();
  }
  if (reply && reply->run == run_) {
    Q_EMIT placed(*reply);
  }
}

}  // namespace steelyard::ui
