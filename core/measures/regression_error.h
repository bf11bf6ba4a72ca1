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
  ridge,        ///< linear, tikhonov, penalty by cross-validation
  kernel_ridge  ///< radial basis functions, width and penalty by cross-validation
};

struct RegressionOptions {
  Regressor regressor = Regressor::ridge;
  Index folds = 2;         ///< >= 2; two in Cersonsky et al. 2021
  std::uint64_t seed = 1;  ///< of the folds
  RidgeSearch ridge{Regularisation::tikhonov, geometric_steps(1e-9, 0.9, 20), true};
  KernelRidgeSearch kernel_ridge{};
  /// A full kernel ridge regression takes time with the cube of the samples: of more training
  /// samples only every so many-th is learned from. >= 4
  Index most_samples = 1000;
};

/// How wrong the targets are on samples that a regression has not seen:
///   sqrt(mean over test samples and targets of ((prediction - truth) / sigma)^2),
/// sigma the target's standard deviation over the training samples. About 1 says that the features
/// tell nothing. Everything is learned from the training samples: means, scales (the features
/// together to a total variance of 1), penalty, width, coefficients.
/// \param x  N x d, finite; none, or columns that do not vary: the mean is predicted
/// \param y  N x p, finite    \throws Error(bad_input) as check_regression
[[nodiscard]] double regression_error(const Matrix& x, const Matrix& y, const Split& split,
                                      const RegressionOptions& options = {});

/// The same of a sparse kernel ridge regression.
/// \param active  samples of the training part, by their position in the table
/// \throws Error(bad_input) also where one of them is not of the training part
[[nodiscard]] double sparse_regression_error(const Matrix& x, const Matrix& y, const Split& split,
                                             const std::vector<Index>& active,
                                             const RegressionOptions& options = {});

/// \throws Error(bad_input) for rows that do not fit, a split that is not of them, more folds than
///         training samples, a target that does not vary among these (named by its column), options
///         out of range
void check_regression(const Matrix& x, const Matrix& y, const Split& split,
                      const RegressionOptions& options);

}  // namespace steelyard
