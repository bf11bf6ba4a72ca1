// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"

namespace steelyard::sobolev {

/// The normalised probabilists' Hermite polynomials of degrees 1 to 3 of standardised columns,
/// clipped at 3 deviations, each with mean 0 over the samples that it was fitted to.
///
/// A column of few distinct values has lower degrees, 0 standing for the others: a cubic through
/// two values can be flat at both. One of two values is not clipped, which would hide rare ones.
class HermiteBasis {
 public:
  static constexpr Index degree = 3;
  using Values = Eigen::Vector3d;

  HermiteBasis() = default;
  explicit HermiteBasis(const Matrix& columns);

  [[nodiscard]] Values centred_at(double z, Index column) const {
    return values_at(z, column) - means_.col(column);
  }
  /// The derivatives: 0 where clipped. They are not centred.
  [[nodiscard]] Values slopes_at(double z, Index column) const;
  /// M x 3 C: the three of each column side by side. \param columns  M x C
  [[nodiscard]] Matrix values(const Matrix& columns) const;

 private:
  [[nodiscard]] Values values_at(double z, Index column) const;

  std::vector<Index> degrees_;  ///< of each column; 1: not clipped
  Eigen::Matrix3Xd means_;      ///< of each column
};

}  // namespace steelyard::sobolev
