// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/imbalance_plane.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "core/error.h"
#include "core/geometry/distance_source.h"
#include "core/memory_text.h"
#include "core/positions.h"
#include "core/problem/row_copies.h"
#include "core/problem/samples_as_points.h"
#include "core/problem/truth_ranks.h"
#include "core/random.h"

namespace steelyard {
namespace {

/// The inputs times their weights (those of weight 0 are left out, as they move no sample), or
/// mapped.
Space coordinates(const Problem& problem, const LearnedSpace& space) {
  if (space.is_map()) {
    return centred({points_in(space, problem), Vector::Zero(space.map().rows())});
  }
  const Vector& weights = space.weights();
  std::vector<Index> active;
  for (Index input = 0; input < weights.size(); ++input) {
    if (weights[input] != 0.0) {
      active.push_back(input);
    }
  }
  const Vector kept = weights(active);
  return centred(
      {problem.inputs(Eigen::all, active) * kept.asDiagonal(),
       Vector(of_each(problem.features, &ColumnInfo::period)(active)).cwiseProduct(kept)});
}

std::vector<Index> rows_to_look_at(const Problem& problem, const PlaneOptions& options) {
  const Index samples = problem.samples();
  const Index most = std::max(options.fewest_rows, options.cells / samples);
  if (most < samples) {
    return Random(options.seed, Purpose::rows_of_a_plane).subset(samples, most);
  }
  return all_positions(samples);
}

void check(const Problem& problem, Index neighbours) {
  const Index most = problem.samples() - 1;
  if (neighbours < 1 || neighbours > most) {
    throw bad_input({message("imbalance_plane.bad_neighbours",
                             "{1} {1:neighbour is|neighbours are} not possible with {2} "
                             "{2:sample|samples}",
                             neighbours, problem.samples()),
                     "number of neighbours",
                     message("imbalance_plane.bad_neighbours.accepted", "from 1 to {1}", most)});
  }
}

/// A plot that the user did not request must not use the memory needed for the data.
void refuse_too_large(const Problem& problem, std::size_t rows) {
  constexpr double most_bytes = 256.0 * 1048576.0;
  const auto samples = static_cast<double>(problem.samples());
  const auto columns = static_cast<double>(std::max(problem.truth.cols(), problem.dimension()));
  const double bytes =
      samples * (static_cast<double>(rows) * sizeof(float) + columns * sizeof(double));
  if (bytes > most_bytes) {
    throw bad_input({message("imbalance_plane.too_large",
                             "this plot would take {1} for that many samples", memory_text(bytes)),
                     "",
                     message("imbalance_plane.too_large.accepted",
                             "fewer samples: add a preparation step that keeps some of them")});
  }
}

/// Standard errors of the means over rows of which some are copies.
ImbalancePair with_copies(ImbalancePair pair, double factor) {
  pair.forward.error *= factor;
  pair.backward.error *= factor;
  return pair;
}

}  // namespace

std::optional<ImbalancePlane> ImbalancePlane::of(ProblemPtr problem, const PlaneOptions& options,
                                                 const std::stop_token& stop) {
  check(*problem, options.neighbours);
  const std::vector<Index> rows = rows_to_look_at(*problem, options);
  refuse_too_large(*problem, rows.size());
  std::unique_ptr<DistanceSource> distances;
  if (problem->truth.cols() > 0) {
    distances = truth_distances(*problem);
  } else {
    distances =
        std::make_unique<SpaceDistances>(coordinates(*problem, inverse_deviations(*problem)));
  }
  std::optional<RankedSpace> truth = RankedSpace::of(*distances, rows, options.neighbours, stop);
  distances.reset();
  if (!truth) {
    return std::nullopt;
  }
  ImbalancePlane plane(std::move(problem), *std::move(truth));
  auto features = single_feature_imbalances(plane.problem_->inputs,
                                            of_each(plane.problem_->features, &ColumnInfo::period),
                                            plane.truth_, stop);
  const auto all_inputs = plane.at(inverse_deviations(*plane.problem_), stop);
  if (!features || !all_inputs) {
    return std::nullopt;
  }
  const double error = error_of_copies(*plane.problem_, rows);
  for (const ImbalancePair& pair : *features) {
    plane.features_.push_back(with_copies(pair, error));
  }
  plane.all_inputs_ = *all_inputs;
  return plane;
}

std::optional<ImbalancePair> ImbalancePlane::at(const LearnedSpace& space,
                                                const std::stop_token& stop) const {
  const auto ranked = RankedSpace::of(SpaceDistances(coordinates(*problem_, space)), truth_.rows(),
                                      truth_.neighbours(), stop);
  if (!ranked) {
    return std::nullopt;
  }
  return with_copies(information_imbalance(*ranked, truth_),
                     error_of_copies(*problem_, truth_.rows()));
}

}  // namespace steelyard
