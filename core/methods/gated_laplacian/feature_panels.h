// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/matrix.h"

namespace steelyard::gated {

/// Makes room for at least this many columns, without keeping their values. The number of open
/// gates changes with every step, so memory is not given back. If memory runs out, the matrix stays
/// intact, whereas Eigen's resize frees before it allocates.
inline void make_room(Matrix& matrix, Index rows, Index columns) {
  if (matrix.rows() != rows || matrix.cols() < columns) {
    matrix = Matrix(rows, columns);
  }
}

/// A table Y of many features and few samples, laid out for sums over the features. Features are
/// stored in panels of 256; within a panel the values of one sample are adjacent. Both sums below
/// have symmetric results, so only half of each is computed; Eigen's products take twice as long
/// (bench_gates).
class FeaturePanels {
 public:
  static constexpr Index width = 256;

  /// Stores Y, N x D.
  /// \param samples  Y', D x N: one sample after the other
  void set(const MatrixView& samples);

  /// Stores some columns of a table, each times a factor.
  /// \param columns   N x C, one column after the other
  /// \param features  D positions of columns
  /// \param factors   D
  void set(const Matrix& columns, const std::vector<Index>& features, const Vector& factors);

  /// Y Y', N x N.
  void products_of_samples(Matrix& products) const;
  /// y' M y for the columns y of the leading features.
  /// \param symmetric  M, N x N
  /// \param count      number of leading features, 0 .. D
  [[nodiscard]] Vector forms_of_features(const Matrix& symmetric, Index count) const;

 private:
  [[nodiscard]] const double* panel(Index number) const {
    return values_.data() + number * padded_samples_ * width;
  }
  void resize(Index features, Index samples);
  void add_products(Index number, Matrix& products) const;

  Index samples_ = 0;
  Index padded_samples_ = 0;  ///< rounded up to a whole number of tiles; the added samples are 0
  Index features_ = 0;
  Matrix values_;  ///< width x (padded samples times panels), then unused room
};

}  // namespace steelyard::gated
