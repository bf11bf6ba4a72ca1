// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <optional>

#include "core/matrix.h"

namespace steelyard {

/// Points that need not all be in memory at once.
struct PointRows {
  Index samples = 0;                                      ///< N
  Index dimension = 0;                                    ///< D
  std::function<Matrix(Index first, Index count)> block;  ///< count x D, finite; the same each time
};

/// The points X minus their mean, and products with them. A table of moderate size is kept in
/// memory; the rows of a larger one are generated block by block, anew for each product.
class CentredPoints {
 public:
  /// \param held_whole  tables with at most this many numbers are kept in memory
  explicit CentredPoints(PointRows points, Index held_whole = Index{1} << 23U);

  [[nodiscard]] Index samples() const { return points_.samples; }
  [[nodiscard]] Index dimension() const { return points_.dimension; }
  [[nodiscard]] bool is_whole() const { return whole_.has_value(); }
  [[nodiscard]] double squared_norm() const { return squared_norm_; }

  /// X B.
  /// \param block  B, D x b
  /// \return N x b
  [[nodiscard]] Matrix times(const Matrix& block) const;
  /// X' B.
  /// \param block  B, N x b
  /// \return D x b
  [[nodiscard]] Matrix transposed_times(const Matrix& block) const;
  /// X' X, D x D; only the lower triangle is set.
  [[nodiscard]] Matrix covariance_sum() const;
  /// X X', N x N; only the lower triangle is set. Requires is_whole().
  [[nodiscard]] Matrix gram() const;

 private:
  void for_each_block(const std::function<void(Index first, const Matrix& rows)>& visit) const;

  PointRows points_;
  Index rows_at_once_ = 1;
  Eigen::RowVectorXd mean_;
  std::optional<Matrix> whole_;
  double squared_norm_ = 0.0;
};

}  // namespace steelyard
