// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/plane_feed.h"

#include <utility>

#include "ui/board/observing_shares.h"

namespace steelyard::ui {

PlaneFeed::PlaneFeed(QObject* parent)
    : QObject(parent), thread_([this](const PlaneReply& reply) { deliver(reply); }, planeShare) {}

void PlaneFeed::request(PlaneRequest request) {
  request.run = run_;
  thread_.request(std::move(request));
}

void PlaneFeed::deliver(const PlaneReply& reply) {
  if (reply.run == run_) {
    Q_EMIT placed(reply);
  }
}

}  // namespace steelyard::ui
