// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include "core/matrix.h"

namespace steelyard {

/// Other coordinates of columns within each of their groups, in which the columns of a group are
/// uncorrelated: Y = X D, with D the inverse root C_GG^-1/2 for each group G. Group knockoffs (Dai
/// & Barber, The knockoff filter for FDR control in group-sparse and multitask regression, 2016)
/// need only that whole groups can be exchanged with their knockoffs: the matrix S in
///   cov(X, X~) = C - S,   2C - S positive semidefinite,
/// may be block-diagonal. With knockoffs of Y that have a diagonal S', X~ = Y~ D^-1 has such an S,
///   S = D^-1 S' D^-1.
/// Equal entries of S' are the choice of Dai & Barber. The columns of a group may thus be as alike
/// as they like: what they share with each other does not bind their knockoffs.
class GroupWhitening {
 public:
  /// \param correlation  C: D x D, ones on its diagonal
  /// \param groups       positions 0 .. D-1, each in exactly one group
  /// \return `std::nullopt` if C is not positive definite within a group
  [[nodiscard]] static std::optional<GroupWhitening> of(
      const Matrix& correlation, const std::vector<std::vector<Index>>& groups);

  /// X D.
  /// \param columns  X: N x D
  [[nodiscard]] Matrix whitened(const Matrix& columns) const;
  /// Y D^-1.
  /// \param columns  Y: N x D
  [[nodiscard]] Matrix coloured(const Matrix& columns) const;
  /// D C D, with ones on its diagonal.
  [[nodiscard]] Matrix whitened_correlation(const Matrix& correlation) const;

 private:
  struct Block {
    std::vector<Index> members;
    Matrix root, inverse_root;  ///< of C_GG
  };
  std::vector<Block> blocks_;  ///< of the groups with several columns
};

}  // namespace steelyard
