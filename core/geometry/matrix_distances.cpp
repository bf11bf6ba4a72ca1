// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/geometry/matrix_distances.h"

namespace steelyard {

bool MatrixDistances::fill(std::span<const Index> rows, std::span<double> block,
                           const std::stop_token& stop) const {
  using Block = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
  Eigen::Map<Block> filled(block.data(), static_cast<Index>(rows.size()), samples());
  for (Index column = 0; column < samples(); ++column) {
    for (std::size_t row = 0; row < rows.size(); ++row) {
      // Rounding may have left a tiny negative number where two samples coincide.
      filled(static_cast<Index>(row), column) = std::max(0.0, distances_(rows[row], column));
    }
  }
  return !stop.stop_requested();
}

}  // namespace steelyard
