// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/embed/mixed_spectrum.h"
#include "core/linalg/thin_svd.h"
#include "core/matrix.h"

namespace steelyard {

/// The losses due to the latent space, relative to the inputs and the targets: about 0 .. 1.
struct PcovrLosses {
  double inputs = 0.0;   ///< l_X = ||X - T T^+ X||^2 / ||X||^2
  double targets = 0.0;  ///< l_Y = ||Y - T T^+ Y||^2 / ||Y||^2
};

/// The latent space at one alpha. It has k components; those that do not exist are 0.
struct PcovrModel {
  double alpha = 1.0;
  Vector eigenvalues;  ///< Lambda: k, descending
  Matrix scores;       ///< T: n x k; T^T T = diag(Lambda)
  Matrix to_latent;    ///< P_XT: d x k, T = X P_XT
  PcovrLosses losses;
  Vector input_share;   ///< k; share of ||X||^2 that each component reproduces
  Vector target_share;  ///< k; share of ||Y||^2 that each component reproduces
};

/// Principal covariates regression (de Jong & Kiers 1992; eqs 12 to 14 of Cersonsky et al. 2021):
/// minimises alpha l_X + (1 - alpha) l_Y over T = X P_XT. alpha = 1 is PCA, alpha = 0 regression.
///
/// One singular value decomposition X = U S V^T serves all alphas: with z = U^T Y-hat,
///   A = alpha S^2 + (1 - alpha) z z^T = Q Lambda Q^T,   T = U Q Lambda^{1/2},
///   P_XT = V S^{-1} Q Lambda^{1/2},
/// which is the feature-space form (eq 14) and the sample-space form (eq 13) at once. X and Y are
/// centred here by their means; scaling is left to the caller (fit_scaler).
class Pcovr {
 public:
  /// Costs O(n d min(n, d)) once.
  /// \param x      X: n x d, finite, n >= 1
  /// \param y      Y: n x p; without columns only alpha = 1 is meaningful
  /// \param ridge  lambda >= 0 of the ridge regression for Y-hat, in squared units of X; 0 for
  ///               least squares
  /// \throws Error(bad_input) for different numbers of rows, no row, or a negative ridge
  Pcovr(const Matrix& x, const Matrix& y, double ridge = 1e-6);

  /// Costs O(r^3 + n r k) up to rank 200, O(iterations r p + n r k) above.
  /// \param alpha  0 .. 1
  /// \param count  k >= 1; components beyond the rank are 0
  /// \throws Error(bad_input) if either is out of range, or for alpha < 1 without targets
  [[nodiscard]] PcovrModel solve(double alpha, Index count) const;

 private:
  ThinSvd svd_;
  Matrix targets_;  // U^T Y: r x p
  MixedSpectrum spectrum_;
  double target_norm_ = 0.0;  // ||Y||^2
};

}  // namespace steelyard
