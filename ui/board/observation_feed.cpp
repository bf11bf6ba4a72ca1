// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/observation_feed.h"

#include <utility>

#include "ui/board/observing_shares.h"
#include "ui/message_text.h"

namespace steelyard::ui {

ObservationFeed::ObservationFeed(QObject* parent)
    : QObject(parent),
      observer_([this](const ObservationReply& reply) { deliver(reply); }, builtin_projections(),
                observationShare) {}

void ObservationFeed::request(ObservationRequest request) {
  request.run = run_;
  observer_.request(std::move(request));
}

void ObservationFeed::deliver(const ObservationReply& reply) {
  if (reply.run != run_) {
    return;
  }
  if (!reply.trouble.says_nothing()) {
    Q_EMIT troubled(QString::fromStdString(shownWords(reply.trouble)));
  } else if (reply.aside) {
    Q_EMIT observedAside(reply.observation);
  } else {
    Q_EMIT observed(reply.observation);
  }
}

}  // namespace steelyard::ui
