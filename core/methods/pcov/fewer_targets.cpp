// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/pcov/fewer_targets.h"

#include <Eigen/Cholesky>

#include "core/linalg/blocked_products.h"

namespace steelyard::pcov {

Index fewest_targets(Index targets, Index samples) {
  return targets > 2 * samples ? samples : targets;
}

std::optional<Matrix> fewer_targets(Matrix targets, const std::stop_token& stop) {
  if (fewest_targets(targets.cols(), targets.rows()) == targets.cols()) {
    return targets;
  }
  Matrix products;
  if (!column_products(targets.transpose(), products, stop)) {
    return std::nullopt;
  }
  // Pivoted, since centred columns leave the products without an inverse.
  const Eigen::LDLT<Matrix> factors(products);
  const Vector lengths = factors.vectorD().cwiseMax(0.0).cwiseSqrt();
  Matrix lower = factors.matrixL();
  lower *= lengths.asDiagonal();
  return Matrix(factors.transpositionsP().transpose() * lower);
}

}  // namespace steelyard::pcov
