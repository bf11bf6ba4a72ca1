// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/observation.h"

#include "core/cluster/k_means.h"
#include "core/embed/weighted_space.h"
#include "core/measures/cluster_purity.h"
#include "core/run/single_thread.h"

namespace steelyard {
namespace {

std::optional<ClusterPurity> purity_in_weighted_space(const Problem& problem, const Vector& weights,
                                                      std::uint64_t seed) {
  const auto classes = problem.labels ? static_cast<Index>(problem.labels->names.size()) : Index{0};
  if (classes < 2 || classes > problem.samples()) {
    return std::nullopt;
  }
  KMeansOptions options;
  options.clusters = static_cast<int>(classes);
  options.seed = seed;
  const KMeansResult found = k_means(weighted_space(problem, weights), options);
  return cluster_purity(found.cluster_of, problem.labels->class_of);
}

Projection projection_of(const Problem& problem, const Vector& weights,
                         const ObservationOptions& options, const ProjectionRegistry& projections,
                         const std::stop_token& stop) {
  const ProjectionMethod& method = projections.find(options.projection);
  const auto stepper = method.begin(problem, weights, options.columns);
  if (!stepper) {
    return method.project(problem, weights, options.columns);
  }
  while (!stop.stop_requested() && stepper->advance(stop)) {
  }
  return stepper->coordinates();
}

}  // namespace

Observation observe(const Problem& problem, const Vector& weights, std::uint64_t iteration,
                    const ObservationOptions& options, const ProjectionRegistry& projections,
                    const std::stop_token& stop) {
  const SingleThread beside_the_run;
  Observation seen;
  seen.iteration = iteration;
  seen.projection = projection_of(problem, weights, options, projections, stop);
  if (const auto purity = purity_in_weighted_space(problem, weights, options.seed)) {
    seen.purity = purity->purity;
    seen.matched_purity = purity->matched;
  }
  return seen;
}

}  // namespace steelyard
