// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/methods/sobolev/convex_features.h"
#include "core/methods/sobolev/hermite_basis.h"

namespace steelyard::sobolev {

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

/// f(x, y) = sum_j phi(x_j)' U_j psi(y): each input acts alone.
class HermiteCritic final : public ConvexCritic {
 public:
  /// \param coefficients  3 D x R
  /// \param rotation      functions of the target x R
  HermiteCritic(HermiteBasis inputs, TargetBasis targets, Matrix coefficients, Matrix rotation);

  [[nodiscard]] Matrix of_inputs(const Matrix& x) const override;
  [[nodiscard]] Matrix of_targets(const Matrix& y) const override;
  [[nodiscard]] Vector means_with(const Matrix& x, const Matrix& targets, Index input,
                                  const Matrix& draws) const override;

 private:
  HermiteBasis inputs_;
  TargetBasis targets_;
  Matrix coefficients_, rotation_;
};

}  // namespace steelyard::sobolev
