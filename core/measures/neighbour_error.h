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
  Vector error;  ///< N, >= 0; NaN for a sample that is not used or has no known value to compare
  Index stride = 1;   ///< only the samples 0, stride, 2 stride, ... are used
  double mean = 0.0;  ///< over the samples that have an error; NaN if none has
};

/// 1 for a sample whose class differs from the majority of its k nearest samples, otherwise 0
/// (leave-one-out k-nearest-neighbour classification; Cover & Hart 1967). Neighbours of unknown
/// class have no vote; ties go to the first class. Cost O(M^2 D), where M is the number of samples
/// used.
/// \param points    N x D, finite, N >= 2
/// \param class_of  N; -1 where unknown
/// \return `std::nullopt` when stopped
/// \throws Error(bad_input) for options out of range or fewer than 2 samples
[[nodiscard]] std::optional<NeighbourError> class_error(const Matrix& points,
                                                        std::span<const int> class_of,
                                                        const NeighbourErrorOptions& options = {},
                                                        const std::stop_token& stop = {});

/// The error of a sample is the root mean square, over the columns of the truth, of (its value -
/// the mean value of its k nearest samples) / the column's standard deviation. The deviation is
/// over the samples used; for a periodic column, differences are folded, and mean and deviation are
/// taken around the circular mean. The error is about 1 if the neighbours carry no information.
/// Constant columns are left out.
/// \param truth  N x D_B, with its periods
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<NeighbourError> truth_error(const Matrix& points, const Space& truth,
                                                        const NeighbourErrorOptions& options = {},
                                                        const std::stop_token& stop = {});

}  // namespace steelyard
