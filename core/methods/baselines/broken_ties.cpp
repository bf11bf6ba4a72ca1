// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/baselines/broken_ties.h"

#include <algorithm>

#include "core/geometry/sample_keys.h"
#include "core/geometry/value_order.h"
#include "core/random.h"

namespace steelyard::baselines {
namespace {

/// Uniform in [-1, 1).
double share_of(std::uint64_t bits) {
  constexpr double ulp = 1.0 / 4503599627370496.0;  // 2^-52
  return static_cast<double>(bits >> 11U) * ulp - 1.0;
}

/// The largest move, for values of deviation 1: as scikit-learn's, or a thousandth of the smallest
/// gap, where that is not rounding.
double largest_move(double smallest_gap) {
  constexpr double usual = 1e-10;
  constexpr double least = 1e-14;
  return std::clamp(1e-3 * smallest_gap, least, usual);
}

}  // namespace

bool break_ties(std::span<const std::uint64_t> keys, std::uint64_t seed,
                Eigen::Ref<Vector> values) {
  return break_ties(keys, seed, samples_by_value(values), values);
}

bool break_ties(std::span<const std::uint64_t> keys, std::uint64_t seed,
                std::span<const std::uint32_t> order, Eigen::Ref<Vector> values) {
  const DenseRanks dense = dense_ranks(values, order);
  if (dense.different == keys.size()) {
    return false;
  }
  std::uint64_t of_column = 0;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    of_column += mixed_bits(keys[i] ^ mixed_bits(dense.ranks[i]));
  }
  const std::uint64_t stream = mixed_bits(mixed_bits(seed + 1) ^ of_column);
  const double move = largest_move(dense.smallest_gap);
  for (std::size_t i = 0; i < keys.size(); ++i) {
    values[static_cast<Index>(i)] += move * share_of(mixed_bits(stream + keys[i]));
  }
  return true;
}

}  // namespace steelyard::baselines
