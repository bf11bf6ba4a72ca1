// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>

#include "core/geometry/distance_source.h"
#include "core/geometry/ranks.h"
#include "core/problem/problem.h"

namespace steelyard {

/// The distances between the problem's samples in its ground truth of any kind. The problem must
/// have a ground truth and outlive the result.
[[nodiscard]] std::unique_ptr<DistanceSource> truth_distances(const Problem& problem);

/// The cost of computing ranks, for the estimate of a run.
struct RankCost {
  double seconds = 0.0;  ///< on all cores; measured on a machine with AVX-512
  double bytes = 0.0;    ///< at the peak: the ranks and the temporary memory
};
[[nodiscard]] RankCost cost_of_ranks(const Problem& problem, Index rows);

/// Ranks in the ground truth: methods get them only from here. For some samples only, use
/// `problem.with_samples(...)`.
/// \param rows  the samples i whose ranks are wanted
/// \return nothing when stopped
[[nodiscard]] std::optional<Ranks> ranks_of_truth(const Problem& problem,
                                                  std::span<const Index> rows,
                                                  const std::stop_token& stop = {});

}  // namespace steelyard
