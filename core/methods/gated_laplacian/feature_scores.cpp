// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/gated_laplacian/feature_scores.h"

#include <cmath>
#include <utility>
#include <vector>

#include "core/methods/gated_laplacian/laplacian_score.h"
#include "core/problem/samples_as_points.h"

namespace steelyard::gated {
namespace {

/// Each sample at length 1; one at 0 stays there.
Matrix at_length_one(Matrix points) {
  for (Index row = 0; row < points.rows(); ++row) {
    const double length = points.row(row).norm();
    points.row(row) /= length > 0.0 ? length : 1.0;
  }
  return points;
}

std::optional<Vector> scores_of(const AffinityGraph& graph, const MatrixView& columns,
                                const ScoreOptions& options, const std::stop_token& stop) {
  return options.score == Score::laplacian ? laplacian_scores(graph, columns, stop)
                                           : diffusion_scores(graph, columns, options.steps, stop);
}

/// The denominator of a column's score.
double spread_of(const AffinityGraph& graph, const Vector& column, Score score) {
  return score == Score::laplacian ? degree_spread(graph, column)
                                   : (column.array() - column.mean()).square().sum();
}

/// Of one periodic input.
std::optional<double> score_on_circle(const AffinityGraph& graph, const Problem& problem,
                                      Index input, const ScoreOptions& options,
                                      const std::stop_token& stop) {
  Vector only = Vector::Zero(problem.dimension());
  only[input] = 1.0;
  const Matrix circle = points_in(only, problem);
  const auto scores = scores_of(graph, circle, options, stop);
  if (!scores) {
    return std::nullopt;
  }
  double numerator = 0.0;
  double denominator = 0.0;
  for (Index column = 0; column < circle.cols(); ++column) {
    const double spread = spread_of(graph, circle.col(column), options.score);
    if (spread > 0.0 && std::isfinite((*scores)[column])) {
      numerator += (*scores)[column] * spread;
      denominator += spread;
    }
  }
  return denominator > 0.0 ? numerator / denominator : (*scores)[0];
}

}  // namespace

std::optional<AffinityGraph> graph_of(const Problem& problem, const ScoreOptions& options,
                                      const std::stop_token& stop) {
  Matrix points = points_in(inverse_deviations(problem), problem);
  if (options.affinity == Affinity::cosine) {
    points.rowwise() -= points.colwise().mean().eval();  // an origin of the unit means nothing
    points = at_length_one(std::move(points));
  }
  const Index dimension = points.cols();
  const auto near = nearest_neighbours(Space{std::move(points), Vector::Zero(dimension)},
                                       options.neighbours, stop);
  if (!near) {
    return std::nullopt;
  }
  return affinity_graph(*near, options.affinity, options.width.value_or(median_width(*near)));
}

std::optional<Vector> feature_scores(const AffinityGraph& graph, const Problem& problem,
                                     const ScoreOptions& options, const std::stop_token& stop) {
  auto scores = scores_of(graph, problem.inputs, options, stop);
  for (Index input = 0; scores && input < problem.dimension(); ++input) {
    if (problem.features[static_cast<std::size_t>(input)].period > 0.0) {
      const auto score = score_on_circle(graph, problem, input, options, stop);
      if (!score) {
        return std::nullopt;
      }
      (*scores)[input] = *score;
    }
  }
  return scores;
}

}  // namespace steelyard::gated
