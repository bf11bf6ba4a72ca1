// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/geometry/near_lists.h"
#include "core/geometry/space.h"

namespace steelyard {

/// How many of the true nearest neighbours a search has found, measured on some samples whose true
/// neighbours are sought among all samples.
class NeighbourRecall {
 public:
  /// \param space  must outlive the result
  /// \param count  k, 1 .. N-1
  /// \return `std::nullopt` when stopped
  [[nodiscard]] static std::optional<NeighbourRecall> on_some(const Space& space, Index count,
                                                              const std::stop_token& stop);

  /// The number of samples it is measured on: 500 from all over the table, or all if there are
  /// fewer.
  [[nodiscard]] Index samples() const { return std::ssize(looked_at_); }

  /// Share of the k nearest that are in the lists, 0 to 1. As well as the k-th counts any other
  /// that is equally far.
  [[nodiscard]] double of(const NearLists& lists) const;

 private:
  NeighbourRecall(const Space& space, Index count) : space_(space), count_(count) {}

  const Space& space_;
  Index count_;
  std::vector<Index> looked_at_;
  std::vector<double> reach_;  // their squared distances to their k-th neighbours
};

}  // namespace steelyard
