// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard {

/// The remainder of a positive semi-definite matrix A (X'X or XX') as a set of items grows, one
/// column of the factor L per item: A - L L' is the product of X after the chosen columns (rows)
/// are projected out. O(size k) for the k-th item.
class PivotedCholesky {
 public:
  /// \param diagonal  of A, >= 0    \param most  the largest number of items; memory size x most
  PivotedCholesky(Vector diagonal, Index most);

  /// The remaining share of A's trace, 0 .. 1.
  [[nodiscard]] double share_left() const;
  /// Whether no further item adds anything.
  [[nodiscard]] bool is_exhausted() const { return exhausted_; }
  /// Adds an item; `column` is its column of A.
  /// \return the factor's new column; empty where the item adds nothing
  [[nodiscard]] Vector take(Index item, const Vector& column);

 private:
  Vector remaining_;  ///< the diagonal of A - L L'
  double trace_;
  Matrix factor_;
  Index taken_ = 0;
  bool exhausted_;
};

}  // namespace steelyard
