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
#include "core/message.h"

namespace steelyard {

/// A request for a projection that takes time.
struct ProjectionRequest {
  std::uint64_t run = 0;  ///< returned in every reply, so that late ones are dropped
  ProblemPtr problem;
  std::string projection;  ///< id of the projection
  LearnedSpace space;
  std::vector<Index> columns;    ///< for a projection that takes columns
  bool urgent = true;            ///< requests come only from the user or when the weights are final
  ParameterValues parameters{};  ///< of the projection; missing ones have their defaults
};

/// The current state of the projection.
struct MovingProjection {
  std::uint64_t run = 0;
  Projection projection;
  bool moving = false;  ///< still being computed
  Message trouble;      ///< why there is no projection; otherwise it says nothing
};

/// Computes a slow projection (t-SNE) in its own thread and shows its progress: after each step of
/// about 30 ms, the new state replaces a state that was not taken.
///
/// A request abandons the previous one. It should therefore be made when the weights are final
/// (data opened, run ended, a selection or a point of a path shown, the user's own choice) and not
/// for the snapshots of a run: a projection that takes seconds would restart before anything could
/// be seen, and it would compete with the run. A starting run stops the projection, which stays as
/// it is until the run ends. If only a live parameter has changed, the prepared projection is
/// placed again.
class ProjectionThread {
 public:
  explicit ProjectionThread(ProjectionRegistry projections);

  void request(ProjectionRequest request);
  /// Abandons the current projection and discards an untaken state.
  void stop();
  /// The newest state; `std::nullopt` if there is none since the last call.
  [[nodiscard]] std::optional<MovingProjection> take();
  /// True while a projection is being computed or waiting.
  [[nodiscard]] bool busy() const { return thread_.busy(); }
  /// Waits until all projections are complete.
  void finish() { thread_.finish(); }

  [[nodiscard]] const ProjectionRegistry& projections() const { return projections_; }

 private:
  struct Done {};

  [[nodiscard]] std::optional<Done> serve(const ProjectionRequest& request,
                                          const std::stop_token& stop);
  void publish(MovingProjection picture);

  const ProjectionRegistry projections_;
  ProjectionCache cache_;  // used only by the thread
  std::mutex mutex_;       // guards newest_
  std::optional<MovingProjection> newest_;
  BesideThread<ProjectionRequest, Done> thread_;  // last: uses the other members
};

}  // namespace steelyard
