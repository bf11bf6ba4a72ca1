// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/measures/kernel_ridge.h"

#include <Eigen/Cholesky>
#include <Eigen/LU>
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/error.h"
#include "core/linalg/symmetric_spectrum.h"

namespace steelyard {
namespace {

KernelOptions rbf_of(double gamma) {
  KernelOptions options;
  options.gamma = gamma;
  return options;
}

/// By Cholesky decomposition, or by LU where rounding has made the matrix indefinite.
Matrix solve_positive(const Matrix& symmetric, const Matrix& right) {
  const Eigen::LLT<Matrix> cholesky(symmetric);
  if (cholesky.info() == Eigen::Success) {
    return cholesky.solve(right);
  }
  return Eigen::PartialPivLU<Matrix>(symmetric).solve(right);
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

/// K_MM^{-1/2} on the span of K_MM: M x r. Eigenvalues due to rounding are left out.
Matrix inverse_root(const Matrix& kernel) {
  const SymmetricEigen eigen = symmetric_eigen(kernel);
  const Index size = kernel.rows();
  const double least = 100.0 * static_cast<double>(size) * std::numeric_limits<double>::epsilon() *
                       eigen.values[size - 1];
  const Index rank = (eigen.values.array() > least).count();
  return eigen.vectors.rightCols(rank) *
         eigen.values.tail(rank).cwiseSqrt().cwiseInverse().asDiagonal();
}

void check_active(const std::vector<Index>& active, Index samples) {
  const bool inside = std::all_of(active.begin(), active.end(), [samples](Index sample) {
    return sample >= 0 && sample < samples;
  });
  if (active.empty() || !inside) {
    throw bad_input(
        {message("kernel_ridge.bad_active_set",
                 "the active set is empty or has a sample that does not exist"),
         "active set",
         message("kernel_ridge.bad_active_set.accepted", "samples from 1 to {1}", samples)});
  }
}

}  // namespace

Matrix kernel_ridge_coefficients(const Matrix& kernel, const Matrix& y, double penalty) {
  if (kernel.rows() != kernel.cols() || kernel.rows() != y.rows() || kernel.rows() == 0) {
    throw bad_input(
        {message("kernel_ridge.mismatched_targets", "the kernel does not match the targets"),
         "kernel ridge regression",
         message("kernel_ridge.mismatched_targets.accepted",
                 "one row and one column for each sample")});
  }
  if (!(penalty >= 0.0)) {
    throw bad_input({message("kernel_ridge.negative_penalty", "the penalty is negative"), "penalty",
                     message("kernel_ridge.negative_penalty.accepted", "0 or more")});
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
    throw bad_input(
        {message("kernel_ridge.no_values", "there are no values to try"), "kernel ridge regression",
         message("kernel_ridge.no_values.accepted", "at least one gamma and one penalty")});
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

KernelRidgeFit sparse_kernel_ridge(const Matrix& x, const Matrix& y,
                                   const std::vector<Index>& active, const Folds& folds,
                                   const KernelRidgeSearch& search) {
  check_active(active, x.rows());
  if (search.gammas.empty()) {
    throw bad_input({message("kernel_ridge.no_gamma", "there is no gamma to try"),
                     "kernel ridge regression",
                     message("kernel_ridge.no_gamma.accepted", "at least one")});
  }
  const RidgeSearch ridge{Regularisation::tikhonov, search.penalties, false};
  KernelRidgeFit best;
  best.centres = x(active, Eigen::all);
  for (const double gamma : search.gammas) {
    const Matrix root = inverse_root(kernel_matrix(best.centres, best.centres, rbf_of(gamma)));
    const Matrix features = kernel_matrix(x, best.centres, rbf_of(gamma)) * root;
    const RidgeFit fit = cross_validated_ridge(features, y, folds, ridge);
    const double error = fit.errors[fit.position];
    if (best.coefficients.rows() == 0 || error < best.error) {
      best.error = error;
      best.gamma = gamma;
      best.penalty = fit.strength;
      best.coefficients = root * fit.coefficients;
    }
  }
  return best;
}

}  // namespace steelyard
