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

/// What to observe.
struct ObservationRequest {
  std::uint64_t run = 0;  ///< returned in the reply, so that late replies of an older run are
                          ///< dropped
  ProblemPtr problem;
  LearnedSpace space;
  std::uint64_t iteration = 0;
  ObservationOptions options;
  bool aside = false;   ///< comes back: the space is not the run's own, such as a selection
  bool urgent = false;  ///< a person waits, or no run is going: do not keep to the share
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
