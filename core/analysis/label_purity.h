// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>

#include "core/measures/cluster_purity.h"
#include "core/problem/learned_space.h"
#include "core/problem/problem.h"

namespace steelyard {

/// How well clusters in a learned space match the label: k-means with as many clusters as there are
/// classes. Cost O(N D k).
/// \return `std::nullopt` without labels of at least two classes, with more classes than samples,
///         or when stopped
[[nodiscard]] std::optional<ClusterPurity> label_purity(const Problem& problem,
                                                        const LearnedSpace& space,
                                                        std::uint64_t seed = 1,
                                                        const std::stop_token& stop = {});

}  // namespace steelyard
