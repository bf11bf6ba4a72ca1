// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/observer_thread.h"

#include <exception>

#include "core/in_words.h"

namespace steelyard {

ObserverThread::ObserverThread(ProjectionRegistry projections, double share)
    : projections_(std::move(projections)),
      thread_([this](const ObservationRequest& request,
                     const std::stop_token&) { return std::optional(serve(request)); },
              share) {}

ObservationReply ObserverThread::serve(const ObservationRequest& request) {
  ObservationReply reply;
  reply.run = request.run;
  reply.aside = request.aside;
  try {
    reply.observation = observe(request.problem, request.space, request.iteration, request.options,
                                projections_, cache_);
  } catch (const std::exception& error) {
    reply.trouble = in_words(error);
  }
  return reply;
}

}  // namespace steelyard
