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

  Samples sample;       ///< N x k
  Distances distance;   ///< N x k, ascending in each row; distances, not their squares
  double recall = 1.0;  ///< share of the true nearest neighbours that were found; 1: all of them
  Index judged = 0;     ///< number of samples on which the recall was measured; 0: it is known

  [[nodiscard]] Index samples() const { return sample.rows(); }
  [[nodiscard]] Index count() const { return sample.cols(); }
};

/// How neighbours are looked for.
enum class NeighbourSearch {
  all_pairs,  ///< each sample is compared with all others
  tree,       ///< in a k-d tree, see neighbour_tree.h: the same neighbours
  graph       ///< through neighbours of neighbours, see neighbour_graph.h: nearly all are right
};

/// Up to this number of samples, each is compared with all others.
constexpr Index compared_with_all = 20000;

/// The search that nearest_neighbours() takes: above 20,000 samples a tree where it meets few of
/// them, and otherwise a graph where all pairs would take more than about 20 seconds of a core. It
/// depends on the table alone.
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<NeighbourSearch> search_for(const Space& space, Index count,
                                                        const std::stop_token& stop = {});

/// Roughly the seconds that nearest_neighbours() takes on one core, by the size alone: as if
/// samples of up to eight dimensions were for a tree. A graph takes a third where the samples lie
/// near a surface of few dimensions, and twice as long where they fill all of many.
[[nodiscard]] double seconds_of_search(Index samples, Index dimension, Index count);

/// The neighbours between the rows of a table, with periodic differences folded, by the search of
/// search_for(). A Space is finite, so NaN cannot occur. The result does not depend on the number
/// of threads. Exact unless it says another recall.
/// \param count  k, 1 .. N-1
/// \return `std::nullopt` when stopped
/// \throws Error(bad_input) if the count does not fit the number of samples
[[nodiscard]] std::optional<NearestNeighbours> nearest_neighbours(const Space& space, Index count,
                                                                  const std::stop_token& stop = {});

/// The same by comparing all pairs. The draws do not depend on where a row stands in the table.
/// Time O(N^2 D), memory 8 N D + O(N k).
[[nodiscard]] std::optional<NearestNeighbours> neighbours_by_all_pairs(
    const Space& space, Index count, const std::stop_token& stop = {});

}  // namespace steelyard
