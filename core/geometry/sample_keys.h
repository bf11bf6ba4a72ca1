// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <stop_token>
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
/// \param order  of samples_by_value()
[[nodiscard]] DenseRanks dense_ranks(const Eigen::Ref<const Vector>& values,
                                     std::span<const std::uint32_t> order);

/// One number per sample, which does not change when the sample moves to another row. It is made
/// from the ranks of the sample's values, so it depends neither on units nor on the order of
/// samples and columns. Samples that agree in all columns have different numbers, too.
/// \param columns, others  N rows each, with any number of columns
/// \param classes          N, or empty
/// \return N numbers; `std::nullopt` when stopped
[[nodiscard]] std::optional<std::vector<std::uint64_t>> sample_keys(const MatrixView& columns,
                                                                    const MatrixView& others,
                                                                    std::span<const int> classes,
                                                                    const std::stop_token& stop);

}  // namespace steelyard
