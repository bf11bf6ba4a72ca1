// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>

#include "core/run/duty_cycle.h"
#include "core/run/observation.h"

namespace steelyard {

/// What is to be observed.
struct ObservationRequest {
  std::uint64_t run = 0;  ///< comes back with the reply: what is late from an older run is dropped
  ProblemPtr problem;
  Vector weights;  ///< D
  std::uint64_t iteration = 0;
  ObservationOptions options;
  bool aside = false;   ///< comes back: the weights are not the run's own, such as a selection
  bool urgent = false;  ///< a person waits, or no run is going: do not keep to the share
};

struct ObservationReply {
  std::uint64_t run = 0;
  bool aside = false;
  Observation observation;
  std::string trouble;  ///< why there is no observation, in plain words; empty: there is
};

/// Computes observations beside a run, in one thread of lower priority. Holds one request: a newer
/// one replaces it. Keeps to 5 % of the wall time but for urgent requests, and always serves the
/// last one in the end. Thread-safe; destruction joins.
class ObserverThread {
 public:
  explicit ObserverThread(ProjectionRegistry projections, double share = 0.05);
  ObserverThread(const ObserverThread&) = delete;
  ObserverThread& operator=(const ObserverThread&) = delete;
  ~ObserverThread() = default;

  /// Urgency stays with the request that replaces an urgent one.
  void request(ObservationRequest request);
  /// The newest reply; nothing when none came since the last take.
  [[nodiscard]] std::optional<ObservationReply> take();
  /// True while a request waits or is being served.
  [[nodiscard]] bool busy() const;
  /// Waits until nothing is left to be served; what waits is made urgent.
  void finish();

  [[nodiscard]] const ProjectionRegistry& projections() const { return projections_; }

 private:
  void work(const std::stop_token& stop);
  [[nodiscard]] std::optional<ObservationRequest> next_request(const std::stop_token& stop);
  [[nodiscard]] ObservationReply serve(const ObservationRequest& request) const;
  void deliver(ObservationReply reply, DutyCycle::Clock::time_point begun);

  const ProjectionRegistry projections_;
  mutable std::mutex mutex_;
  std::condition_variable_any changed_;
  std::optional<ObservationRequest> waiting_;
  std::optional<ObservationReply> reply_;
  bool serving_ = false;
  DutyCycle duty_;
  std::jthread thread_;  ///< last: it must be joined before anything above is destroyed
};

}  // namespace steelyard
