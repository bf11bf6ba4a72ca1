// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

#include "core/matrix.h"
#include "core/measures/folds.h"
#include "core/measures/kernel_ridge.h"
#include "core/measures/ridge_search.h"

namespace steelyard {

enum class Regressor {
  ridge,        ///< linear, Tikhonov; penalty from cross-validation
  kernel_ridge  ///< radial basis functions; width and penalty from cross-validation
};

struct RegressionOptions {
  Regressor regressor = Regressor::ridge;
  Index folds = 2;         ///< >= 2; two in Cersonsky et al. 2021
  std::uint64_t seed = 1;  ///< of the folds
  /// Folds of positions in the training list, for samples that belong together. Empty for `folds`
  /// random folds.
  Folds given_folds{};
  RidgeSearch ridge{Regularisation::tikhonov, geometric_steps(1e-9, 0.9, 20), true};
  KernelRidgeSearch kernel_ridge{};
  /// With more training samples than this, they are thinned, because the cost of full kernel ridge
  /// regression grows with the cube of their number. At least twice the number of folds.
  Index most_samples = 1000;
};

/// The error of a regression on samples that it was not trained on:
///   sqrt(mean over test samples and targets of ((prediction - truth) / sigma)^2),
/// where sigma is the target's standard deviation over the training samples. About 1 means that the
/// features carry no information. Everything is learned from the training samples: means, scales
/// (all features together are scaled to a total variance of 1), penalty, width and coefficients.
/// \param x  N x d, finite; the mean is predicted if there are no columns or only constant ones
/// \param y  N x p, finite
/// \throws Error(bad_input) like check_regression
[[nodiscard]] double regression_error(const Matrix& x, const Matrix& y, const Split& split,
                                      const RegressionOptions& options = {});

/// The same for a sparse kernel ridge regression.
/// \param active  training samples, by position in the table
/// \throws Error(bad_input) also if one of them is not a training sample
[[nodiscard]] double sparse_regression_error(const Matrix& x, const Matrix& y, const Split& split,
                                             const std::vector<Index>& active,
                                             const RegressionOptions& options = {});

/// \throws Error(bad_input) for different numbers of rows, no target, a split that does not match
///         the rows, more folds than training samples, given folds that do not partition these, a
///         target that is constant among these (naming its column), or options out of range
void check_regression(const Matrix& x, const Matrix& y, const Split& split,
                      const RegressionOptions& options);

}  // namespace steelyard
