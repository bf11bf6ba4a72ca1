// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/analysis/cluster_comparison.h"
#include "core/embed/projection.h"
#include "core/run/figure.h"

namespace steelyard {

/// The samples of a problem in the plane, as a figure of points in the colours of their classes.
/// The figure's help has the parameters, and what the projection says about itself, such as
/// its losses.
///
/// \param space   of the inputs: see display_space()
/// \param values  of the projection's parameters; missing ones have their defaults
/// \return `std::nullopt` when stopped
/// \throws Error(bad_input) for invalid values
[[nodiscard]] std::optional<Figure> projection_figure(const Problem& problem,
                                                      const LearnedSpace& space,
                                                      const ProjectionMethod& method,
                                                      const ParameterValues& values,
                                                      const std::stop_token& stop = {});

/// Clusters of the samples in a space: a table of the clusters with the class that most of each
/// have, and the samples in the plane of the two principal components in the colours of their
/// clusters. They are compared with the label, without one with the clusters of the ground truth,
/// and without either with those of all inputs. The help of the table has the parameters and says
/// how well both agree: purity, purity with clusters matched one to one, adjusted Rand index.
///
/// \return `std::nullopt` when stopped
/// \throws Error(bad_input) for samples that cannot be clustered
[[nodiscard]] std::optional<std::vector<Figure>> cluster_figures(const Problem& problem,
                                                                 const LearnedSpace& space,
                                                                 const ClusterOptions& clustering,
                                                                 const std::stop_token& stop = {});

}  // namespace steelyard
