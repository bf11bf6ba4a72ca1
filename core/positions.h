// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <numeric>
#include <vector>

#include "core/matrix.h"

/// Positions of samples or columns, ascending unless said otherwise.
namespace steelyard {

/// 0 .. count - 1.
[[nodiscard]] inline std::vector<Index> all_positions(Index count) {
  std::vector<Index> all(static_cast<std::size_t>(count));
  std::iota(all.begin(), all.end(), Index{0});
  return all;
}

/// The rows without a NaN and without an infinity.
[[nodiscard]] inline std::vector<Index> finite_rows(const Matrix& values) {
  std::vector<Index> finite;
  for (Index row = 0; row < values.rows(); ++row) {
    if (values.row(row).allFinite()) {
      finite.push_back(row);
    }
  }
  return finite;
}

/// Where values are above 0.
[[nodiscard]] inline std::vector<Index> positions_above_zero(const Vector& values) {
  std::vector<Index> above;
  for (Index position = 0; position < values.size(); ++position) {
    if (values[position] > 0.0) {
      above.push_back(position);
    }
  }
  return above;
}

/// The positions by falling value, ties in the given order.
/// \param values  by position; none of those asked for is NaN
template <typename Values>
[[nodiscard]] std::vector<Index> falling(std::vector<Index> some, const Values& values) {
  std::stable_sort(some.begin(), some.end(),
                   [&](Index one, Index other) { return values[one] > values[other]; });
  return some;
}

/// The positions of the largest values, at most `most`, by falling value.
template <typename Values>
[[nodiscard]] std::vector<Index> largest(const Values& values, std::size_t most) {
  std::vector<Index> order = falling(all_positions(values.size()), values);
  order.resize(std::min(order.size(), most));
  return order;
}

/// Every n-th of 0 .. count - 1, with the smallest n that leaves at most `most`.
/// \param most  >= 1
[[nodiscard]] inline std::vector<Index> every_nth(Index count, Index most) {
  const Index stride = (count + most - 1) / most;
  std::vector<Index> kept;
  for (Index position = 0; position < count; position += stride) {
    kept.push_back(position);
  }
  return kept;
}

/// Exactly `wanted` of 0 .. count - 1, at distances that differ by at most 1.
/// \param wanted  0 .. count
[[nodiscard]] inline std::vector<Index> evenly_spaced(Index count, Index wanted) {
  std::vector<Index> kept;
  kept.reserve(static_cast<std::size_t>(wanted));
  for (Index place = 0; place < wanted; ++place) {
    kept.push_back(place * count / wanted);
  }
  return kept;
}

}  // namespace steelyard
