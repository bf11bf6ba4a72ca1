// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"

namespace steelyard::sobolev {

/// The normalised probabilists' Hermite polynomials of degrees 1 to 3 of standardised columns that
/// are clipped at 3 standard deviations. Each has mean 0 over the samples that it was fitted to.
///
/// A column with few distinct values has lower degrees, and 0 for the others: a cubic through two
/// values can be flat at both. One with two values is not clipped, which would hide rare values.
class HermiteBasis {
 public:
  static constexpr Index degree = 3;
  using Values = Eigen::Vector3d;

  HermiteBasis() = default;
  explicit HermiteBasis(const Matrix& columns);

  [[nodiscard]] Values centred_at(double z, Index column) const {
    return values_at(z, column) - means_.col(column);
  }
  /// The derivatives, which are not centred; 0 where the column is clipped.
  [[nodiscard]] Values slopes_at(double z, Index column) const;
  /// M x 3 C, the three polynomials of each column side by side, for M x C `columns`.
  [[nodiscard]] Matrix values(const Matrix& columns) const;

 private:
  [[nodiscard]] Values values_at(double z, Index column) const;

  std::vector<Index> degrees_;  ///< of each column; one of degree 1 is not clipped
  Eigen::Matrix3Xd means_;      ///< of the polynomials of each column
};

/// The functions of the target in the additive critic: Hermite polynomials of numbers or, for
/// classes, one column each, with mean 0 over the samples that it was fitted to.
class TargetBasis {
 public:
  TargetBasis() = default;
  /// \param targets     N x T, standardised
  /// \param deviations  T; those of the targets before they were standardised
  /// \param classes     whether the columns stand for classes
  TargetBasis(const Matrix& targets, const Vector& deviations, bool classes);
  [[nodiscard]] Matrix values(const Matrix& targets) const;

 private:
  HermiteBasis numbers_;
  Vector of_classes_;  ///< standard deviations of the columns; empty for numbers
};

}  // namespace steelyard::sobolev
