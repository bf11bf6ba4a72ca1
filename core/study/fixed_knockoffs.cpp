// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/study/fixed_knockoffs.h"

#include <algorithm>
#include <cmath>

#include "core/linalg/blocked_products.h"
#include "core/linalg/cholesky.h"
#include "core/study/gaussian_knockoffs.h"
#include "core/study/knockoff_blocks.h"

namespace steelyard {
namespace {

/// R (R'R)^-1/2 up to a rotation. \return false when stopped, or where columns are dependent
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

}  // namespace

Index rows_of_fixed_knockoffs(Index samples, Index features) {
  return std::max(samples, 2 * features + 1);
}

std::optional<FixedKnockoffs> fixed_knockoffs(const Matrix& columns, KnockoffSpread how,
                                              Random& random, const std::stop_token& stop) {
  const Index samples = columns.rows();
  const Index features = columns.cols();
  FixedKnockoffs made;
  made.columns = Matrix::Zero(rows_of_fixed_knockoffs(samples, features), features);
  made.columns.topRows(samples) = columns;
  Matrix gram;
  if (!column_products(columns, gram, stop)) {
    return std::nullopt;
  }
  const Matrix correlation = gram / static_cast<double>(samples);
  if (factorise_positive(gram, stop) != Factorisation::done) {
    return std::nullopt;
  }
  const auto spread = knockoff_spread_in_blocks(correlation, how, stop);
  if (!spread) {
    return std::nullopt;
  }
  Matrix directions(made.columns.rows(), features);
  for (double& entry : directions.reshaped()) {
    entry = random.normal();
  }
  // Once is not enough: what rounding leaves is still seen.
  for (int pass = 0; pass < 2; ++pass) {
    make_orthogonal(directions, made.columns, gram);
    if (!orthonormalise(directions, stop)) {
      return std::nullopt;
    }
  }
  const auto formula = GaussianKnockoffs::of({Vector::Zero(features), correlation, *spread}, stop);
  if (!formula) {
    return std::nullopt;
  }
  directions *= std::sqrt(static_cast<double>(samples));
  made.knockoffs = formula->sample(made.columns, directions);
  return made;
}

}  // namespace steelyard
