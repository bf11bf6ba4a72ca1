// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>

#include "core/geometry/distance_source.h"
#include "core/geometry/ranks.h"
#include "core/problem/problem.h"

namespace steelyard {

/// The distances between the problem's samples in its ground truth, whatever its kind. The problem
/// must have a ground truth and outlive the result.
[[nodiscard]] std::unique_ptr<DistanceSource> truth_distances(const Problem& problem);

/// The cost of computing ranks, for estimates of how long a run takes.
struct RankCost {
  double seconds = 0.0;  ///< on all cores; measured on a machine with AVX-512
  double bytes = 0.0;    ///< at the peak, for the ranks and the temporary memory
};
[[nodiscard]] RankCost cost_of_ranks(const Problem& problem, Index rows);

/// The ranks in the ground truth; methods get them only from here. For some samples only, use
/// `problem.with_samples(...)`.
/// \param rows  the samples i whose ranks are wanted
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<Ranks> ranks_of_truth(const Problem& problem,
                                                  std::span<const Index> rows,
                                                  const std::stop_token& stop = {});

}  // namespace steelyard
