// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/observation_feed.h"

#include <chrono>
#include <utility>

#include "ui/board/observing_shares.h"

namespace steelyard::ui {

ObservationFeed::ObservationFeed(QObject* parent)
    : QObject(parent), observer_(builtin_projections(), observationShare) {
  using namespace std::chrono_literals;
  timer_.setInterval(33ms);
  connect(&timer_, &QTimer::timeout, this, &ObservationFeed::look);
}

void ObservationFeed::request(ObservationRequest request) {
  request.run = run_;
  observer_.request(std::move(request));
  if (!timer_.isActive()) {
    timer_.start();
  }
}

void ObservationFeed::finish() {
  observer_.finish();
  look();
}

void ObservationFeed::look() {
  const bool more = observer_.busy();  // before take(): what finishes later is taken next time
  const auto reply = observer_.take();
  if (!more) {
    timer_.stop();
  }
  if (!reply || reply->run != run_) {
    return;
  }
  if (!reply->trouble.empty()) {
    Q_EMIT troubled(QString::fromStdString(reply->trouble));
  } else if (reply->aside) {
    Q_EMIT observedAside(reply->observation);
  } else {
    Q_EMIT observed(reply->observation);
  }
}

}  // namespace steelyard::ui
