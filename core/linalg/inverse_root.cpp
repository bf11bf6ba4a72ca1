// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/linalg/inverse_root.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/linalg/tridiagonal_form.h"

namespace steelyard {
namespace {

/// An upper bound of the spectrum (Gershgorin).
double bound_of(const TridiagonalForm& matrix) {
  const Index size = matrix.diagonal().size();
  double bound = 0.0;
  for (Index k = 0; k < size; ++k) {
    const double left = k > 0 ? std::abs(matrix.below()[k - 1]) : 0.0;
    const double right = k + 1 < size ? std::abs(matrix.below()[k]) : 0.0;
    bound = std::max(bound, matrix.diagonal()[k] + left + right);
  }
  return bound;
}

/// Whether all eigenvalues are above `least`: all pivots of T - least are positive (Sylvester).
bool is_above(const TridiagonalForm& matrix, double least) {
  double pivot = matrix.diagonal()[0] - least;
  for (Index k = 1; k < matrix.diagonal().size() && pivot > 0.0; ++k) {
    pivot = matrix.diagonal()[k] - least - matrix.below()[k - 1] * matrix.below()[k - 1] / pivot;
  }
  return pivot > 0.0;
}

/// (T + shift)^(-1) applied to each column in place.
void solve_shifted(const TridiagonalForm& matrix, double shift, Vector& factors, Matrix& columns) {
  const Index size = matrix.diagonal().size();
  double pivot = matrix.diagonal()[0] + shift;
  columns.row(0) /= pivot;
  for (Index k = 1; k < size; ++k) {
    factors[k] = matrix.below()[k - 1] / pivot;
    pivot = matrix.diagonal()[k] + shift - matrix.below()[k - 1] * factors[k];
    columns.row(k) = (columns.row(k) - matrix.below()[k - 1] * columns.row(k - 1)) / pivot;
  }
  for (Index k = size - 2; k >= 0; --k) {
    columns.row(k) -= factors[k + 1] * columns.row(k + 1);
  }
}

/// The nodes reach far enough, and are close enough, for truncation and discretisation errors to
/// lie below rounding.
Matrix root_times(const TridiagonalForm& matrix, double least, double most, const Matrix& vectors) {
  constexpr double beyond = 36.0;  // e^-36 = 2e-16
  constexpr double width = 0.27;   // e^(-pi^2 / width) = 1e-16
  const double first = 0.5 * std::log(least) - beyond;
  const double last = 0.5 * std::log(most) + beyond;
  Matrix sum = Matrix::Zero(vectors.rows(), vectors.cols());
  Vector factors(vectors.rows());
  const auto nodes = static_cast<Index>(std::ceil((last - first) / width));
  for (Index node = 0; node <= nodes; ++node) {
    const double at = std::exp(first + width * static_cast<double>(node));
    Matrix solved = at * vectors;
    solve_shifted(matrix, at * at, factors, solved);
    sum += solved;
  }
  return 2.0 / std::numbers::pi * width * sum;
}

}  // namespace

std::optional<Matrix> inverse_root_times(const Matrix& products, const Matrix& vectors,
                                         double least_share, const std::stop_token& stop) {
  if (products.rows() < 2) {
    return std::nullopt;
  }
  const auto matrix = TridiagonalForm::of(products, stop);
  if (!matrix) {
    return std::nullopt;
  }
  const double most = bound_of(*matrix);
  const double least = least_share * most;
  if (!(most > 0.0) || !is_above(*matrix, least)) {
    return std::nullopt;
  }
  return matrix->turned_back(root_times(*matrix, least, most, matrix->turned(vectors)));
}

}  // namespace steelyard
