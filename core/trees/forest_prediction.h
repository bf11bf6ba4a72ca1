// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>

#include "core/matrix.h"
#include "core/problem/sample_order.h"

namespace steelyard {

/// The forest that predicts.
struct ForestShape {
  Index trees = 60;
  Index least = 2;  ///< minimum of samples in a leaf
  std::uint64_t seed = 1;
};

/// What a random forest (Breiman 2001) predicts at points that it has not seen: the mean of its
/// trees, each of which tries all columns for each split. In one thread: for callers that ask for
/// many forests at once.
/// \param points   N x D, finite
/// \param numbers  N x T, finite; shares of classes are numbers, too
/// \param order    of the N samples: those that belong together are drawn together
/// \param asked    M x D
/// \return M x T; `std::nullopt` when stopped
[[nodiscard]] std::optional<Matrix> forest_prediction(const Matrix& points, const Matrix& numbers,
                                                      const SampleOrder& order, const Matrix& asked,
                                                      const ForestShape& shape,
                                                      const std::stop_token& stop);
/// Rough time that this takes, in seconds.
[[nodiscard]] double seconds_of_forest_prediction(Index samples, Index columns, Index targets,
                                                  const ForestShape& shape);

}  // namespace steelyard
