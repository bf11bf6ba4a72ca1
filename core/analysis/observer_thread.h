// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "core/analysis/beside_thread.h"
#include "core/analysis/observation.h"

namespace steelyard {

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
  std::string trouble;  ///< why there is no observation, in plain words; otherwise empty
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
