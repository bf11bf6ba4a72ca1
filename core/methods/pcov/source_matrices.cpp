// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/methods/pcov/source_matrices.h"

#include <Eigen/Cholesky>
#include <cmath>

#include "core/linalg/blocked_products.h"
#include "core/linalg/symmetric_spectrum.h"
#include "core/measures/kernel.h"
#include "core/measures/spread.h"

namespace steelyard::pcov {
namespace {

Vector factors_of(const MatrixView& columns, Scaling scaling, const std::stop_token& stop) {
  Vector deviations = Vector::Zero(columns.cols());
  for (Index column = 0; column < columns.cols() && !stop.stop_requested(); ++column) {
    deviations[column] = standard_deviations(columns.col(column))[0];
  }
  Vector inverse = (deviations.array() > 0.0).select(deviations.cwiseInverse(), 1.0);
  const auto varying = static_cast<double>((deviations.array() > 0.0).count());
  const double all = deviations.norm();
  switch (scaling) {
    case Scaling::columns:
      return varying > 0.0 ? Vector(inverse / std::sqrt(varying)) : inverse;
    case Scaling::matrix:
      return Vector::Constant(columns.cols(), all > 0.0 ? 1.0 / all : 1.0);
    case Scaling::unit_columns:
      return inverse;
    case Scaling::centre:
    case Scaling::none:
      break;
  }
  return Vector::Ones(columns.cols());
}

}  // namespace

ScaledColumns scaled_columns(const MatrixView& columns, Scaling scaling,
                             const std::stop_token& stop) {
  ScaledColumns scaled{Matrix(columns.rows(), columns.cols()), factors_of(columns, scaling, stop)};
  for (Index column = 0; column < columns.cols() && !stop.stop_requested(); ++column) {
    auto values = scaled.values.col(column);
    values = columns.col(column);
    if (scaling != Scaling::none) {
      if (values.minCoeff() == values.maxCoeff()) {
        values.setZero();  // exactly 0, despite rounding of the mean
      }
      values.array() -= values.mean();
    }
    values *= scaled.factors[column];
  }
  return scaled;
}

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

std::optional<Matrix> kernel_factor(Matrix alike, const RankCut& cut, const std::stop_token& stop) {
  const Matrix products = KernelNormaliser(alike).apply(alike);
  const Index samples = alike.rows();
  alike.resize(0, 0);
  Spectrum spectrum;
  if (!decompose(products, spectrum, stop)) {
    return std::nullopt;
  }
  const Index rank = rank_of(spectrum.values, samples, cut);
  return Matrix(spectrum.vectors.leftCols(rank) *
                spectrum.values.head(rank).cwiseSqrt().asDiagonal());
}

}  // namespace steelyard::pcov
