// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>

#include "core/geometry/space.h"

namespace steelyard {

/// The k nearest neighbours of every sample, nearest first; a sample is not its own neighbour.
/// Which of equally far samples (but for rounding, 2^-38) are among them is drawn for each sample:
/// on rounded numbers, the first rows of a table would be everybody's neighbours otherwise.
struct NearestNeighbours {
  using Samples = Eigen::Matrix<std::uint32_t, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
  using Distances = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

  Samples sample;      ///< N x k
  Distances distance;  ///< N x k, ascending in each row; distances, not their squares

  [[nodiscard]] Index samples() const { return sample.rows(); }
  [[nodiscard]] Index count() const { return sample.cols(); }
};

/// Between the rows of a table, periods folded. A Space is finite, so NaN cannot occur. What is
/// drawn follows a row wherever it stands in the table.
/// \param count  k, 1 .. N-1
/// \return nothing when stopped. Time O(N^2 D), memory O(N k); does not depend on the number of
///         threads
/// \throws Error(bad_input) if the count does not fit the number of samples
[[nodiscard]] std::optional<NearestNeighbours> nearest_neighbours(const Space& space, Index count,
                                                                  const std::stop_token& stop = {});

}  // namespace steelyard
