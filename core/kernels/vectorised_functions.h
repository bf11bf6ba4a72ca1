// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <bit>
#include <cstdint>

#include "core/kernels/each_level/namespace.h"

namespace steelyard {
inline namespace STEELYARD_LEVEL {

/// exp(x) for x <= 0 without branches or calls, so that loops over it vectorise: x is split into k
/// ln 2 + r with |r| <= ln 2 / 2; a Taylor polynomial gives exp(r), and k is added to the exponent
/// bits. ln 2 is split into two parts so that r keeps its precision.
/// \param x  from least_exponent<Real> to 0
/// \return accurate to about one unit in the last place
[[nodiscard]] inline double decaying_exponential(double x) {
  constexpr double log2_e = 1.4426950408889634;
  constexpr double ln2_high = 0.693147180369123816490;
  constexpr double ln2_low = 1.90821492927058770002e-10;
  constexpr double rounder = 6755399441055744.0;  // 1.5 * 2^52: adding it rounds to an integer
  constexpr int mantissa_bits = 52;
  const double shifted = x * log2_e + rounder;
  const double k = shifted - rounder;
  const double r = (x - k * ln2_high) - k * ln2_low;
  double p = 1.0 / 479001600.0;
  p = p * r + 1.0 / 39916800.0;
  p = p * r + 1.0 / 3628800.0;
  p = p * r + 1.0 / 362880.0;
  p = p * r + 1.0 / 40320.0;
  p = p * r + 1.0 / 5040.0;
  p = p * r + 1.0 / 720.0;
  p = p * r + 1.0 / 120.0;
  p = p * r + 1.0 / 24.0;
  p = p * r + 1.0 / 6.0;
  p = p * r + 0.5;
  p = p * r + 1.0;
  p = p * r + 1.0;
  return std::bit_cast<double>(std::bit_cast<std::uint64_t>(p) +
                               (std::bit_cast<std::uint64_t>(shifted) << mantissa_bits));
}

[[nodiscard]] inline float decaying_exponential(float x) {
  constexpr float log2_e = 1.44269504F;
  constexpr float ln2_high = 0.693359375F;
  constexpr float ln2_low = -2.12194440e-4F;
  constexpr float rounder = 12582912.0F;  // 1.5 * 2^23
  constexpr int mantissa_bits = 23;
  const float shifted = x * log2_e + rounder;
  const float k = shifted - rounder;
  const float r = (x - k * ln2_high) - k * ln2_low;
  float p = 1.0F / 5040.0F;
  p = p * r + 1.0F / 720.0F;
  p = p * r + 1.0F / 120.0F;
  p = p * r + 1.0F / 24.0F;
  p = p * r + 1.0F / 6.0F;
  p = p * r + 0.5F;
  p = p * r + 1.0F;
  p = p * r + 1.0F;
  return std::bit_cast<float>(std::bit_cast<std::uint32_t>(p) +
                              (std::bit_cast<std::uint32_t>(shifted) << mantissa_bits));
}

/// Below these exponents the result would be subnormal, which is slow.
template <typename Real>
inline constexpr Real least_exponent = Real{-700};
template <>
inline constexpr float least_exponent<float> = -86.0F;

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

}  // namespace STEELYARD_LEVEL
}  // namespace steelyard
