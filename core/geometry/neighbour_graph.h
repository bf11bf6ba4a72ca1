// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/geometry/nearest_neighbours.h"

namespace steelyard {

/// The neighbours between the rows of a table, nearly all of them right, in a time that grows
/// hardly faster than the number of samples, in any number of dimensions. The samples within each
/// leaf of some random trees (random_leaves.h) are compared with each other; then each sample is
/// compared with the neighbours of its neighbours, as long as that finds new ones (Dong, Moses and
/// Li, "Efficient k-nearest neighbor graph construction for generic similarity measures", WWW
/// 2011). All this happens in single precision; the distances of those found, and their order, are
/// exact.
///
/// The recall is measured on 500 samples whose true neighbours are found among all samples. More
/// trees follow until it is 0.95, at most 96. The result does not depend on the number of threads;
/// unlike that of the exact searches, it depends a little on the order of the rows. Memory 4 N D +
/// 16 N l bytes with lists of l = k + 15 + k / 8 samples, and at the end 8 N D + 8 N l + 12 N k.
/// \param count  k, 1 .. N-1
/// \return `std::nullopt` when stopped
/// \throws Error(bad_input) if the count does not fit the number of samples
[[nodiscard]] std::optional<NearestNeighbours> neighbours_by_graph(
    const Space& space, Index count, const std::stop_token& stop = {});

}  // namespace steelyard
