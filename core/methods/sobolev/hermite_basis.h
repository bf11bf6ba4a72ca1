// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>

#include "core/matrix.h"

namespace steelyard::sobolev {

/// The normalised probabilists' Hermite polynomials of degrees 1 to 3 of standardised columns,
/// clipped at 3 deviations, each with mean 0 over the samples that it was fitted to.
class HermiteBasis {
 public:
  static constexpr Index degree = 3;
  using Values = Eigen::Vector3d;

  HermiteBasis() = default;
  explicit HermiteBasis(const Matrix& columns);

  /// Not centred.
  [[nodiscard]] static Values values_at(double z);
  /// Their derivatives: 0 where clipped.
  [[nodiscard]] static Values slopes_at(double z);
  [[nodiscard]] Values centred_at(double z, Index column) const {
    return values_at(z) - means_.col(column);
  }
  /// M x 3 C: the three of each column side by side. \param columns  M x C
  [[nodiscard]] Matrix values(const Matrix& columns) const;

 private:
  Eigen::Matrix3Xd means_;  ///< of each column
};

}  // namespace steelyard::sobolev
