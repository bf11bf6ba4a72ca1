// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard {

/// What remains of a positive semi-definite matrix A (X'X or XX') as a set of items grows, with one
/// column of the factor L per item: A - L L' is the product of X after the chosen columns (or rows)
/// are projected out. The k-th item costs O(size k).
class PivotedCholesky {
 public:
  /// \param diagonal  of A, >= 0
  /// \param most      the largest number of items expected. Memory grows with the items that are
  ///                  taken, to less than size x 2 most
  PivotedCholesky(Vector diagonal, Index most);

  /// The remaining share of A's trace, 0 .. 1.
  [[nodiscard]] double share_left() const;
  /// Whether no further item adds anything.
  [[nodiscard]] bool is_exhausted() const { return exhausted_; }
  /// Adds an item.
  /// \param column  the column of A that belongs to the item
  /// \return the new column of the factor; empty if the item adds nothing
  [[nodiscard]] Vector take(Index item, const Vector& column);

 private:
  Vector remaining_;  ///< the diagonal of A - L L'
  double trace_;
  Matrix factor_;
  Index taken_ = 0;
  bool exhausted_;
};

}  // namespace steelyard
