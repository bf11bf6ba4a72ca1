// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/analysis/beside_thread.h"
#include "core/embed/projection.h"
#include "core/matrix.h"
#include "core/message.h"
#include "core/problem/problem.h"

namespace steelyard {

/// Options of quantities that are only for display: they are computed from snapshots, never by the
/// method itself.
struct ObservationOptions {
  std::string projection = "pca";
  std::vector<Index> columns{0, 1};   ///< for a projection that takes columns
  std::optional<LearnedSpace> space;  ///< to be projected; `nullopt` for the observed space
  std::uint64_t seed = 1;             ///< seed of k-means
  ParameterValues parameters{};       ///< of the projection; missing ones have their defaults
};

struct Observation {
  std::uint64_t iteration = 0;
  Projection projection;         ///< without coordinates if it takes time: see ProjectionThread
  std::optional<double> purity;  ///< sum over clusters of their largest class / N
  std::optional<double> matched_purity;  ///< clusters matched one to one with classes
};

/// Computes the projection and, if there are labels of at least two classes, the purities (by
/// k-means in the learned space with one cluster per class). A projection that takes time is left
/// out, because it would hold up the purities at every look. Cost O(N D (k + D)); single-threaded,
/// so that it may run beside a run.
/// \param cache  what the projection has prepared for earlier looks
[[nodiscard]] Observation observe(const ProblemPtr& problem, const LearnedSpace& space,
                                  std::uint64_t iteration, const ObservationOptions& options,
                                  const ProjectionRegistry& projections, ProjectionCache& cache);

/// A request to observe a space.
struct ObservationRequest {
  /// Returned in the reply, so that late replies for an older run are dropped.
  std::uint64_t run = 0;
  ProblemPtr problem;
  LearnedSpace space;
  std::uint64_t iteration = 0;
  ObservationOptions options;
  /// Returned in the reply: the space is not the run's own, such as a selection.
  bool aside = false;
  bool urgent = false;  ///< a person waits, or no run is active: the share does not apply
};

struct ObservationReply {
  std::uint64_t run = 0;
  bool aside = false;
  Observation observation;
  Message trouble;  ///< why there is no observation; otherwise it says nothing
};

/// Computes observations beside a run: see BesideThread.
class ObserverThread {
 public:
  explicit ObserverThread(ProjectionRegistry projections, double share = 0.05);

  void request(ObservationRequest request) { thread_.request(std::move(request)); }
  [[nodiscard]] std::optional<ObservationReply> take() { return thread_.take(); }
  [[nodiscard]] bool busy() const { return thread_.busy(); }
  void finish() { thread_.finish(); }

  [[nodiscard]] const ProjectionRegistry& projections() const { return projections_; }

 private:
  [[nodiscard]] ObservationReply serve(const ObservationRequest& request);

  const ProjectionRegistry projections_;
  ProjectionCache cache_;                                      // used only by the thread
  BesideThread<ObservationRequest, ObservationReply> thread_;  // last: uses the other members
};

}  // namespace steelyard
