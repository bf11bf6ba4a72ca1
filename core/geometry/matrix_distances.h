// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/geometry/distance_source.h"

namespace steelyard {

/// Distances given as a matrix. Row i holds the distances from sample i; the matrix need not be
/// symmetric.
class MatrixDistances : public DistanceSource {
 public:
  /// \param distances  N x N; must outlive this object
  explicit MatrixDistances(const MatrixView& distances) : distances_(distances) {}

  [[nodiscard]] Index samples() const override { return distances_.cols(); }
  [[nodiscard]] bool fill(std::span<const Index> rows, std::span<double> block,
                          const std::stop_token& stop) const override;

 private:
  MatrixView distances_;
};

}  // namespace steelyard
