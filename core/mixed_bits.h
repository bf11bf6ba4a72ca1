// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

namespace steelyard {

/// Scrambles the bits of a number, one to one, so that each bit of the result depends on all bits
/// (the last step of SplitMix64: Steele, Lea & Flood 2014, with the constants of Stafford's Mix13).
[[nodiscard]] inline std::uint64_t mixed_bits(std::uint64_t bits) {
  bits = (bits ^ (bits >> 30U)) * 0xbf58476d1ce4e5b9ULL;
  bits = (bits ^ (bits >> 27U)) * 0x94d049bb133111ebULL;
  return bits ^ (bits >> 31U);
}

}  // namespace steelyard
