// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/matrix.h"

namespace steelyard {

/// Which directions of the inputs count towards their rank.
struct RankCut {
  bool relative = true;
  double absolute = 1e-12;  ///< on squared singular values, where not relative
};

/// X = U S V' over the directions that the cut keeps, and the targets projected onto U.
struct GramSvd {
  Vector squares;  ///< r, squared singular values, descending, > 0
  Matrix right;    ///< D x r, V
  Matrix targets;  ///< r x p, U'Y
};

/// The number of squares that count towards the rank. Relative cut: eps `size` times the largest.
/// \param squares  descending, not empty    \param size  the larger dimension of the matrix
[[nodiscard]] Index rank_of(const Vector& squares, Index size, const RankCut& cut);

/// By the eigenpairs of the smaller of X'X and XX'.
/// \param inputs  N x D    \param targets  N x p, p may be 0    \return nothing when stopped
[[nodiscard]] std::optional<GramSvd> gram_svd(const Matrix& inputs, const Matrix& targets,
                                              const RankCut& cut, const std::stop_token& stop);
/// The same where X'X is known already. \param products  X'X
[[nodiscard]] std::optional<GramSvd> gram_svd(const Matrix& inputs, const Matrix& products,
                                              const Matrix& targets, const RankCut& cut,
                                              const std::stop_token& stop);

}  // namespace steelyard
