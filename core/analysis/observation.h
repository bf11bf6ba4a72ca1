// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/embed/projection.h"
#include "core/embed/projection_cache.h"
#include "core/matrix.h"
#include "core/problem/problem.h"

namespace steelyard {

/// Options of quantities that are only for display: they are computed from snapshots, never by the
/// method itself.
struct ObservationOptions {
  std::string projection = "pca";
  std::vector<Index> columns{0, 1};   ///< for a projection that takes columns
  std::optional<LearnedSpace> space;  ///< to be projected; `nullopt`: the observed space
  std::uint64_t seed = 1;             ///< seed of k-means
  ParameterValues parameters{};       ///< of the projection; missing ones have their defaults
};

struct Observation {
  std::uint64_t iteration = 0;
  Projection projection;         ///< without coordinates if it takes time: see ProjectionThread
  std::optional<double> purity;  ///< sum over clusters of their largest class / N
  std::optional<double> matched_purity;  ///< clusters matched one to one with classes
};

/// Computes the projection and, if there are labels of at least two classes, the purities (by
/// k-means in the learned space with one cluster per class). A projection that takes time is left
/// out, because it would hold up the purities at every look. Cost O(N D (k + D)); single-threaded,
/// so that it may run beside a run.
/// \param cache  what the projection has prepared for earlier looks
[[nodiscard]] Observation observe(const ProblemPtr& problem, const LearnedSpace& space,
                                  std::uint64_t iteration, const ObservationOptions& options,
                                  const ProjectionRegistry& projections, ProjectionCache& cache);

}  // namespace steelyard
