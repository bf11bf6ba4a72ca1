// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/matrix_distances.h"

#include <algorithm>

#include "core/parallel.h"

namespace steelyard {

bool MatrixDistances::fill(std::span<const Index> rows, std::span<double> block,
                           const std::stop_token& stop) const {
  constexpr std::size_t together = 16;  // rows written together while columns are read
  const auto length = static_cast<std::size_t>(samples());
  const std::size_t lots = (rows.size() + together - 1) / together;
  return parallel_for(static_cast<Index>(lots), stop, [&](Index lot) {
    const std::size_t first = static_cast<std::size_t>(lot) * together;
    const std::size_t last = std::min(first + together, rows.size());
    for (std::size_t column = 0; column < length; ++column) {
      for (std::size_t row = first; row < last; ++row) {
        const double distance = distances_(rows[row], static_cast<Index>(column));
        // For coinciding samples, rounding may have left a tiny negative number.
        block[row * length + column] = std::max(0.0, distance);
      }
    }
  });
}

}  // namespace steelyard
