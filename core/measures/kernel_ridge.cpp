// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/kernel_ridge.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

#include "core/error.h"
#include "core/linalg/solve_positive.h"

namespace steelyard {
namespace {

KernelOptions rbf_of(double gamma) {
  KernelOptions options;
  options.gamma = gamma;
  return options;
}

Matrix solved(const Matrix& kernel, const Matrix& y, double penalty) {
  Matrix ridge = kernel;
  ridge.diagonal().array() += penalty;
  return solve_positive(ridge, y);
}

double fold_error(const Matrix& missed) {
  return missed.colwise().norm().mean() / std::sqrt(static_cast<double>(missed.rows()));
}

/// The error of each penalty over the folds.
std::vector<double> errors_over_folds(const Matrix& kernel, const Matrix& y, const Folds& folds,
                                      const std::vector<double>& penalties) {
  std::vector<double> errors(penalties.size(), 0.0);
  for (const auto& fold : folds) {
    const std::vector<Index> others = all_but(fold, kernel.rows());
    const Matrix training = kernel(others, others);
    const Matrix across = kernel(fold, others);
    const Matrix known = y(others, Eigen::all);
    const Matrix wanted = y(fold, Eigen::all);
    for (std::size_t trial = 0; trial < penalties.size(); ++trial) {
      const double error = fold_error(across * solved(training, known, penalties[trial]) - wanted);
      // With a tiny penalty, a singular kernel may give NaN.
      constexpr double never = std::numeric_limits<double>::infinity();
      const double share = error / static_cast<double>(folds.size());
      errors[trial] = std::isfinite(share) ? errors[trial] + share : never;
    }
  }
  return errors;
}

}  // namespace

Matrix kernel_ridge_coefficients(const Matrix& kernel, const Matrix& y, double penalty) {
  if (kernel.rows() != kernel.cols() || kernel.rows() != y.rows() || kernel.rows() == 0) {
    throw bad_input({"the kernel does not match the targets", "kernel ridge regression",
                     "one row and one column for each sample"});
  }
  if (!(penalty >= 0.0)) {
    throw bad_input({"the penalty is negative", "penalty", "0 or more"});
  }
  return solved(kernel, y, penalty);
}

Matrix KernelRidgeFit::predict(const Matrix& x) const {
  return kernel_matrix(x, centres, rbf_of(gamma)) * coefficients;
}

KernelRidgeFit cross_validated_kernel_ridge(const Matrix& x, const Matrix& y, const Folds& folds,
                                            const KernelRidgeSearch& search) {
  check_folds(folds, x.rows());
  if (search.gammas.empty() || search.penalties.empty()) {
    throw bad_input({"there are no values to try", "kernel ridge regression",
                     "at least one gamma and one penalty"});
  }
  KernelRidgeFit best;
  best.error = std::numeric_limits<double>::infinity();
  for (const double gamma : search.gammas) {
    const Matrix kernel = kernel_matrix(x, x, rbf_of(gamma));
    const std::vector<double> errors = errors_over_folds(kernel, y, folds, search.penalties);
    const auto least = std::min_element(errors.begin(), errors.end());
    if (best.centres.rows() == 0 || *least < best.error) {
      best.error = *least;
      best.gamma = gamma;
      best.penalty = search.penalties[static_cast<std::size_t>(least - errors.begin())];
      best.centres = x;
    }
  }
  best.coefficients =
      kernel_ridge_coefficients(kernel_matrix(x, x, rbf_of(best.gamma)), y, best.penalty);
  return best;
}

}  // namespace steelyard
