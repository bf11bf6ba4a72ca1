// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"
#include "core/measures/folds.h"

namespace steelyard {

/// How small singular values s are kept from making large coefficients, at strength a.
enum class Regularisation {
  cutoff,   ///< 1/s where s > a, else 0
  tikhonov  ///< s / (s^2 + a): ridge regression of penalty a
};

/// `count` numbers from `first` to `last`, each the same factor times the one before.
/// \param first, last  > 0    \param count  >= 2
[[nodiscard]] std::vector<double> geometric_steps(double first, double last, int count);

/// Which strengths are tried.
struct RidgeSearch {
  Regularisation how = Regularisation::cutoff;
  /// Each times the largest singular value of all the folds' training parts (also where it is the
  /// penalty of tikhonov: scikit-matter's "relative").
  std::vector<double> strengths = geometric_steps(1e-9, 0.9, 20);
  bool relative = true;  ///< false: strengths as they are
};

/// A linear regression without intercept.
struct RidgeFit {
  Matrix coefficients;         ///< W: d x p, y ~ x W
  std::size_t position = 0;    ///< of the strength that was chosen
  double strength = 0.0;       ///< a, absolute
  std::vector<double> errors;  ///< of each strength, over the folds
};

/// Ridge regression whose strength is chosen by cross-validation (scikit-matter's Ridge2FoldCV, for
/// any number of folds). The error of a strength is the mean over the folds of
///   mean over target columns of sqrt(mean over the fold's samples of (prediction - truth)^2),
/// each fold predicted from the others; the first of equal errors is chosen, and fitted to all.
/// Only one SVD a fold. Cost O(folds n d min(n, d) + strengths n r p).
/// \param x  n x d, centred by the caller    \param y  n x p    \param folds  of 0 .. n - 1
/// \throws Error(bad_input) for folds that do not share the samples out, no strength, or one that
///         is negative
[[nodiscard]] RidgeFit cross_validated_ridge(const Matrix& x, const Matrix& y, const Folds& folds,
                                             const RidgeSearch& search = {});

}  // namespace steelyard
