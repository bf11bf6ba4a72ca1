// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <span>
#include <stop_token>

#include "core/geometry/space.h"

namespace steelyard {

struct NeighbourErrorOptions {
  Index neighbours = 10;      ///< k, >= 1; limited to N-1
  Index most_samples = 5000;  ///< >= 2; larger tables are thinned to at most this many
};

/// The error of predicting each sample from its neighbours.
struct NeighbourError {
  Vector error;       ///< N, >= 0; NaN: not used, or no known value to compare with
  Index stride = 1;   ///< only samples 0, stride, 2 stride, ... were used
  double mean = 0.0;  ///< over the samples that have one; NaN if none has
};

/// 1 for a sample whose class differs from the majority of its k nearest samples, otherwise 0
/// (leave-one-out k-nearest-neighbour classification; Cover & Hart 1967). Neighbours of unknown
/// class have no vote; ties go to the first class.
/// \param points    N x D, finite, N >= 2
/// \param class_of  N; -1: unknown
/// \return nothing when stopped. Cost O(M^2 D), M the number of samples used
/// \throws Error(bad_input) for options out of range or fewer than 2 samples
[[nodiscard]] std::optional<NeighbourError> class_error(const Matrix& points,
                                                        std::span<const int> class_of,
                                                        const NeighbourErrorOptions& options = {},
                                                        const std::stop_token& stop = {});

/// The root mean square, over the columns of the truth, of (the sample's value - the mean of its k
/// nearest samples' values) / the column's standard deviation (over the samples used; for a
/// periodic column, differences are folded, and mean and deviation are taken around the circular
/// mean). About 1 if the neighbours carry no information. Constant columns are left out.
/// \param truth  N x D_B with its periods
[[nodiscard]] std::optional<NeighbourError> truth_error(const Matrix& points, const Space& truth,
                                                        const NeighbourErrorOptions& options = {},
                                                        const std::stop_token& stop = {});

}  // namespace steelyard
