// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"
#include "core/measures/folds.h"
#include "core/measures/kernel.h"
#include "core/measures/ridge_search.h"

namespace steelyard {

/// (K + lambda I)^{-1} Y, by Cholesky decomposition, or by LU if that fails because K is not
/// positive semi-definite (sigmoid kernel, or rounding). Cost O(n^3 / 3).
/// \param kernel   K: n x n, symmetric
/// \param y        Y: n x p
/// \param penalty  lambda >= 0
/// \return n x p
/// \throws Error(bad_input) for shapes that do not match or a negative penalty
[[nodiscard]] Matrix kernel_ridge_coefficients(const Matrix& kernel, const Matrix& y,
                                               double penalty);

/// The widths and penalties to try. The radial basis functions have height 1, and the caller scales
/// the columns to a total variance of 1, so that samples are about sqrt(2) apart.
struct KernelRidgeSearch {
  std::vector<double> gammas{0.125, 0.5, 2.0, 8.0};
  std::vector<double> penalties = geometric_steps(1e-9, 1.0, 10);
};

/// Kernel ridge regression with radial basis functions, y ~ sum_i exp(-gamma |x - x_i|^2) c_i, over
/// all training samples or, if it is sparse, over an active set of M of them:
///   c = (K_MN K_NM + lambda K_MM)^{-1} K_MN Y
/// (the subset of regressors: Smola & Schoelkopf 2000; section 3.2 of Cersonsky et al. 2021).
struct KernelRidgeFit {
  Matrix centres;       ///< n x d or M x d
  Matrix coefficients;  ///< n x p or M x p
  double gamma = 0.0;
  double penalty = 0.0;
  double error = 0.0;  ///< over the folds, for the chosen gamma and penalty

  /// \param x  m x d
  /// \return m x p
  [[nodiscard]] Matrix predict(const Matrix& x) const;
};

/// Chooses the gamma and penalty with the least error over the folds (as defined in ridge_search.h;
/// the first in case of ties). Cost O(gammas penalties folds n^3).
/// \param x      n x d
/// \param y      n x p, centred by the caller
/// \param folds  of 0 .. n - 1
/// \throws Error(bad_input) for invalid folds, an empty search, a gamma not above 0 or a negative
///         penalty
[[nodiscard]] KernelRidgeFit cross_validated_kernel_ridge(const Matrix& x, const Matrix& y,
                                                          const Folds& folds,
                                                          const KernelRidgeSearch& search = {});

/// The same with an active set. Solved in the features Phi = K_NM K_MM^{-1/2}, in which it is a
/// linear ridge regression: repeated samples in the active set do no harm, and all penalties share
/// one decomposition. With all samples active it is the full kernel ridge regression. Cost O(gammas
/// folds n M^2).
/// \param active  M of 0 .. n - 1
/// \throws Error(bad_input) also for an active set that is empty or contains invalid positions
[[nodiscard]] KernelRidgeFit sparse_kernel_ridge(const Matrix& x, const Matrix& y,
                                                 const std::vector<Index>& active,
                                                 const Folds& folds,
                                                 const KernelRidgeSearch& search = {});

}  // namespace steelyard
