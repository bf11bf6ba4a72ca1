// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/kernels/each_level/row_loops.h"

#include <bit>

namespace steelyard::kernels::STEELYARD_LEVEL {
namespace {

/// An integer with the same order as the distance; -0 counts as 0.
std::uint64_t bits_of(double distance) { return std::bit_cast<std::uint64_t>(distance + 0.0); }

void widen(const double* distances, std::size_t count, std::uint64_t huge, BitRange* range) {
  // Both comparisons in one, as 0 - 1 is the largest. Lane by lane, because compilers do not
  // vectorise the search for a least and a largest integer.
  constexpr std::size_t width = 16;
  // The functions of std::array may not be inlined.
  // NOLINTBEGIN(*-avoid-c-arrays)
  std::uint64_t lowest[width];
  std::uint64_t highest[width];
  for (std::size_t lane = 0; lane < width; ++lane) {
    lowest[lane] = range->lowest;
    highest[lane] = range->highest;
  }
  const auto take = [&](std::size_t lane, double distance) {
    const std::uint64_t bits = bits_of(distance);
    const bool counts = bits - 1 < huge - 1;
    const std::uint64_t low = counts ? bits : ~std::uint64_t{0};
    const std::uint64_t high = counts ? bits : 0;
    lowest[lane] = low < lowest[lane] ? low : lowest[lane];
    highest[lane] = high > highest[lane] ? high : highest[lane];
  };
  // NOLINTEND(*-avoid-c-arrays)
  std::size_t start = 0;
  for (; start + width <= count; start += width) {
    for (std::size_t lane = 0; lane < width; ++lane) {
      take(lane, distances[start + lane]);
    }
  }
  for (std::size_t lane = 0; start + lane < count; ++lane) {
    take(lane, distances[start + lane]);
  }
  for (std::size_t lane = 0; lane < width; ++lane) {
    range->lowest = lowest[lane] < range->lowest ? lowest[lane] : range->lowest;
    range->highest = highest[lane] > range->highest ? highest[lane] : range->highest;
  }
}

void place(const double* distances, std::size_t count, std::uint64_t lowest, unsigned shift,
           std::uint64_t last, std::uint32_t* places) {
  for (std::size_t j = 0; j < count; ++j) {
    const std::uint64_t bits = bits_of(distances[j]);
    const std::uint64_t of_bits = bits == 0 ? 0 : ((bits - lowest) >> shift) + 1;
    places[j] = static_cast<std::uint32_t>(of_bits < last ? of_bits : last);
  }
}

}  // namespace

void put_row_loops(Kernels& kernels) { kernels.rows = {widen, place}; }

}  // namespace steelyard::kernels::STEELYARD_LEVEL
