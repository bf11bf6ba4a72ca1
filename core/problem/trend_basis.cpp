// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/problem/trend_basis.h"

#include <Eigen/QR>
#include <algorithm>
#include <cmath>

namespace steelyard {
namespace {

/// A share of a column's length that rounding explains.
constexpr double rounding = 1e-9;

/// At mean 0 and length 1; a constant column is 0.
Vector centred_trend(const Vector& values) {
  const Vector centred = values.array() - values.mean();
  const double length = centred.norm();
  return length > 0.0 && std::isfinite(length) ? Vector(centred / length) : Vector(0.0 * centred);
}

}  // namespace

Matrix trend_basis(const std::vector<Vector>& trends, const std::vector<Index>& rows) {
  constexpr std::size_t most_trends = 3;
  const auto count = std::ssize(rows);
  std::vector<Vector> along{Vector::LinSpaced(count, -1.0, 1.0)};
  for (std::size_t trend = 0; trend < std::min(most_trends, trends.size()); ++trend) {
    along.push_back(centred_trend(trends[trend](rows)));
  }
  Matrix spanning(count, 1 + 2 * std::ssize(along));
  spanning.col(0).setConstant(1.0 / std::sqrt(static_cast<double>(count)));
  Index next = 1;
  for (const Vector& trend : along) {
    spanning.col(next++) = centred_trend(trend);
    spanning.col(next++) = centred_trend(trend.cwiseAbs2());
  }
  Eigen::ColPivHouseholderQR<Matrix> factored(spanning);
  factored.setThreshold(rounding);
  return factored.householderQ() * Matrix::Identity(count, factored.rank());
}

Matrix without_trend(const Matrix& columns, const Matrix& basis) {
  Matrix rest = columns;
  rest.noalias() -= basis * (basis.transpose() * columns);
  for (Index column = 0; column < rest.cols(); ++column) {
    if (!(rest.col(column).norm() > rounding * columns.col(column).norm())) {
      rest.col(column).setZero();
    }
  }
  return rest;
}

}  // namespace steelyard
