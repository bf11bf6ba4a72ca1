// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/projection_thread.h"

#include <exception>

#include "core/in_words.h"

namespace steelyard {
namespace {

constexpr double unshared = 1.0;  // all requests are urgent, so there is no share

}  // namespace

ProjectionThread::ProjectionThread(ProjectionRegistry projections)
    : projections_(std::move(projections)),
      thread_([this](const ProjectionRequest& request,
                     const std::stop_token& stop) { return serve(request, stop); },
              unshared) {}

void ProjectionThread::request(ProjectionRequest request) {
  stop();
  thread_.request(std::move(request));
}

void ProjectionThread::stop() {
  thread_.abandon();
  const std::lock_guard lock(mutex_);
  newest_.reset();
}

std::optional<MovingProjection> ProjectionThread::take() {
  const std::lock_guard lock(mutex_);
  return std::exchange(newest_, std::nullopt);
}

void ProjectionThread::publish(MovingProjection picture) {
  const std::lock_guard lock(mutex_);
  newest_ = std::move(picture);
}

std::optional<ProjectionThread::Done> ProjectionThread::serve(const ProjectionRequest& request,
                                                              const std::stop_token& stop) {
  try {
    const ProjectionMethod& method = projections_.find(request.projection);
    const ParameterValues values = complete(method, request.parameters);
    const auto stepper = method.begin(*request.problem, request.space, request.columns, values);
    if (!stepper) {
      Projection made =
          cache_.project(method, request.problem, request.space, request.columns, values);
      if (!stop.stop_requested()) {
        publish({request.run, std::move(made), false, {}});
      }
      return Done{};
    }
    bool more = true;
    while (more) {
      more = stepper->advance(stop);
      if (stop.stop_requested()) {
        return std::nullopt;
      }
      publish({request.run, stepper->coordinates(), more, {}});
    }
  } catch (const std::exception& error) {
    publish({request.run, {}, false, statement_of(error)});
  }
  return Done{};
}

}  // namespace steelyard
