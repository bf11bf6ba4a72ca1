// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/truth_ranks.h"

#include "core/geometry/matrix_distances.h"
#include "core/geometry/pair_distances.h"
#include "core/geometry/space_distances.h"
#include "core/run/point_columns.h"

namespace steelyard {
namespace {

Vector periods_of(const std::vector<Feature>& features) {
  Vector periods(static_cast<Index>(features.size()));
  for (std::size_t at = 0; at < features.size(); ++at) {
    periods[static_cast<Index>(at)] = features[at].period;
  }
  return periods;
}

}  // namespace

std::unique_ptr<DistanceSource> truth_distances(const Problem& problem) {
  switch (problem.truth_kind) {
    case TruthKind::pair_distances:
      return std::make_unique<PairDistances>(problem.truth, box_of(problem.truth_features));
    case TruthKind::distance_matrix:
      return std::make_unique<MatrixDistances>(problem.truth);
    case TruthKind::columns:
      break;
  }
  return std::make_unique<SpaceDistances>(problem.truth, periods_of(problem.truth_features));
}

std::optional<Ranks> ranks_of_truth(const Problem& problem, std::span<const Index> rows,
                                    const std::stop_token& stop) {
  return Ranks::of(*truth_distances(problem), rows, stop);
}

}  // namespace steelyard
