// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/truth_ranks.h"

#include <algorithm>

#include "core/geometry/distance_source.h"
#include "core/geometry/pair_distances.h"
#include "core/parallel.h"
#include "core/problem/point_columns.h"

namespace steelyard {

std::unique_ptr<DistanceSource> truth_distances(const Problem& problem) {
  switch (problem.truth_kind) {
    case TruthKind::pair_distances:
      return std::make_unique<PairDistances>(problem.truth, box_of(problem.truth_features));
    case TruthKind::distance_matrix:
      return std::make_unique<MatrixDistances>(problem.truth);
    case TruthKind::columns:
      break;
  }
  return std::make_unique<SpaceDistances>(problem.truth,
                                          of_each(problem.truth_features, &ColumnInfo::period),
                                          of_each(problem.truth_features, &ColumnInfo::scale));
}

RankCost cost_of_ranks(const Problem& problem, Index rows) {
  // Seconds on one core: to rank a pair, and per feature to compute its distance from differences
  // or by matrix products.
  constexpr double to_rank = 6e-9;
  constexpr double by_difference = 0.07e-9;
  constexpr double by_product = 0.065e-9;
  constexpr double block_bytes = 128e6;
  const auto samples = static_cast<double>(problem.samples());
  const double pairs = samples * static_cast<double>(rows);
  const auto columns = static_cast<double>(problem.truth.cols());
  const double points = columns / 3.0;
  double per_pair = to_rank;
  switch (problem.truth_kind) {
    case TruthKind::columns:
      per_pair += columns * by_difference;
      break;
    case TruthKind::pair_distances:
      per_pair += points * (points - 1.0) / 2.0 * by_product;
      break;
    case TruthKind::distance_matrix:
      break;
  }
  const double per_rank = samples > 8e6 ? 4.0 : samples > 32000.0 ? 3.0 : 2.0;
  const double layout =
      problem.truth_kind == TruthKind::distance_matrix ? 0.0 : 8.0 * samples * columns;
  return {pairs * per_pair / static_cast<double>(most_threads()),
          pairs * per_rank + std::min(block_bytes, 8.0 * pairs) + layout};
}

std::optional<Ranks> ranks_of_truth(const Problem& problem, std::span<const Index> rows,
                                    const std::stop_token& stop) {
  return Ranks::of(*truth_distances(problem), rows, stop);
}

}  // namespace steelyard
