// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/analysis/beside_thread.h"
#include "core/embed/projection.h"
#include "core/embed/projection_cache.h"

namespace steelyard {

/// A projection that takes time, wanted of these weights.
struct ProjectionRequest {
  std::uint64_t run = 0;  ///< comes back with every picture: what is late is dropped
  ProblemPtr problem;
  std::string projection;        ///< id
  Vector weights;                ///< D, of the space
  std::vector<Index> columns;    ///< for a projection that takes columns
  bool urgent = true;            ///< it is only asked for by a person, or when weights have settled
  ParameterValues parameters{};  ///< of the projection; what is not there is at its default
};

/// The projection as it is by now.
struct MovingProjection {
  std::uint64_t run = 0;
  Projection projection;
  bool moving = false;  ///< there is more to come
  std::string trouble;  ///< why there is none, in plain words; empty: there is
};

/// Moves a projection that takes its time (t-SNE) on in a thread of its own, and shows it as it
/// goes: after each piece of about 30 ms its picture takes the place of one that nobody took.
///
/// A request gives up what is moving for the last one. It is therefore to be made when the weights
/// have settled (data opened, a run ended, a selection or a point of a path looked at, the person's
/// own choice) and not for the snapshots of a run: a picture that takes seconds would start again
/// before one could see anything in it, and take from the run what it needs itself. A run that
/// begins stops what is moving; the picture stays as it stood until the run's end. What only needs
/// placing anew, as a live parameter was moved, is placed from what was prepared before.
class ProjectionThread {
 public:
  explicit ProjectionThread(ProjectionRegistry projections);

  void request(ProjectionRequest request);
  /// Gives up what is moving; what was not taken is forgotten.
  void stop();
  /// The newest picture; nothing when none came since the last take.
  [[nodiscard]] std::optional<MovingProjection> take();
  /// True while something moves, or waits to.
  [[nodiscard]] bool busy() const { return thread_.busy(); }
  /// Waits until nothing moves any more.
  void finish() { thread_.finish(); }

  [[nodiscard]] const ProjectionRegistry& projections() const { return projections_; }

 private:
  struct Done {};

  [[nodiscard]] std::optional<Done> serve(const ProjectionRequest& request,
                                          const std::stop_token& stop);
  void publish(MovingProjection picture);

  const ProjectionRegistry projections_;
  ProjectionCache cache_;  // of the thread alone
  std::mutex mutex_;       // of newest_
  std::optional<MovingProjection> newest_;
  BesideThread<ProjectionRequest, Done> thread_;  // last: uses the rest
};

}  // namespace steelyard
