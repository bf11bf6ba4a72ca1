// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/geometry/nearest_neighbours.h"

namespace steelyard {

/// The same neighbours as neighbours_by_all_pairs(), found in a k-d tree (nanoflann). Distances may
/// differ in their last digit. Time O(N samples_met_in_tree() D), memory 8 N D bytes.
/// \param space  without periods
/// \param count  k, 1 .. N-1
/// \return `std::nullopt` when stopped
/// \throws Error(bad_input) if the count does not fit the number of samples; Error(fault) for a
///         space with periods
[[nodiscard]] std::optional<NearestNeighbours> neighbours_by_tree(const Space& space, Index count,
                                                                  const std::stop_token& stop = {});

/// Roughly the number of samples that each one is compared with in such a tree: hundreds in few
/// dimensions, nearly all in many. Found with some hundred searches in trees of some thousand
/// samples, so it depends on the table alone.
/// \param space  without periods
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<double> samples_met_in_tree(const Space& space, Index count,
                                                        const std::stop_token& stop = {});

}  // namespace steelyard
