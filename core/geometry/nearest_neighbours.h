// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>

#include "core/geometry/space.h"

namespace steelyard {

/// The k nearest neighbours of every sample, nearest first; a sample is not its own neighbour.
/// Where several samples are equally far (to within rounding, 2^-38) and not all of them fit, each
/// sample draws at random which are its neighbours. Otherwise, in a table of rounded numbers, the
/// first rows would be everybody's neighbours.
struct NearestNeighbours {
  using Samples = Eigen::Matrix<std::uint32_t, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
  using Distances = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

  Samples sample;      ///< N x k
  Distances distance;  ///< N x k, ascending in each row; distances, not their squares

  [[nodiscard]] Index samples() const { return sample.rows(); }
  [[nodiscard]] Index count() const { return sample.cols(); }
};

/// The neighbours between the rows of a table, with periodic differences folded. A Space is finite,
/// so NaN cannot occur. The draws do not depend on where a row stands in the table. The result does
/// not depend on the number of threads. Time O(N^2 D), memory O(N k).
/// \param count  k, 1 .. N-1
/// \return `std::nullopt` when stopped
/// \throws Error(bad_input) if the count does not fit the number of samples
[[nodiscard]] std::optional<NearestNeighbours> nearest_neighbours(const Space& space, Index count,
                                                                  const std::stop_token& stop = {});

}  // namespace steelyard
