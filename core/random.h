// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <random>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// Seeded random numbers, the same on every platform: the standard library fixes the engine but
/// not the distributions, so those are ours. One object per purpose, handed in, never global.
class Random {
 public:
  explicit Random(std::uint64_t seed) : engine_(seed) {}

  /// Uniform in [0, 1), with 53 random bits.
  [[nodiscard]] double uniform();
  /// Uniform in 0 .. bound - 1; bound >= 1. Unbiased.
  [[nodiscard]] std::uint64_t below(std::uint64_t bound);
  /// Standard normal, by the polar method of Marsaglia.
  [[nodiscard]] double normal();
  /// `count` different positions of 0 .. size - 1, ascending. 0 <= count <= size.
  [[nodiscard]] std::vector<Index> subset(Index size, Index count);

 private:
  std::mt19937_64 engine_;
  double spare_normal_ = 0.0;
  bool has_spare_ = false;
};

}  // namespace steelyard
