// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <stop_token>

#include "core/matrix.h"

namespace steelyard {

/// Which directions of the inputs count as there.
struct RankCut {
  bool relative = true;
  double absolute = 1e-12;  ///< on squared singular values, where not relative
};

/// X = U S V' over the directions that the cut keeps, with what U makes of the targets.
struct GramSvd {
  Vector squares;  ///< r, squared singular values, falling, > 0
  Matrix right;    ///< D x r, V
  Matrix targets;  ///< r x p, U'Y
};

/// How many of the squares count as there. Relative cut: eps `size` times the largest.
/// \param squares  falling, one or more    \param size  the longer side of what they are of
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
