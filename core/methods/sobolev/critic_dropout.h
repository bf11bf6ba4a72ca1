// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>

#include "core/matrix.h"
#include "core/random.h"

namespace steelyard::sobolev {

/// Draws which units take part in a pass. A training draws tens of thousands of units in each step,
/// so eight generators xoshiro256++ (Blackman & Vigna 2021) run side by side, and a number of 16
/// bits decides about a unit.
class DroppedUnits {
 public:
  /// \param random  seeds the generators
  /// \param share   of the units that are left out, 0 .. < 1
  DroppedUnits(Random& random, double share);

  /// Sets each value to 0 with probability `share`, and to 1 / (1 - share) otherwise.
  template <typename Scalar>
  void draw(Scalar* values, Index count);

 private:
  static constexpr std::size_t lanes = 8;
  using Lanes = std::array<std::uint64_t, lanes>;

  void next(std::uint16_t* numbers);  ///< writes 32 numbers

  std::array<Lanes, 4> state_{};
  std::uint16_t threshold_ = 0;
  double kept_ = 1.0;
};

}  // namespace steelyard::sobolev
