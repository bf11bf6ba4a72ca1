// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <bit>
#include <cstdint>

namespace steelyard {

/// 1 / sqrt(x), written so that compilers vectorise loops over it: an initial guess by halving the
/// exponent, then Newton steps y (3 - x y^2) / 2, each of which doubles the number of correct
/// digits. Several times faster than a square root and a division.
///
/// \param x  >= 0; smaller values than 1e-300 (1e-36 in single precision) are replaced by it, so
///           that the result stays finite
/// \return accurate to a few units in the last place
[[nodiscard]] inline double inverse_square_root(double x) {
  constexpr double least = 1e-300;
  x = x > least ? x : least;
  const double half = 0.5 * x;
  auto y = std::bit_cast<double>(0x5FE6EB50C7B537A9ULL - (std::bit_cast<std::uint64_t>(x) >> 1U));
  y *= 1.5 - half * y * y;
  y *= 1.5 - half * y * y;
  y *= 1.5 - half * y * y;
  y *= 1.5 - half * y * y;
  return y;
}

[[nodiscard]] inline float inverse_square_root(float x) {
  constexpr float least = 1e-36F;
  x = x > least ? x : least;
  const float half = 0.5F * x;
  auto y = std::bit_cast<float>(0x5F375A86U - (std::bit_cast<std::uint32_t>(x) >> 1U));
  y *= 1.5F - half * y * y;
  y *= 1.5F - half * y * y;
  y *= 1.5F - half * y * y;
  return y;
}

}  // namespace steelyard
