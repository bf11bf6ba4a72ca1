// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <limits>
#include <string>

#include "core/error.h"
#include "core/linalg/symmetric_eigen.h"
#include "core/measures/kernel_ridge.h"

namespace steelyard {
namespace {

KernelOptions width_of(double gamma) {
  KernelOptions options;
  options.gamma = gamma;
  return options;
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
    throw bad_input({"the active set is empty or has a sample that does not exist", "active set",
                     "samples from 1 to " + std::to_string(samples)});
  }
}

}  // namespace

KernelRidgeFit sparse_kernel_ridge(const Matrix& x, const Matrix& y,
                                   const std::vector<Index>& active, const Folds& folds,
                                   const KernelRidgeSearch& search) {
  check_active(active, x.rows());
  if (search.gammas.empty()) {
    throw bad_input({"there is no gamma to try", "kernel ridge regression", "at least one"});
  }
  const RidgeSearch ridge{Regularisation::tikhonov, search.penalties, false};
  KernelRidgeFit best;
  best.centres = x(active, Eigen::all);
  for (const double gamma : search.gammas) {
    const Matrix root = inverse_root(kernel_matrix(best.centres, best.centres, width_of(gamma)));
    const Matrix features = kernel_matrix(x, best.centres, width_of(gamma)) * root;
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
