// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>

#include "core/geometry/distance_source.h"
#include "core/geometry/ranks.h"
#include "core/problem/problem.h"

namespace steelyard {

/// How far the problem's samples are from each other in its ground truth, whatever kind it is of.
/// The problem must outlive it; it must have a ground truth.
[[nodiscard]] std::unique_ptr<DistanceSource> truth_distances(const Problem& problem);

/// What ranks cost, for the estimate of a run.
struct RankCost {
  double seconds = 0.0;  ///< on all cores; of a machine with AVX-512, measured
  double bytes = 0.0;    ///< at the peak: the ranks and what is held while they are made
};
[[nodiscard]] RankCost cost_of_ranks(const Problem& problem, Index rows);

/// Ranks in the ground truth: the one way for methods to get them. For some samples only, ask
/// `problem.with_samples(...)`.
/// \param rows  the samples i that ranks are wanted for
/// \return nothing when stopped
[[nodiscard]] std::optional<Ranks> ranks_of_truth(const Problem& problem,
                                                  std::span<const Index> rows,
                                                  const std::stop_token& stop = {});

}  // namespace steelyard
