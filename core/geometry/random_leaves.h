// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/geometry/float_points.h"

namespace steelyard {

/// The samples in small groups of samples that are often near each other.
struct RandomLeaves {
  std::vector<std::uint32_t> order;  ///< all samples, group after group
  std::vector<Index> begin;          ///< where each group begins in `order`, and N at the end

  [[nodiscard]] Index count() const { return std::ssize(begin) - 1; }
  [[nodiscard]] std::span<const std::uint32_t> leaf(Index number) const {
    const auto at = static_cast<std::size_t>(number);
    return {order.data() + begin[at], static_cast<std::size_t>(begin[at + 1] - begin[at])};
  }
};

/// The leaves of a random tree (Dasgupta and Freund 2008, with the directions of Annoy): the
/// samples are halved again and again, each time at the median along the line through two random
/// ones of them. Samples at the same place of a line are halved at random. Runs on the calling
/// thread. Time O(N D log(N / largest)).
/// \param points   finite, N >= 1
/// \param tree     number of the tree; each has other lines
/// \param largest  samples in a leaf, >= 2; most leaves have more than half of it
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<RandomLeaves> random_leaves(const FloatPoints& points,
                                                        std::uint64_t tree, Index largest,
                                                        const std::stop_token& stop);

}  // namespace steelyard
