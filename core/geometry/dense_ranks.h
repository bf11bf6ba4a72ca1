// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// The rank of each value among the distinct values, counted from 0.
struct DenseRanks {
  std::vector<std::uint64_t> ranks;                               ///< N
  std::uint64_t different = 0;                                    ///< number of distinct values
  double smallest_gap = std::numeric_limits<double>::infinity();  ///< between distinct values
};

/// \param values  N, finite
[[nodiscard]] DenseRanks dense_ranks(const Eigen::Ref<const Vector>& values);

}  // namespace steelyard
