// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/geometry/neighbourhood.h"
#include "core/geometry/ranks.h"

namespace steelyard {

/// What an information imbalance needs from a space: for some samples, the ranks of all other
/// samples and the k nearest. It is computed once for a ground truth with which many spaces are
/// compared.
class RankedSpace {
 public:
  /// Stores O(R N) numbers. The result does not depend on the number of threads.
  /// \param rows        the R samples i to use, ascending; at least one
  /// \param neighbours  k, 1 .. N-1
  /// \return `std::nullopt` when stopped
  [[nodiscard]] static std::optional<RankedSpace> of(const DistanceSource& source,
                                                     std::span<const Index> rows, Index neighbours,
                                                     const std::stop_token& stop = {});

  [[nodiscard]] Index samples() const { return ranks_.samples(); }
  [[nodiscard]] Index neighbours() const { return neighbours_; }
  [[nodiscard]] const std::vector<Index>& rows() const { return rows_; }
  [[nodiscard]] const Ranks& ranks() const { return ranks_; }
  /// The nearest neighbours of sample rows()[row].
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
