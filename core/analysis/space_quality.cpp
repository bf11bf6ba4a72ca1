// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/space_quality.h"

#include <utility>

#include "core/cluster/k_means.h"
#include "core/problem/samples_as_points.h"

namespace steelyard {
namespace {

/// Columns with their periods; for points in space, the distances between them.
Space truth_columns(const Problem& problem) {
  if (problem.truth_kind == TruthKind::pair_distances) {
    Matrix distances = truth_space(problem);
    const Index count = distances.cols();
    return {std::move(distances), Vector::Zero(count)};
  }
  Space space{problem.truth, Vector(problem.truth.cols())};
  for (Index column = 0; column < space.dimension(); ++column) {
    const ColumnInfo& feature = problem.truth_features[static_cast<std::size_t>(column)];
    space.coordinates.col(column) *= feature.scale;
    space.periods[column] = feature.period * feature.scale;
  }
  return space;
}

}  // namespace

std::optional<ClusterPurity> label_purity(const Problem& problem, const LearnedSpace& space,
                                          std::uint64_t seed, const std::stop_token& stop) {
  const auto classes = problem.labels ? static_cast<Index>(problem.labels->names.size()) : Index{0};
  if (classes < 2 || classes > problem.samples()) {
    return std::nullopt;
  }
  KMeansOptions options;
  options.clusters = static_cast<int>(classes);
  options.seed = seed;
  const KMeansResult found = k_means(points_in(space, problem), options, stop);
  if (stop.stop_requested()) {
    return std::nullopt;
  }
  return cluster_purity(found.cluster_of, problem.labels->class_of);
}

std::optional<PredictionErrors> prediction_errors(const Problem& problem, const LearnedSpace& space,
                                                  const NeighbourErrorOptions& options,
                                                  const std::stop_token& stop) {
  const Matrix points = points_in(space, problem);
  PredictionErrors errors;
  if (problem.labels) {
    errors.label = class_error(points, problem.labels->class_of, options, stop);
  }
  if (problem.truth.cols() > 0 && problem.truth_kind != TruthKind::distance_matrix) {
    errors.truth = truth_error(points, truth_columns(problem), options, stop);
  }
  if (stop.stop_requested()) {
    return std::nullopt;
  }
  return errors;
}

}  // namespace steelyard
