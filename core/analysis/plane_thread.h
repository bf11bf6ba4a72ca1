// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/analysis/beside_thread.h"
#include "core/analysis/imbalance_plane.h"

namespace steelyard {

/// Weights whose place in the plane is wanted.
struct PlaneRequest {
  std::uint64_t run = 0;  ///< comes back with the reply: what is late from an older run is dropped
  ProblemPtr problem;
  Index neighbours = 1;            ///< k
  std::optional<Vector> solution;  ///< D; none: the single features and all inputs only
  std::vector<Vector> path;        ///< solutions of a search
  bool urgent = false;             ///< a person waits, or no run is going
};

struct PlaneReply {
  std::uint64_t run = 0;
  std::shared_ptr<const ImbalancePlane> plane;
  std::optional<ImbalancePair> solution;
  std::vector<ImbalancePair> path;  ///< as requested
  std::string trouble;              ///< why there is nothing, in plain words; empty: there is
};

/// Computes the information imbalance plane beside a run: see BesideThread. What belongs to the
/// problem (ranks of the ground truth, the single features) is made once and kept for the next
/// request; a request for another
/// problem or k gives up what is being made for the last one.
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

  // Of the last request; the callers' thread only.
  ProblemPtr wanted_;
  Index wanted_neighbours_ = 0;
  std::shared_ptr<const ImbalancePlane> plane_;    // the last one made; the serving thread only
  BesideThread<PlaneRequest, PlaneReply> thread_;  // last: uses the rest
};

}  // namespace steelyard
