// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/matrix.h"

namespace steelyard {

/// Decides which directions of the inputs count towards their rank.
struct RankCut {
  bool relative = true;
  double absolute = 1e-12;  ///< least squared singular value if not relative
};

/// X = U S V' over the directions that are kept, and the targets projected onto U.
struct GramSvd {
  Vector squares;  ///< squared singular values: r, descending, > 0
  Matrix right;    ///< V: D x r
  Matrix targets;  ///< U'Y: r x p
};

/// The number of squares that count towards the rank. A relative cut keeps those above eps `size`
/// times the largest, where eps is the machine epsilon.
/// \param squares  squared singular values, descending, not empty
/// \param size     the larger dimension of the matrix
[[nodiscard]] Index rank_of(const Vector& squares, Index size, const RankCut& cut);

/// Computed from the eigenpairs of the smaller of X'X and XX'.
/// \param inputs   X, N x D
/// \param targets  Y, N x p; p may be 0
/// \return `std::nullopt` when stopped
[[nodiscard]] std::optional<GramSvd> gram_svd(const Matrix& inputs, const Matrix& targets,
                                              const RankCut& cut, const std::stop_token& stop);
/// The same where X'X is known already.
/// \param products  X'X, D x D
[[nodiscard]] std::optional<GramSvd> gram_svd(const Matrix& inputs, const Matrix& products,
                                              const Matrix& targets, const RankCut& cut,
                                              const std::stop_token& stop);

}  // namespace steelyard
