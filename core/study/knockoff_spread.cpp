// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/knockoff_spread.h"

#include <algorithm>
#include <cmath>

#include "core/linalg/cholesky.h"
#include "core/linalg/symmetric_spectrum.h"

namespace steelyard {
namespace {

/// M = A^-1 of an A whose diagonal is lowered in one place at a time.
class LoweredInverse {
 public:
  /// \return false when stopped, or if A is not positive definite
  [[nodiscard]] bool set(Matrix a, const std::stop_token& stop) {
    const Index size = a.rows();
    gathered_ = 0;
    if (factorise_positive(a, stop) != Factorisation::done) {
      return false;
    }
    inverse_ = Matrix::Identity(size, size);
    constexpr Index solved_together = 128;
    for (Index first = 0; first < size; first += solved_together) {
      if (stop.stop_requested()) {
        return false;
      }
      auto some = inverse_.middleCols(first, std::min(solved_together, size - first));
      solve_lower(a, some);
      solve_lower_transposed(a, some);
    }
    columns_.resize(size, together);
    return true;
  }

  /// M e_j, valid until the next call.
  const Vector& column(Index j) {
    column_ = inverse_.col(j);
    if (gathered_ > 0) {
      const auto columns = columns_.leftCols(gathered_);
      column_.noalias() +=
          columns * columns.row(j).transpose().cwiseProduct(factors_.head(gathered_));
    }
    return column_;
  }

  /// A_jj becomes less by `step`, right after column(j) (Sherman & Morrison).
  void lower(Index j, double step) {
    columns_.col(gathered_) = column_;
    factors_[gathered_] = step / (1.0 - step * column_[j]);
    if (++gathered_ == together) {
      const Matrix weighed = columns_ * factors_.asDiagonal();
      inverse_.noalias() += weighed * columns_.transpose();
      gathered_ = 0;
    }
  }

 private:
  static constexpr Index together = 32;
  Matrix inverse_;
  Matrix columns_;  ///< of the changes that are gathered
  Eigen::Matrix<double, together, 1> factors_;
  Index gathered_ = 0;
  Vector column_;
};

/// The best s_j, all others fixed.
/// \param column  of M
double best_spread(KnockoffSpread how, double spread, const Vector& column, Index j,
                   double barrier) {
  const double own = column[j];
  switch (how) {
    case KnockoffSpread::semidefinite:
      // s_j + 1 / M_jj is where 2C - S gets singular.
      return std::clamp(spread + 1.0 / own - barrier, 0.0, 1.0);
    case KnockoffSpread::maximum_entropy:
      return 0.5 * (spread + 1.0 / own);
    default: {
      // 1/(s + d) + d n^2 / (1 - d M_jj), n the length of the column: its
      // derivative vanishes where 1 - d M_jj = n (s + d).
      const double length = column.norm();
      return spread + (1.0 - length * spread) / (own + length);
    }
  }
}

Matrix raised(const Matrix& correlation, const Vector& spread) {
  Matrix a = 2.0 * correlation;
  a.diagonal() -= spread;
  return a;
}

}  // namespace

std::optional<Vector> knockoff_spread(const Matrix& correlation, KnockoffSpread how,
                                      const std::stop_token& stop) {
  constexpr int most_sweeps = 120;
  constexpr double inside = 1.0 - 1e-4;  // so that rounding leaves 2C - S positive definite
  constexpr double still = 1e-6;
  constexpr double decay = 0.9;
  const Index size = correlation.rows();
  Spectrum spectrum;
  if (!decompose(correlation, spectrum, stop)) {
    return std::nullopt;
  }
  const double least = spectrum.values[size - 1];
  constexpr double singular = 1e-10;
  if (!(least > singular)) {
    return std::nullopt;
  }
  if (how == KnockoffSpread::equicorrelated) {
    return Vector::Constant(size, inside * std::min(1.0, 2.0 * least));
  }
  Vector spread = Vector::Constant(size, std::min(0.5, least));
  double barrier = std::min(0.5, 2.0 * least);
  LoweredInverse inverse;
  for (int sweep = 0; sweep < most_sweeps; ++sweep) {
    if (!inverse.set(raised(correlation, spread), stop)) {
      return std::nullopt;
    }
    double largest = 0.0;
    for (Index j = 0; j < size; ++j) {
      if (stop.stop_requested()) {
        return std::nullopt;
      }
      const double before = spread[j];
      spread[j] = best_spread(how, before, inverse.column(j), j, barrier);
      inverse.lower(j, spread[j] - before);
      largest = std::max(largest, std::abs(spread[j] - before));
    }
    barrier *= decay;
    if (how != KnockoffSpread::semidefinite && largest < still) {
      break;
    }
  }
  return spread;
}

}  // namespace steelyard
