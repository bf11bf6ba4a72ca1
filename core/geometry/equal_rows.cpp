// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/equal_rows.h"

#include <bit>
#include <cstdint>

#include "core/geometry/value_order.h"

namespace steelyard {
namespace {

/// Column by column, in memory order: each column updates the hash of every row (multiply, then
/// mix).
std::vector<std::uint64_t> hashes_of(const MatrixView& values) {
  constexpr std::uint64_t factor = 0x9E3779B97F4A7C15;  // 2^64 / golden ratio
  std::vector<std::uint64_t> hashes(static_cast<std::size_t>(values.rows()), 0);
  for (Index column = 0; column < values.cols(); ++column) {
    for (Index row = 0; row < values.rows(); ++row) {
      std::uint64_t& hash = hashes[static_cast<std::size_t>(row)];
      hash = (hash ^ std::bit_cast<std::uint64_t>(values(row, column) + 0.0)) * factor;
      hash ^= hash >> 29U;
    }
  }
  return hashes;
}

}  // namespace

std::vector<Index> first_equal_rows(const MatrixView& values) {
  const std::vector<std::uint64_t> hashes = hashes_of(values);
  const std::vector<std::uint32_t> order = samples_by_key(hashes);
  const auto hash = [&](Index row) { return hashes[static_cast<std::size_t>(row)]; };
  std::vector<Index> first(hashes.size());
  for (std::size_t at = 0; at < order.size(); ++at) {
    const Index row = order[at];
    const Index before = at == 0 ? row : first[order[at - 1]];
    const bool equal = hash(before) == hash(row) && values.row(before) == values.row(row);
    first[static_cast<std::size_t>(row)] = equal ? before : row;
  }
  return first;
}

}  // namespace steelyard
