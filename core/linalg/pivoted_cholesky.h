// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/matrix.h"

namespace steelyard {

/// What a growing set of items leaves of a positive semi-definite matrix A (X'X or XX'), one column
/// of the factor L at a time: A - L L' is the product of what is left of X after the chosen columns
/// (rows) are projected out. O(size k) for the k-th item.
class PivotedCholesky {
 public:
  /// \param diagonal  of A, >= 0    \param most  items that may come; memory size x most
  PivotedCholesky(Vector diagonal, Index most);

  /// What is left of A's diagonal. size
  [[nodiscard]] const Vector& remaining() const { return remaining_; }
  /// What is left of A's trace as a share of it, 0 .. 1.
  [[nodiscard]] double share_left() const;
  /// Whether no item adds anything.
  [[nodiscard]] bool is_exhausted() const { return exhausted_; }
  /// Takes an item with column `column` of A.
  /// \return the factor's new column; empty where the item adds nothing
  [[nodiscard]] Vector take(Index item, const Vector& column);

 private:
  Vector remaining_;
  double trace_;
  Matrix factor_;
  Index taken_ = 0;
  bool exhausted_;
};

}  // namespace steelyard
