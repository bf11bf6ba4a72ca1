// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/plane_thread.h"

#include <exception>

#include "core/in_words.h"

namespace steelyard {
namespace {

/// \return false when stopped
bool place_spaces(const PlaneRequest& request, const std::stop_token& stop, PlaneReply& reply) {
  if (request.solution) {
    reply.solution = reply.plane->at(*request.solution, stop);
  }
  for (const LearnedSpace& space : request.path) {
    if (const auto pair = reply.plane->at(space, stop)) {
      reply.path.push_back(*pair);
    }
  }
  return !stop.stop_requested();
}

}  // namespace

PlaneThread::PlaneThread(double share)
    : thread_([this](const PlaneRequest& request,
                     const std::stop_token& stop) { return serve(request, stop); },
              share) {}

void PlaneThread::request(PlaneRequest request) {
  if (request.problem != wanted_ || request.neighbours != wanted_neighbours_) {
    thread_.abandon();
    wanted_ = request.problem;
    wanted_neighbours_ = request.neighbours;
  }
  thread_.request(std::move(request));
}

std::optional<PlaneReply> PlaneThread::serve(const PlaneRequest& request,
                                             const std::stop_token& stop) {
  PlaneReply reply;
  reply.run = request.run;
  try {
    if (!plane_ || plane_->problem() != request.problem ||
        plane_->neighbours() != request.neighbours) {
      plane_.reset();
      PlaneOptions options;
      options.neighbours = request.neighbours;
      auto made = ImbalancePlane::of(request.problem, options, stop);
      if (!made) {
        return std::nullopt;
      }
      plane_ = std::make_shared<const ImbalancePlane>(*std::move(made));
    }
    reply.plane = plane_;
    if (!place_spaces(request, stop, reply)) {
      return std::nullopt;
    }
  } catch (const std::exception& error) {
    reply.trouble = statement_of(error);
  }
  return reply;
}

}  // namespace steelyard
