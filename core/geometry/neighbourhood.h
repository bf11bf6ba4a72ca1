// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// The k nearest neighbours of one sample, whatever the order of the samples: all samples tied with
/// the k-th neighbour count equally, each in part.
struct Neighbourhood {
  std::vector<std::uint32_t> nearer;  ///< the neighbours nearer than the k-th; fewer than k
  std::vector<std::uint32_t> tied;    ///< the samples as far as the k-th; at least one
  double share = 1.0;                 ///< of each tied sample: (k - nearer.size()) / tied.size()

  /// Mean of values(sample) over the k neighbours.
  template <typename Values>
  [[nodiscard]] double mean(const Values& values) const {
    double of_nearer = 0.0;
    double of_tied = 0.0;
    for (const std::uint32_t sample : nearer) {
      of_nearer += values(sample);
    }
    for (const std::uint32_t sample : tied) {
      of_tied += values(sample);
    }
    const double count =
        static_cast<double>(nearer.size()) + share * static_cast<double>(tied.size());
    return (of_nearer + share * of_tied) / count;
  }
};

/// Finds the k nearest neighbours of `self`. Cost O(N).
/// \param ranks       N: average ranks of all samples around `self`, as in Ranks
/// \param neighbours  k, 1 .. N-1
/// \param found       receives the neighbours; its memory is reused
void nearest_by_rank(std::span<const double> ranks, Index self, Index neighbours,
                     Neighbourhood& found);

}  // namespace steelyard
