// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>

#include "core/matrix.h"
#include "core/random.h"

namespace steelyard::sobolev {

/// Which units take part in a pass. A training asks for tens of thousands of these in each step, so
/// eight generators xoshiro256++ (Blackman & Vigna 2021) run side by side, and a number of 16 bits
/// decides about a unit.
class DroppedUnits {
 public:
  /// \param random  starts the generators    \param share  of the units that are left out, 0 .. < 1
  DroppedUnits(Random& random, double share);

  /// Each value becomes 0 with the probability `share`, otherwise 1 / (1 - share).
  template <typename Scalar>
  void draw(Scalar* values, Index count);

 private:
  static constexpr std::size_t lanes = 8;
  using Lanes = std::array<std::uint64_t, lanes>;

  void next(std::uint16_t* numbers);  ///< 32 of them

  std::array<Lanes, 4> state_{};
  std::uint16_t threshold_ = 0;
  double kept_ = 1.0;
};

}  // namespace steelyard::sobolev
