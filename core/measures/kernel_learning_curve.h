// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/matrix.h"
#include "core/measures/folds.h"

namespace steelyard {

/// Samples to train on, in the order in which they are added, and samples to test on.
struct OrderedSamples {
  Matrix x;       ///< n x d
  Matrix y;       ///< n x p
  Matrix test_x;  ///< m x d
  Matrix test_y;  ///< m x p
};

/// Kernel ridge regression with the kernel exp(-gamma |x - x'|^2), whose height is 1.
struct RidgeKernel {
  double gamma = 1.0;     ///< 1 / sigma^2; > 0
  double penalty = 1e-6;  ///< lambda >= 0, relative to the height. For a kernel with the factor 1 /
                          ///< (sqrt(2 pi) sigma), as in the code of Fabregat et al. 2022, this is
                          ///< that code's lambda times sqrt(2 pi) sigma
  /// If true, the targets are predicted as differences from their mean over the training samples of
  /// each size; if false, as they are.
  bool from_mean = true;
};

/// The mean absolute error on the test samples after training on the first `size` samples, for each
/// size and target. All sizes share one Cholesky decomposition, since the leading block of a factor
/// is the factor of the leading block. The result is the same to the last bit for any number of
/// threads. Cost O(n^3 / 3 + n (n + m) d), memory n^2.
/// \param sizes  ascending, 1 .. n
/// \return sizes x p, in the targets' units; all NaN if the kernel with its penalty is not positive
///         definite up to rounding; `std::nullopt` when stopped
/// \throws Error(bad_input) for shapes that do not match, no samples, or invalid sizes or options
[[nodiscard]] std::optional<Matrix> kernel_learning_curve(const OrderedSamples& samples,
                                                          const std::vector<Index>& sizes,
                                                          const RidgeKernel& kernel,
                                                          const std::stop_token& stop = {});

/// The mean absolute error of each penalty over the folds and targets, where each fold is predicted
/// from the others. It serves to choose gamma and the penalty for a learning curve. Cost
/// O(penalties folds n^3 / 3).
/// \param x  n x d
/// \param y  n x p; if the units of the targets differ, the largest numbers count most
/// \return one number per penalty, infinite if the kernel is not positive definite up to rounding;
///         `std::nullopt` when stopped
/// \throws Error(bad_input) for invalid folds, gamma or penalties
[[nodiscard]] std::optional<std::vector<double>> kernel_fold_errors(
    const Matrix& x, const Matrix& y, const Folds& folds, double gamma,
    const std::vector<double>& penalties, const std::stop_token& stop = {});

}  // namespace steelyard
