// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/analysis/beside_thread.h"
#include "core/analysis/imbalance_plane.h"
#include "core/message.h"

namespace steelyard {

/// A request for the places of spaces in the plane.
struct PlaneRequest {
  /// Returned in the reply, so that late replies for an older run are dropped.
  std::uint64_t run = 0;
  ProblemPtr problem;
  Index neighbours = 1;                  ///< k
  std::optional<LearnedSpace> solution;  ///< `nullopt` for single features and all inputs only
  std::vector<LearnedSpace> path;        ///< solutions of a search
  bool urgent = false;                   ///< a person waits, or no run is active
};

struct PlaneReply {
  std::uint64_t run = 0;
  std::shared_ptr<const ImbalancePlane> plane;
  std::optional<ImbalancePair> solution;
  std::vector<ImbalancePair> path;  ///< as requested
  Message trouble;                  ///< why there is no result; otherwise it says nothing
};

/// Computes the information imbalance plane beside a run: see BesideThread. Whatever depends only
/// on the problem (ranks of the ground truth, the single features) is computed once and kept for
/// the next request. A request for another problem or k abandons the current computation.
class PlaneThread {
 public:
  explicit PlaneThread(double share);

  void request(PlaneRequest request);
  [[nodiscard]] std::optional<PlaneReply> take() { return thread_.take(); }
  [[nodiscard]] bool busy() const { return thread_.busy(); }
  void finish() { thread_.finish(); }

 private:
  [[nodiscard]] std::optional<PlaneReply> serve(const PlaneRequest& request,
                                                const std::stop_token& stop);

  // Of the last request; used only by the caller's thread.
  ProblemPtr wanted_;
  Index wanted_neighbours_ = 0;
  std::shared_ptr<const ImbalancePlane> plane_;    // the last one computed; used only by the
                                                   // serving thread
  BesideThread<PlaneRequest, PlaneReply> thread_;  // last: uses the other members
};

}  // namespace steelyard
