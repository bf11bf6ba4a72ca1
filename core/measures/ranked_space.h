// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/geometry/neighbourhood.h"
#include "core/geometry/ranks.h"

namespace steelyard {

/// What an information imbalance asks of a space: around some samples, the ranks of all and which
/// the k nearest are. Made once for a ground truth that many spaces are compared with.
class RankedSpace {
 public:
  /// \param rows        the samples i that are looked at, R of them, ascending; at least one
  /// \param neighbours  k, 1 .. N-1
  /// \return nothing when stopped. O(R N) numbers are held; the same bits for any number of threads
  [[nodiscard]] static std::optional<RankedSpace> of(const DistanceSource& source,
                                                     std::span<const Index> rows, Index neighbours,
                                                     const std::stop_token& stop = {});

  [[nodiscard]] Index samples() const { return ranks_.samples(); }
  [[nodiscard]] Index neighbours() const { return neighbours_; }
  [[nodiscard]] const std::vector<Index>& rows() const { return rows_; }
  [[nodiscard]] const Ranks& ranks() const { return ranks_; }
  /// Of the sample rows()[row].
  [[nodiscard]] const Neighbourhood& nearest(Index row) const {
    return nearest_[static_cast<std::size_t>(row)];
  }

 private:
  RankedSpace(Ranks ranks, std::span<const Index> rows, Index neighbours);
  [[nodiscard]] bool find_nearest(const std::stop_token& stop);

  Ranks ranks_;
  std::vector<Index> rows_;
  Index neighbours_;
  std::vector<Neighbourhood> nearest_;  // R
};

}  // namespace steelyard
