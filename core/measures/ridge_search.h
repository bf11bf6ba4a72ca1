// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/matrix.h"
#include "core/measures/folds.h"

namespace steelyard {

/// How large coefficients from small singular values s are avoided, at a strength a.
enum class Regularisation {
  cutoff,   ///< 1/s if s > a, otherwise 0
  tikhonov  ///< s / (s^2 + a): ridge regression with penalty a
};

/// `count` numbers from `first` to `last` in geometric progression.
/// \param first, last  > 0
/// \param count        >= 2
[[nodiscard]] std::vector<double> geometric_steps(double first, double last, int count);

/// The strengths to try.
struct RidgeSearch {
  Regularisation how = Regularisation::cutoff;
  /// If relative, each strength is multiplied by the largest singular value of the training parts
  /// of all folds (also the penalty of tikhonov, as with scikit-matter's "relative").
  std::vector<double> strengths = geometric_steps(1e-9, 0.9, 20);
  bool relative = true;  ///< whether the strengths are relative
};

/// A linear regression without intercept.
struct RidgeFit {
  Matrix coefficients;         ///< W: d x p, y ~ x W
  std::size_t position = 0;    ///< position of the chosen strength
  double strength = 0.0;       ///< the chosen a, absolute
  std::vector<double> errors;  ///< for each strength, over the folds
};

/// Ridge regression whose strength is chosen by cross-validation (scikit-matter's Ridge2FoldCV, for
/// any number of folds). The error of a strength is the mean over the folds of
///   mean over target columns of sqrt(mean over the fold's samples of (prediction - truth)^2),
/// where each fold is predicted from the others. The strength with the least error (the first in
/// case of ties) is then fitted to all samples. Each fold needs one SVD. Cost O(folds n d min(n, d)
/// + strengths n r p).
/// \param x      n x d, centred by the caller
/// \param y      n x p
/// \param folds  of 0 .. n - 1
/// \throws Error(bad_input) for folds that do not partition the samples, no strength, or a negative
///         strength
[[nodiscard]] RidgeFit cross_validated_ridge(const Matrix& x, const Matrix& y, const Folds& folds,
                                             const RidgeSearch& search = {});

/// cross_validated_ridge with Regularisation::tikhonov and relative strengths, from the eigenpairs
/// of the smaller of X'X and XX' instead of the SVD. It is several times faster and stops within
/// hundredths of a second. As the products square the singular values, those below about 1e-8 of
/// the largest are lost, so strengths should not be so small that these matter.
/// \param x          n x d, centred by the caller
/// \param y          n x p
/// \param folds      of 0 .. n - 1
/// \param strengths  > 0, at least one; each is multiplied by the largest singular value
/// \return the coefficients, d x p; `std::nullopt` when stopped
[[nodiscard]] std::optional<Matrix> gram_ridge(const Matrix& x, const Matrix& y, const Folds& folds,
                                               const std::vector<double>& strengths,
                                               const std::stop_token& stop);

}  // namespace steelyard
