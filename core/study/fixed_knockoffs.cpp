// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/fixed_knockoffs.h"

#include <algorithm>
#include <utility>

#include "core/linalg/blocked_products.h"
#include "core/linalg/cholesky.h"
#include "core/study/knockoff_blocks.h"

namespace steelyard {
namespace {

/// R (R'R)^-1/2 up to a rotation.
/// \return false when stopped, or where columns are dependent
bool orthonormalise(Matrix& columns, const std::stop_token& stop) {
  Matrix gram;
  if (!column_products(columns, gram, stop) ||
      factorise_positive(gram, stop) != Factorisation::done) {
    return false;
  }
  Matrix transposed = columns.transpose();
  solve_lower(gram, transposed);
  columns = transposed.transpose();
  return true;
}

/// Takes from the directions what they share with a constant and with the columns.
/// \param factor  of X'X
void make_orthogonal(Matrix& directions, const Matrix& columns, const Matrix& factor) {
  directions.rowwise() -= directions.colwise().mean();
  Matrix shared = columns.transpose() * directions;
  solve_lower(factor, shared);
  solve_lower_transposed(factor, shared);
  directions.noalias() -= columns * shared;
}

/// The number of rows of fixed knockoffs: N, or 2 D + 1 if that is more.
Index rows_of_fixed_knockoffs(Index samples, Index features) {
  return std::max(samples, 2 * features + 1);
}

}  // namespace

FixedKnockoffs::FixedKnockoffs(Matrix columns, Matrix factor, GaussianKnockoffs formula,
                               double mean_spread)
    : columns_(std::move(columns)),
      factor_(std::move(factor)),
      formula_(std::move(formula)),
      mean_spread_(mean_spread) {}

std::optional<FixedKnockoffs> FixedKnockoffs::of(const Matrix& columns, KnockoffSpread how,
                                                 const std::stop_token& stop) {
  const auto samples = static_cast<double>(columns.rows());
  const Index features = columns.cols();
  Matrix gram;
  if (!column_products(columns, gram, stop)) {
    return std::nullopt;
  }
  const Matrix correlation = gram / samples;
  if (factorise_positive(gram, stop) != Factorisation::done) {
    return std::nullopt;
  }
  const auto spread = knockoff_spread_in_blocks(correlation, how, stop);
  if (!spread) {
    return std::nullopt;
  }
  auto formula = GaussianKnockoffs::of({Vector::Zero(features), correlation, *spread}, stop);
  if (!formula) {
    return std::nullopt;
  }
  Matrix extended = Matrix::Zero(rows_of_fixed_knockoffs(columns.rows(), features), features);
  extended.topRows(columns.rows()) = columns;
  return FixedKnockoffs(std::move(extended), std::move(gram), std::move(*formula), spread->mean());
}

std::optional<KnockoffPairs> FixedKnockoffs::draw(Random& random,
                                                  const std::stop_token& stop) const {
  Matrix directions(columns_.rows(), columns_.cols());
  for (double& entry : directions.reshaped()) {
    entry = random.normal();
  }
  // Once is not enough: what rounding leaves is still seen.
  for (int pass = 0; pass < 2; ++pass) {
    make_orthogonal(directions, columns_, factor_);
    if (!orthonormalise(directions, stop)) {
      return std::nullopt;
    }
  }
  // The columns of U have length 1, those of X the square root of N.
  directions *= columns_.col(0).norm();
  return KnockoffPairs{columns_, formula_.sample(columns_, directions)};
}

}  // namespace steelyard
