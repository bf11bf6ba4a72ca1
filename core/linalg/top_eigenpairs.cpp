// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/linalg/top_eigenpairs.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "core/linalg/symmetric_spectrum.h"

namespace steelyard {
namespace {

/// The start must have a component in every direction; fixed pseudo-random numbers do, except in
/// contrived cases.
Matrix scrambled_block(Index rows, Index columns) {
  Matrix block(rows, columns);
  std::uint32_t state = 0x9E3779B9U;
  for (Index column = 0; column < columns; ++column) {
    for (Index row = 0; row < rows; ++row) {
      state = state * 1664525U + 1013904223U;
      block(row, column) = static_cast<double>(state >> 8U) * 0x1.0p-24 - 0.5;
    }
  }
  return block;
}

/// A growing orthonormal basis and its product with the matrix.
class KrylovBasis {
 public:
  KrylovBasis(const SymmetricOperator& matrix, Index block)
      : matrix_(matrix), block_(block), vectors_(matrix.size, 0), products_(matrix.size, 0) {}

  /// Adds the part of the candidates that is new, until the whole space is spanned.
  /// \return how many vectors were added
  Index extend(Matrix candidates) {
    const Index before = vectors_.cols();
    for (Index column = 0; column < candidates.cols() && vectors_.cols() < matrix_.size; ++column) {
      add(candidates.col(column));
    }
    const Index added = vectors_.cols() - before;
    if (added > 0) {
      products_.conservativeResize(Eigen::NoChange, vectors_.cols());
      products_.rightCols(added) = matrix_.product(vectors_.rightCols(added));
    }
    return added;
  }

  [[nodiscard]] Matrix newest_products() const {
    return products_.rightCols(std::min(block_, products_.cols()));
  }
  [[nodiscard]] const Matrix& vectors() const { return vectors_; }
  [[nodiscard]] const Matrix& products() const { return products_; }
  [[nodiscard]] bool complete() const { return vectors_.cols() == matrix_.size; }

 private:
  void add(Vector candidate) {
    const double length = candidate.norm();
    // Twice is enough (Kahan, in Parlett 1980): the second pass removes what rounding left behind.
    for (int pass = 0; pass < 2; ++pass) {
      candidate -= vectors_ * (vectors_.transpose() * candidate);
    }
    constexpr double nothing_new = 1e-12;
    if (candidate.norm() > nothing_new * length) {
      vectors_.conservativeResize(Eigen::NoChange, vectors_.cols() + 1);
      vectors_.rightCols(1) = candidate.normalized();
    }
  }

  const SymmetricOperator& matrix_;
  Index block_;
  Matrix vectors_;
  Matrix products_;
};

struct Ritz {
  Eigenpairs pairs;
  double residual = 0.0;  ///< the largest
};

Ritz rayleigh_ritz(const KrylovBasis& basis, Index count) {
  const Matrix small = basis.vectors().transpose() * basis.products();
  const SymmetricEigen eigen = symmetric_eigen(0.5 * (small + small.transpose()));
  const Index kept = std::min(count, small.cols());
  const Matrix mix = eigen.vectors.rightCols(kept).rowwise().reverse();
  Ritz ritz;
  ritz.pairs.values = eigen.values.tail(kept).reverse();
  ritz.pairs.vectors = basis.vectors() * mix;
  const Matrix residuals =
      basis.products() * mix - ritz.pairs.vectors * ritz.pairs.values.asDiagonal();
  ritz.residual = residuals.colwise().norm().maxCoeff();
  return ritz;
}

}  // namespace

Eigenpairs top_eigenpairs(const SymmetricOperator& matrix, Index count, double tolerance) {
  KrylovBasis basis(matrix, count);
  basis.extend(scrambled_block(matrix.size, count));
  Ritz ritz = rayleigh_ritz(basis, count);
  constexpr int blocks_between_looks = 4;
  while (!basis.complete() && ritz.residual > tolerance * std::abs(ritz.pairs.values[0])) {
    Index added = 0;
    for (int block = 0; block < blocks_between_looks; ++block) {
      added = basis.extend(basis.newest_products());
    }
    ritz = rayleigh_ritz(basis, count);
    if (added == 0) {
      break;  // the space is invariant: no further improvement is possible
    }
  }
  return ritz.pairs;
}

}  // namespace steelyard
