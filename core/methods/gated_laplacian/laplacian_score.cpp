// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/gated_laplacian/laplacian_score.h"

#include <limits>

#include "core/measures/spread.h"
#include "core/parallel.h"

namespace steelyard::gated {
namespace {

/// f~'L f~ as a sum of squares, 1/2 sum_ij w_ij (f_i - f_j)^2: it loses no digits for a smooth
/// feature, and the mean cancels.
double roughness(const AffinityGraph& graph, const Vector& feature) {
  double sum = 0.0;
  for (Index i = 0; i < graph.samples(); ++i) {
    const auto row = static_cast<std::size_t>(i);
    for (Index at = graph.begin[row]; at < graph.begin[row + 1]; ++at) {
      const auto entry = static_cast<std::size_t>(at);
      const double difference = feature[i] - feature[graph.neighbour[entry]];
      sum += graph.weight[entry] * difference * difference;
    }
  }
  return 0.5 * sum;
}

double laplacian_score(const AffinityGraph& graph, const Vector& feature) {
  return roughness(graph, feature) / degree_spread(graph, feature);
}

double diffusion_score(const AffinityGraph& graph, const Vector& feature, int steps) {
  const Vector centred = feature.array() - feature.mean();
  Vector walked = centred;
  Vector next(centred.size());
  for (int step = 0; step < steps; ++step) {
    multiply(graph, walked.data(), next.data());
    walked = next.cwiseQuotient(graph.degree);
  }
  return centred.dot(walked) / centred.squaredNorm();
}

/// One score per feature, each first divided by its standard deviation, so that squares neither
/// overflow nor vanish in any unit.
template <typename Score>
std::optional<Vector> scores_of(const MatrixView& columns, double of_constant,
                                const std::stop_token& stop, const Score& score) {
  const Vector deviations = standard_deviations(columns);
  Vector scores(columns.cols());
  const bool done = parallel_for(columns.cols(), stop, [&](Index k) {
    scores[k] =
        deviations[k] > 0.0
            ? score(Vector((columns.col(k).array() - columns.col(k).mean()) / deviations[k]))
            : of_constant;
  });
  return done ? std::optional(scores) : std::nullopt;
}

}  // namespace

double degree_spread(const AffinityGraph& graph, const Vector& feature) {
  const double mean = feature.dot(graph.degree) / graph.degree.sum();
  return (graph.degree.array() * (feature.array() - mean).square()).sum();
}

std::optional<Vector> laplacian_scores(const AffinityGraph& graph, const MatrixView& columns,
                                       const std::stop_token& stop) {
  return scores_of(columns, std::numeric_limits<double>::infinity(), stop,
                   [&](const Vector& feature) { return laplacian_score(graph, feature); });
}

std::optional<Vector> diffusion_scores(const AffinityGraph& graph, const MatrixView& columns,
                                       int steps, const std::stop_token& stop) {
  return scores_of(columns, -std::numeric_limits<double>::infinity(), stop,
                   [&](const Vector& feature) { return diffusion_score(graph, feature, steps); });
}

}  // namespace steelyard::gated
