// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cmath>
#include <cstdint>
#include <numbers>

#include "tests/support/normal_matrix.h"

namespace steelyard::tests {

/// Mean 0 and standard deviation 1 (over N).
inline Matrix standardised(const Matrix& columns) {
  Matrix scaled = columns.rowwise() - columns.colwise().mean();
  for (auto column : scaled.colwise()) {
    column /= std::sqrt(column.squaredNorm() / static_cast<double>(column.size()));
  }
  return scaled;
}

/// Two half circles that reach into each other, with noise, in the first two columns; the others
/// are noise alone (Lindenbaum et al. 2021). The first half of the samples is the outer circle.
inline Matrix two_moons(Index samples, Index columns, std::uint64_t seed) {
  Matrix table = normal_matrix(samples, columns, seed);
  table.leftCols(2) *= 0.05;
  const Index half = samples / 2;
  for (Index row = 0; row < samples; ++row) {
    const bool outer = row < half;
    const double at = std::numbers::pi * static_cast<double>(outer ? row : row - half) /
                      static_cast<double>(half - 1);
    table(row, 0) += outer ? std::cos(at) : 1.0 - std::cos(at);
    table(row, 1) += outer ? std::sin(at) : 0.5 - std::sin(at);
  }
  return table;
}

}  // namespace steelyard::tests
